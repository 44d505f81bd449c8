import type { FastifyInstance } from 'fastify';
import type { PaymentInfo } from '@foolscap/payments/contract';
import { cardBody } from '../../testing/checkouts.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 10 }] });
  await writeDemoAccounts(shop.database.db);
  second = await createSecondInstance(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.database.db.deleteFrom('saved_cards').execute();
});

const WALLET = '/account/payments';
const [{ username, password }] = demoAccounts as [(typeof demoAccounts)[number]];

/** Opens one account in two browser windows. */
async function twoWindows(): Promise<[Shopper, Shopper]> {
  const windows = [shop.shopper(), shop.shopper()] as [Shopper, Shopper];
  for (const window of windows) await window.post('/account/signin', { username, password });
  return windows;
}

const list = async (shopper: Shopper) => (await shopper.get(WALLET)).body.data as unknown as PaymentInfo;

it('two windows that save the same card leave it once, and one default', async () => {
  const [one, two] = await twoWindows();
  for (let round = 0; round < 5; round += 1) {
    const replies = await Promise.all([one, two].map((each) => each.post(WALLET, cardBody())));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { userPayments } = await list(one);
    expect(userPayments).toMatchObject([{ isDefault: true }]);
    await one.remove(`${WALLET}/${userPayments[0]!.id}`);
  }
});

it('two windows that save the last free place leave ten cards', async () => {
  const [one, two] = await twoWindows();
  // The same number with other expiration dates counts as different cards.
  for (let card = 0; card < 9; card += 1)
    await one.post(WALLET, cardBody(undefined, { expiryYear: `20${40 + card}` }));
  const replies = await Promise.all(
    [one, two].map((each, index) =>
      each.post(WALLET, cardBody(undefined, { expiryYear: `20${60 + index}` })),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await list(one)).cardCount).toBe(10);
});

it('a card that one window edits while another removes it is removed', async () => {
  const [one, two] = await twoWindows();
  for (let round = 0; round < 5; round += 1) {
    await one.post(WALLET, cardBody());
    const { id } = (await list(one)).userPayments[0]!;
    const [edited, removed] = await Promise.all([
      one.put(`${WALLET}/${id}`, { userNotes: 'Office', defaultPayment: true }),
      two.remove(`${WALLET}/${id}`),
    ]);
    expect([200, 404]).toContain(edited.status);
    expect(removed.status).toBe(200);
    expect((await list(one)).userPayments).toEqual([]);
  }
});

/** Creates one account in two tabs, whose calls go to different instances. */
async function twoTabs(): Promise<[Shopper, Shopper]> {
  const shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
  return [shopper, onInstance(shopper, second)];
}

it('two tabs that each make another card the default leave one default', async () => {
  const [one, two] = await twoTabs();
  for (const expiryYear of ['2041', '2042', '2043'])
    await one.post(WALLET, cardBody(undefined, { expiryYear }));
  const { userPayments } = await list(one);
  for (let round = 0; round < 8; round += 1) {
    const [first, other] = [userPayments[round % 3]!, userPayments[(round + 1) % 3]!];
    const replies = await Promise.all([
      one.put(`${WALLET}/${first.id}`, { defaultPayment: true }),
      two.put(`${WALLET}/${other.id}`, { defaultPayment: true }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const defaults = (await list(one)).userPayments.filter(({ isDefault }) => isDefault);
    expect(defaults).toHaveLength(1);
    expect([first.id, other.id]).toContain(defaults[0]!.id);
  }
});

it('two tabs that edit different details of one card keep both changes', async () => {
  const [one, two] = await twoTabs();
  await one.post(WALLET, cardBody());
  const { id } = (await list(one)).userPayments[0]!;
  for (let round = 0; round < 8; round += 1) {
    const [userNotes, expiryYear] = [`Office ${'abcdefgh'[round]}`, `20${40 + round}`];
    const replies = await Promise.all([
      one.put(`${WALLET}/${id}`, { userNotes }),
      two.put(`${WALLET}/${id}`, { expiryMonth: '11', expiryYear }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(two)).userPayments).toMatchObject([{ userNotes, expiryMonth: '11', expiryYear }]);
  }
});

it('two tabs that remove the default card and edit another one leave one default', async () => {
  const [one, two] = await twoTabs();
  for (let round = 0; round < 5; round += 1) {
    for (const expiryYear of ['2041', '2042'])
      await one.post(WALLET, cardBody(undefined, { expiryYear, defaultPayment: true }));
    const { userPayments } = await list(one);
    const [removed, edited] = userPayments.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
    const replies = await Promise.all([
      one.remove(`${WALLET}/${removed!.id}`),
      two.put(`${WALLET}/${edited!.id}`, { userNotes: 'Office' }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await list(two)).userPayments).toMatchObject([
      { id: edited!.id, userNotes: 'Office', isDefault: true },
    ]);
    await one.remove(`${WALLET}/${edited!.id}`);
  }
});

it('two tabs that give two cards of one number the same date leave both, with different dates', async () => {
  const [one, two] = await twoTabs();
  for (const expiryYear of ['2041', '2042']) await one.post(WALLET, cardBody(undefined, { expiryYear }));
  const { userPayments } = await list(one);
  const replies = await Promise.all(
    [one, two].map((tab, index) =>
      tab.put(`${WALLET}/${userPayments[index]!.id}`, { expiryMonth: '12', expiryYear: '2050' }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)!.body.error.code).toBe('SAVED_CARD_EXISTS');
  expect(new Set((await list(one)).userPayments.map(({ expiryYear }) => expiryYear)).size).toBe(2);
});
