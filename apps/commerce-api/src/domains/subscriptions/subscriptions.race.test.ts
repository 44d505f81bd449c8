import { paymentsIn } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { createRestockWorker, passDays, subscribe, SUBSCRIPTIONS } from '../../testing/restocking.ts';
import { createTestShop, getStock, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { recoverPayments } from '../orders/index.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let shopper: Shopper;
let gateway: PaymentGateway;
const log = { error: () => {}, warn: () => {} };
const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

beforeAll(async () => {
  shop = await createTestShop({
    products: times(6, (index) => ({
      sku: `paper-${index}`,
      price: 1000,
      conditions: { autoRestock: true },
    })),
  });
  await writeDemoAccounts(shop.database.db);
  gateway = createSandboxGateway(shop.database.db);
});
afterAll(() => shop.close());

const signedIn = async () => {
  const { username, password } = demoAccounts[0]!;
  const visitor = shop.shopper();
  await visitor.post('/account/signin', { username, password });
  return visitor;
};
let placedBefore = 0;
let capturedBefore = 0;
const countOrders = async () => (await shopper.get('/orders')).body.data.total as number;
const countCaptured = async () => (await paymentsIn(shop.database, 'CAPTURED')).length;
const orders = async () => (await countOrders()) - placedBefore;
const captured = async () => (await countCaptured()) - capturedBefore;
beforeEach(async () => {
  const { db } = shop.database;
  shop.clock.now = new Date();
  for (const table of ['subscriptions', 'saved_cards', 'account_addresses', 'carts'] as const)
    await db.deleteFrom(table).execute();
  for (const index of [0, 1, 2, 3, 4, 5]) await setStock(shop.database, `paper-${index}`, 100);
  shopper = await signedIn();
  placedBefore = await countOrders();
  capturedBefore = await countCaptured();
});

/** Simulates a process that dies in its gateway call: it does nothing more, so its lease is released and its order is never settled. */
class Died extends Error {}
const dyingGateway = (method: 'authorize' | 'capture', when: 'before' | 'after') =>
  withCalls(gateway, (processor) => ({
    [method]: async (...args: never[]) => {
      if (when === 'after') await (processor[method] as (...rest: never[]) => Promise<unknown>)(...args);
      throw new Died('the process died');
    },
  }));

it('several concurrent workers: one order and one charge for each subscription', async () => {
  for (let index = 0; index < 4; index += 1) {
    expect((await subscribe(shop, shopper, `paper-${index}`)).status).toBe(200);
  }
  passDays(shop, 1.1);
  const workers = times(4, () => createRestockWorker(shop));
  for (let round = 0; round < 6; round += 1) await Promise.all(workers.map((work) => work()));
  expect(await orders()).toBe(4);
  expect(await captured()).toBe(4);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  for (let index = 0; index < 4; index += 1) expect(await getStock(shop.database, `paper-${index}`)).toBe(98);
});

it('without leases, which may expire, the database still permits one order', async () => {
  await subscribe(shop, shopper, 'paper-0');
  passDays(shop, 1.1);
  const free = () => Promise.resolve(() => Promise.resolve());
  const workers = times(4, () =>
    createRestockWorker({
      ...shop,
      database: { ...shop.database, leases: { tryAcquire: free, close: () => undefined } },
    }),
  );
  await Promise.all(workers.map((work) => work()));
  // A worker that lost the race may have postponed the order before another one placed it.
  passDays(shop, 0.1);
  await workers[0]!();
  await recoverPayments({ database: shop.database, gateway, now: () => shop.clock.now }, log);
  expect(await orders()).toBe(1);
  expect(await captured()).toBe(1);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

it.each([
  ['authorize', 'before'],
  ['authorize', 'after'],
  ['capture', 'before'],
  ['capture', 'after'],
] as const)('a crash at %s, %s the gateway answers: one order and one charge', async (method, when) => {
  await subscribe(shop, shopper, 'paper-1');
  passDays(shop, 1.1);
  await createRestockWorker(shop, dyingGateway(method, when))();
  await recoverPayments({ database: shop.database, gateway, now: () => shop.clock.now }, log);
  passDays(shop, 0.1);
  await createRestockWorker(shop)();
  await createRestockWorker(shop)();
  expect(await orders()).toBe(1);
  expect(await captured()).toBe(1);
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  expect(await getStock(shop.database, 'paper-1')).toBe(98);
});

it('a subscription that is canceled while its order is placed: canceled without an order, or ordered before', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, revision } = (await subscribe(shop, shopper, `paper-${round}`)).body.data.subscription;
    passDays(shop, 1.1);
    shopper = await signedIn();
    const before = await orders();
    // The cancellation arrives while the money is being authorized; in every other round, before the order is written.
    const cancel = () => shopper.post(`${SUBSCRIPTIONS}/${id}/action`, { action: 'CANCEL', revision });
    let canceled: Awaited<ReturnType<typeof cancel>> | undefined;
    const slow = withCalls(gateway, (processor) => ({
      authorize: async (...args) => {
        const answer = await processor.authorize(...args);
        if (round % 2) canceled = await cancel();
        return answer;
      },
    }));
    const [, reply] = await Promise.all([
      createRestockWorker(shop, slow)(),
      round % 2 ? undefined : cancel(),
    ]);
    const { status } = (reply ?? canceled)!;
    await recoverPayments({ database: shop.database, gateway, now: () => shop.clock.now }, log);
    const placed = (await orders()) - before;
    expect({ round, status, placed }).toEqual({
      round,
      status: placed ? 409 : 200,
      placed: round % 2 ? 0 : placed,
    });
    expect(await getStock(shop.database, `paper-${round}`)).toBe(placed ? 98 : 100);
    await shop.database.db.deleteFrom('subscriptions').execute();
  }
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
  expect(await captured()).toBe(await orders());
});

it('two tabs that subscribe to one item: one subscription', async () => {
  const { addressId, paymentId } = (await subscribe(shop, shopper, 'paper-0')).body.data.subscription;
  await shop.database.db.deleteFrom('subscriptions').execute();
  const nextDate = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const body = { itemId: 'paper-0', qty: 1, interval: 'MONTHLY', nextDate, addressId, paymentId };
  const replies = await Promise.all(
    times(6, (index) => shopper.post(SUBSCRIPTIONS, body, { key: `tab-${index % 3}` })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
  expect((await shopper.get(SUBSCRIPTIONS)).body.data.subscriptions).toHaveLength(1);
});
