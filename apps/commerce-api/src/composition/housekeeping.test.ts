import { createSandboxGateway } from '../domains/payments/sandbox-gateway.ts';
import { createMailer } from '../kernel/mail/mailer.ts';
import { add, ITEM, getLines, readCart } from '../testing/carts.ts';
import { order, readyToOrder } from '../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { runHousekeeping } from './housekeeping.ts';

const DAY = 86_400_000;
const log = { error: () => {}, info: () => {}, warn: () => {} };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }, { sku: 'pens' }] });
});
afterAll(() => shop.close());

const tidyUpIn = (days: number) =>
  runHousekeeping(
    {
      settings: shop.settings,
      database: shop.database,
      gateway: createSandboxGateway(shop.database.db),
      mailer: createMailer({ send: async () => undefined }),
      failingParts: new Set(),
      now: () => new Date(Date.now() + days * DAY),
    },
    log,
  );
type Table =
  | 'sessions'
  | 'carts'
  | 'cart_lines'
  | 'idempotency_keys'
  | 'orders'
  | 'attempt_counters'
  | 'known_devices'
  | 'shopping_lists'
  | 'shopping_list_items'
  | 'favorite_lists'
  | 'stripe_events';
const count = async (table: Table) =>
  (
    await shop.database.db
      .selectFrom(table)
      .select((each) => each.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

it('keeps data in use, and deletes data past its retention time', async () => {
  const shopper = shop.shopper();
  await order(shopper, await readyToOrder(shopper, 'paper'));
  await add(shopper, 'paper', 1, 'key');
  const [pens] = getLines(await add(shopper, 'pens'));
  await shopper.remove(`${ITEM}/${pens!.cartItemId}`);

  await tidyUpIn(0);
  expect(await count('idempotency_keys')).toBeGreaterThan(0);
  expect((await readCart(shopper)).items).toHaveLength(1);
  expect((await shopper.put(ITEM, { items: [{ cartItemId: pens!.cartItemId, qty: 1 }] })).status).toBe(200);
  await shopper.remove(`${ITEM}/${pens!.cartItemId}`);

  await tidyUpIn(2);
  expect(await count('idempotency_keys')).toBe(0);
  expect(await count('cart_lines')).toBe(2); // one cart belongs to the order, the other is open
  expect((await readCart(shopper)).items).toHaveLength(1);

  await tidyUpIn(31);
  expect(await count('sessions')).toBe(0);
  expect(await count('carts')).toBe(0);
  // An order outlives the session that placed it.
  expect(await count('orders')).toBe(1);
});

it('deletes attempt counters past their window, and devices unused for a year', async () => {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'ada@example.com',
    password: 'a long phrase of mine',
  });
  expect(await count('attempt_counters')).toBeGreaterThan(0);
  await tidyUpIn(1);
  expect(await count('attempt_counters')).toBe(0);
  await tidyUpIn(364);
  expect(await count('known_devices')).toBe(1);
  await tidyUpIn(366);
  expect(await count('known_devices')).toBe(0);
});

it('keeps a guest’s lists as long as the session, and an account’s for ever', async () => {
  const guest = shop.shopper();
  const { body } = await guest.post('/list', { name: 'Office' });
  const { id } = body.data.list as { id: string };
  await guest.post(`/list/${id}/item`, { itemId: 'paper' });
  await guest.put(`/list/${id}`, { favorite: true });
  const account = shop.shopper();
  await account.post('/account/register', {
    firstName: 'Bea',
    lastName: 'Page',
    username: 'bea@example.com',
    password: 'a long phrase of mine',
  });
  await account.post('/list', { name: 'Office' });
  // A guest session with only a list is not empty, so it is kept.
  await tidyUpIn(29);
  expect((await guest.get(`/list/${id}`)).status).toBe(200);
  await tidyUpIn(31);
  expect([await count('shopping_list_items'), await count('favorite_lists')]).toEqual([0, 0]);
  expect(await count('shopping_lists')).toBe(1);
});

it('keeps the ids of payment events as long as the provider may repeat them', async () => {
  const event = { id: 'evt_1', type: 'charge.refunded', received_at: new Date() };
  await shop.database.db.insertInto('stripe_events').values(event).execute();
  await tidyUpIn(34);
  expect(await count('stripe_events')).toBe(1);
  await tidyUpIn(36);
  expect(await count('stripe_events')).toBe(0);
});
