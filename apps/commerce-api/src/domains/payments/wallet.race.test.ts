import type { PaymentInfo } from '@foolscap/payments/contract';
import { cardBody } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 10 }] });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('saved_cards').execute();
});

const WALLET = '/account/payments';
const [{ username, password }] = demoAccounts as [(typeof demoAccounts)[number]];

/** One account in two browser windows. */
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
  // The same number with other dates: other cards.
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

it('a card that one window edits while another removes it is gone', async () => {
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
