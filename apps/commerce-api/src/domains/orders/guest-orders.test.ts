import { deleteExpiredOrderLinks } from './order-links.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

/** The shopper's email address, different in each test. */
let email = '';
let count = 0;
const PASSWORD = 'pencils-and-paper-7';
const DAY_MS = 86_400_000;
/** Maximum number of attempts per minute for one order. */
const MOST = 5;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    env: { SIGN_IN_ATTEMPTS_PER_MINUTE: String(MOST) },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.mails.length = 0;
  await shop.database.db.deleteFrom('attempt_counters').execute();
  count += 1;
  // The database may not be able to lower-case all letters.
  email = `adá-${count}@example.com`;
});

async function placeAsGuest(guest = shop.shopper()) {
  const reply = await order(guest, await readyToOrder(guest, 'paper', { email }));
  return { guest, orderNumber: reply.body.data.order.orderNumber as string };
}
const register = (shopper: Shopper, username = email) =>
  shopper.post('/account/register', { username, password: PASSWORD, firstName: 'Ada', lastName: 'Reyes' });
const signIn = (shopper: Shopper, username = email) =>
  shopper.post('/account/signin', { username, password: PASSWORD });
const listOrders = async (shopper: Shopper) =>
  (await shopper.get('/orders')).body.data.orders.map((each: { orderNumber: string }) => each.orderNumber);
const read = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.get(`/orders/${orderNumber}`)).status;
const getToken = (kind: string) =>
  /\?token=([\w-]{43})\s/.exec(shop.mails.findLast((mail) => mail.kind === kind)?.text ?? '')?.[1] ?? '';
const open = (shopper: Shopper, orderNumber: string, token: string) =>
  shopper.post(`/orders/${orderNumber}/open`, { token });
const find = (shopper: Shopper, orderNumber: string, email: string) =>
  shopper.post('/orders/find', { orderNumber, email });

describe('an order placed as a guest belongs', () => {
  it.each([
    ['registers', register],
    ['signs in', signIn],
  ])('to the account that %s in that browser, on every device', async (_, enter) => {
    if (enter === signIn) await register(shop.shopper());
    const { guest, orderNumber } = await placeAsGuest();
    expect((await enter(guest)).status).toBe(200);
    await guest.post('/account/signout');
    const elsewhere = shop.shopper();
    await signIn(elsewhere);
    expect(await listOrders(elsewhere)).toEqual([orderNumber]);
    expect(await read(elsewhere, orderNumber)).toBe(200);
    // The next account that signs in there does not claim it.
    expect(await read(guest, orderNumber)).toBe(404);
    await register(guest, `eve-${email}`);
    expect(await listOrders(guest)).toEqual([]);
  });

  it('to the account with its address once that address is confirmed, and to no other', async () => {
    const { orderNumber } = await placeAsGuest();
    const owner = shop.shopper();
    await register(owner);
    expect(await listOrders(owner)).toEqual([]);
    expect(await read(owner, orderNumber)).toBe(404);
    const token = getToken('welcome');
    const stranger = shop.shopper();
    await register(stranger, `eve-${email}`);
    expect((await stranger.post('/account/email/confirm', { token: 'x'.repeat(43) })).body.error.code).toBe(
      'EMAIL_LINK_INVALID',
    );
    // It takes both: the mail, and signing in to the account, which any shopper may have registered with that address.
    expect((await shop.shopper().post('/account/email/confirm', { token })).status).toBe(401);
    expect((await stranger.post('/account/email/confirm', { token })).status).toBe(403);
    const atHome = shop.shopper();
    await signIn(atHome);
    expect((await atHome.post('/account/email/confirm', { token })).status).toBe(200);
    const repeated = await atHome.post('/account/email/confirm', { token });
    expect([repeated.status, repeated.body.error.code]).toEqual([409, 'EMAIL_ALREADY_CONFIRMED']);
    expect(await listOrders(owner)).toEqual([orderNumber]);
    expect(await listOrders(stranger)).toEqual([]);
    // Later orders with this address are claimed at the next sign-in.
    const later = await placeAsGuest();
    const again = shop.shopper();
    await signIn(again);
    expect(await listOrders(again)).toEqual([later.orderNumber, orderNumber]);
  });

  it('by a link that the owner has sent again, with the same reply once it is confirmed', async () => {
    const owner = shop.shopper();
    await register(owner);
    const send = () => owner.post('/account/email/send-confirmation', {});
    const countMails = () => shop.mails.filter(({ to }) => to === email).length;
    const isConfirmed = async () => (await owner.get('/account')).body.data.userProfile.isEmailConfirmed;
    expect((await shop.shopper().post('/account/email/send-confirmation', {})).status).toBe(401);
    const sent = await send();
    expect(await isConfirmed()).toBe(false);
    expect((await owner.post('/account/email/confirm', { token: getToken('confirmEmail') })).status).toBe(
      200,
    );
    expect(await isConfirmed()).toBe(true);
    const before = countMails();
    const again = await send();
    expect([again.status, again.body]).toEqual([sent.status, sent.body]);
    expect(countMails()).toBe(before);
  });

  it('not any longer to the browser that placed it, once it has come into an account elsewhere', async () => {
    const { guest, orderNumber } = await placeAsGuest();
    const owner = shop.shopper();
    await register(owner);
    await owner.post('/account/email/confirm', { token: getToken('welcome') });
    expect(await read(guest, orderNumber)).toBe(404);
    await register(guest, `eve-${email}`);
    expect(await listOrders(guest)).toEqual([]);
    expect((await guest.post(`/orders/${orderNumber}/cancel`)).status).toBe(404);
  });

  it('not to an account whose address changed after the mail', async () => {
    const { orderNumber } = await placeAsGuest();
    const owner = shop.shopper();
    await register(owner);
    const token = getToken('welcome');
    await owner.put('/account/email', { email: `new-${email}`, password: PASSWORD });
    expect((await owner.post('/account/email/confirm', { token })).status).toBe(400);
    expect(await read(owner, orderNumber)).toBe(404);
  });
});

describe('the link in the mail of a guest’s order', () => {
  it('opens that order in any browser, to read and to cancel, and nothing else', async () => {
    const { guest, orderNumber } = await placeAsGuest();
    const token = getToken('orderPlaced');
    const other = await placeAsGuest(guest);
    const elsewhere = shop.shopper();
    expect(await read(elsewhere, orderNumber)).toBe(404);
    expect((await open(elsewhere, other.orderNumber, token)).body.error.code).toBe('ORDER_NOT_FOUND');
    expect((await open(elsewhere, orderNumber, token)).status).toBe(200);
    expect((await open(elsewhere, orderNumber, token)).status).toBe(200);
    expect(await read(elsewhere, orderNumber)).toBe(200);
    expect(await read(elsewhere, other.orderNumber)).toBe(404);
    expect(await listOrders(elsewhere)).toEqual([]);
    expect((await elsewhere.post(`/orders/${orderNumber}/cancel`)).body.data.order.status).toBe('CANCELED');
  });

  it('is not in the database or the log, and expires', async () => {
    const { orderNumber } = await placeAsGuest();
    const token = getToken('orderPlaced');
    const elsewhere = shop.shopper();
    await elsewhere.get(`/orders/${orderNumber}?token=${token}`);
    expect(
      JSON.stringify(await shop.database.db.selectFrom('order_links').selectAll().execute()),
    ).not.toContain(token);
    const { now } = shop.clock;
    const later = new Date(now.getTime() + 91 * DAY_MS);
    expect((await open(elsewhere, orderNumber, token)).status).toBe(200);
    await deleteExpiredOrderLinks(shop.database.db, now);
    expect(await read(elsewhere, orderNumber)).toBe(200);
    shop.clock.now = later;
    expect((await open(elsewhere, orderNumber, token)).status).toBe(404);
    shop.clock.now = now;
    // A session that has opened it can no longer see it either.
    await deleteExpiredOrderLinks(shop.database.db, later);
    expect(await read(elsewhere, orderNumber)).toBe(404);
    expect(shop.logged()).not.toContain(token);
  });

  it('works however often it is used, and while others guess at the order', async () => {
    const { orderNumber } = await placeAsGuest();
    const token = getToken('orderPlaced');
    for (let tries = 0; tries <= MOST; tries += 1) {
      await find(shop.shopper(), orderNumber, 'eve@example.com');
      expect((await open(shop.shopper(), orderNumber, token)).status).toBe(200);
    }
    expect((await find(shop.shopper(), orderNumber, email)).status).toBe(429);
  });

  it('is revoked when an account claims the order; later mails link to the sign-in', async () => {
    const { guest, orderNumber } = await placeAsGuest();
    const token = getToken('orderPlaced');
    const elsewhere = shop.shopper();
    await open(elsewhere, orderNumber, token);
    await register(guest);
    expect(await read(elsewhere, orderNumber)).toBe(404);
    expect((await open(elsewhere, orderNumber, token)).status).toBe(404);
    await guest.post(`/orders/${orderNumber}/cancel`);
    expect(shop.mails.at(-1)).toMatchObject({ kind: 'orderCanceled' });
    expect(shop.mails.at(-1)?.text).not.toContain('token=');
  });
});

describe('an order is found by number and email address', () => {
  it('of a guest; an unknown number and a wrong address get the same reply', async () => {
    const { orderNumber } = await placeAsGuest();
    const elsewhere = shop.shopper();
    const replies = [
      await find(elsewhere, orderNumber, 'eve@example.com'),
      await find(elsewhere, '1', email),
      await find(shop.shopper('sba'), orderNumber, email),
    ];
    for (const { status, body } of replies)
      expect([status, { ...body.error, requestId: '' }]).toEqual([
        404,
        { status: 404, code: 'ORDER_NOT_FOUND', message: 'We couldn’t find this order.', requestId: '' },
      ]);
    expect(await read(elsewhere, orderNumber)).toBe(404);
    const found = await find(elsewhere, ` ${orderNumber} `, ` ${email.toUpperCase()} `);
    expect(found.body.data).toEqual({ orderNumber });
    expect(await read(elsewhere, orderNumber)).toBe(200);
  });

  it('but not of an account', async () => {
    const { guest, orderNumber } = await placeAsGuest();
    await register(guest);
    expect((await find(shop.shopper(), orderNumber, email)).status).toBe(404);
  });

  it('a few times a minute, from any session', async () => {
    const { orderNumber } = await placeAsGuest();
    const statuses: number[] = [];
    for (let tries = 0; tries <= MOST; tries += 1)
      statuses.push((await find(shop.shopper(), orderNumber, 'eve@example.com')).status);
    expect(statuses).toEqual([...Array<number>(MOST).fill(404), 429]);
  });
});
