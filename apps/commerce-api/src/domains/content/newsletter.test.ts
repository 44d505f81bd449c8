import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { deleteUnconfirmedSubscribers, listSubscribers } from './index.ts';

const DAY = 86_400_000;
const SIGN_UP = { emailID: 'ada@example.com', phoneNumber: '5085550142', landingPages: ['/newsletter'] };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.mails.length = 0;
  shop.clock.now = new Date('2026-11-21T10:00:00Z');
  await shop.database.db.deleteFrom('newsletter_subscribers').execute();
  await shop.database.db.deleteFrom('attempt_counters').execute();
});

const subscribe = (body: object = SIGN_UP, tenant: 'sdc' | 'sba' = 'sdc') =>
  shop.shopper(tenant).post(`/cc/..${SPARX_PROXY_PATH}/subscribeUserforOffers`, body);
const use = (step: 'confirm' | 'unsubscribe', token: string) =>
  shop.shopper().post(`/content/newsletter/${step}`, { token });
const getToken = (place = -1) => /confirm\?token=([\w-]+)/.exec(shop.mails.at(place)!.text)![1]!;
const stored = () =>
  shop.database.db
    .selectFrom('newsletter_subscribers')
    .select(['tenant', 'email', 'state', 'form_id', 'phone_number', 'landing_pages', 'consent_version'])
    .execute();
const isListed = async () => (await listSubscribers(shop.database.db)).length > 0;

it('subscribes an address once its owner has opened the mailed link (storefront-7.38)', async () => {
  const reply = await subscribe();
  expect(reply.body).toEqual({ data: { isAccepted: true } });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(await stored()).toEqual([
    {
      tenant: 'sdc',
      email: 'ada@example.com',
      state: 'PENDING',
      form_id: 4053,
      phone_number: '5085550142',
      landing_pages: ['/newsletter'],
      consent_version: '2026-11',
    },
  ]);
  expect(await isListed()).toBe(false);
  expect(shop.mails).toMatchObject([{ kind: 'newsletterConfirm', to: 'ada@example.com' }]);
  const token = getToken();
  expect((await use('confirm', token)).status).toBe(200);
  expect(shop.mails[1]).toMatchObject({
    kind: 'newsletterWelcome',
    unsubscribeUrl: expect.stringContaining('/forms/newsletter/one-click?token='),
  });
  // A link that is opened twice has the same effect, without another mail.
  expect((await use('confirm', token)).status).toBe(200);
  expect(shop.mails).toHaveLength(2);
  const [subscriber] = await listSubscribers(shop.database.db);
  expect(subscriber).toMatchObject({ tenant: 'sdc', email: 'ada@example.com' });

  const unsubscribe = subscriber!.unsubscribePath.split('token=')[1]!;
  expect(shop.mails[1]!.text).toContain(`/newsletter/unsubscribe?token=${unsubscribe}`);
  expect((await use('unsubscribe', unsubscribe)).status).toBe(200);
  expect((await use('unsubscribe', unsubscribe)).status).toBe(200);
  expect((await use('unsubscribe', token)).body.error).toMatchObject({
    status: 400,
    code: 'UNSUBSCRIBE_LINK_INVALID',
  });
  expect(await isListed()).toBe(false);
  // The confirmation link does not subscribe the address again.
  expect((await use('confirm', token)).body.error).toMatchObject({
    status: 400,
    code: 'NEWSLETTER_LINK_INVALID',
  });
  await subscribe();
  expect((await use('confirm', getToken())).status).toBe(200);
  expect(await isListed()).toBe(true);
});

it('replies the same for an address that is subscribed, and sends it no mail', async () => {
  const first = await subscribe();
  await use('confirm', getToken());
  shop.mails.length = 0;
  const again = await subscribe({ ...SIGN_UP, emailID: ' ADA@example.com' });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(shop.mails).toEqual([]);
  expect(await stored()).toMatchObject([{ email: 'ada@example.com', state: 'CONFIRMED' }]);
});

it('keeps an address unsubscribed if another visitor signs it up again', async () => {
  await subscribe();
  await use('confirm', getToken());
  const [subscriber] = await listSubscribers(shop.database.db);
  const unsubscribe = subscriber!.unsubscribePath.split('token=')[1]!;
  await use('unsubscribe', unsubscribe);
  await subscribe();
  expect(await stored()).toMatchObject([{ state: 'PENDING' }]);
  await deleteUnconfirmedSubscribers(shop.database.db, new Date(shop.clock.now.getTime() + 7 * DAY));
  expect(await stored()).toMatchObject([{ state: 'UNSUBSCRIBED' }]);
  expect((await use('unsubscribe', unsubscribe)).status).toBe(200);
});

it('accepts the latest link only, for 7 days, then deletes the sign-up', async () => {
  await subscribe();
  await subscribe();
  expect((await use('confirm', getToken(0))).status).toBe(400);
  shop.clock.now = new Date(shop.clock.now.getTime() + 7 * DAY);
  expect((await use('confirm', getToken())).status).toBe(400);
  const { db } = shop.database;
  await deleteUnconfirmedSubscribers(db, new Date(shop.clock.now.getTime() - 1));
  expect(await stored()).toHaveLength(1);
  await deleteUnconfirmedSubscribers(db, shop.clock.now);
  expect(await stored()).toEqual([]);
});

it('keeps the sites apart, with links to the pages of each', async () => {
  await subscribe();
  await subscribe({ ...SIGN_UP, formId: 6759, jobFunction: 'Procurement', employeeSize: '400+' }, 'sba');
  expect(await stored()).toHaveLength(2);
  expect(shop.mails[1]!.text).toContain('/cc/mmx/newsletter/confirm?token=');
  await use('confirm', getToken());
  expect(await listSubscribers(shop.database.db)).toMatchObject([
    { tenant: 'sba', jobFunction: 'Procurement', employeeSize: '400+' },
  ]);
});

it.each([
  [{ emailID: 'ada' }, 'EMAIL_INVALID', 'emailID'],
  [{ formId: 6759 }, 'JOB_FUNCTION_MISSING', 'jobFunction'],
  [{ formId: 6759, jobFunction: 'Other' }, 'EMPLOYEE_SIZE_MISSING', 'employeeSize'],
  [{ employeeSize: '12' }, 'INVALID_REQUEST', 'employeeSize'],
  [{ phoneNumber: '508' }, 'INVALID_REQUEST', 'phoneNumber'],
  [{ landingPages: ['javascript:'] }, 'INVALID_REQUEST', 'landingPages[0]'],
])('rejects %j', async (change, code, field) => {
  const reply = await subscribe({ ...SIGN_UP, ...change });
  expect(reply.body.error).toMatchObject({ status: 400, code, field });
  expect(await stored()).toEqual([]);
});

it('limits the mails to one address', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await subscribe()).status).toBe(200);
  expect((await subscribe()).body.error).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});
