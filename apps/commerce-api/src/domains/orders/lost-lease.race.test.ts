import { createCommerceApi } from '../../app.ts';
import type { Database } from '../../kernel/database/database.ts';
import { GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, setStock, getStock, type TestShop } from '../../testing/test-shop.ts';
import { withCalls } from '../../testing/gateways.ts';
import { onInstance } from '../../testing/second-instance.ts';
import type { PaymentGateway, PaymentProcessor } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';
import { recoverPayments } from './recover-payments.ts';

/**
 * The exactly-once rules without the protection of a lease: one instance stalls while placing an order, and another one places the same
 * order in the meantime. Runs on PostgreSQL only, which instances can share.
 */
let shop: TestShop;
let gateway: PaymentGateway;
/** The step before which the first instance stalls, and the function that lets it continue. */
let stall:
  | { before: keyof PaymentProcessor | 'after authorize'; reached: () => void; release: Promise<void> }
  | undefined;

/** Grants leases immediately, as if each had expired. */
const withoutLeases = (database: Database): Database => ({
  ...database,
  leases: { tryAcquire: () => Promise.resolve(() => Promise.resolve()), close: () => undefined },
});

async function pause(at: NonNullable<typeof stall>['before']) {
  if (stall?.before !== at) return;
  const { reached, release } = stall;
  stall = undefined;
  reached();
  await release;
}

let elsewhere: Awaited<ReturnType<typeof createCommerceApi>>;
let stalling: Awaited<ReturnType<typeof createCommerceApi>>;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 1000 }] });
  const database = withoutLeases(shop.database);
  gateway = createSandboxGateway(shop.database.db);
  const slow = withCalls(gateway, (processor) => ({
    authorize: async (...call) => {
      await pause('authorize');
      const answer = await processor.authorize(...call);
      await pause('after authorize');
      return answer;
    },
    capture: async (key, amount) => (await pause('capture'), processor.capture(key, amount)),
    void: async (key) => (await pause('void'), processor.void(key)),
  }));
  const common = { settings: shop.settings, database, logStream: { write: () => undefined } };
  stalling = await createCommerceApi({ ...common, gateway: slow });
  elsewhere = await createCommerceApi({ ...common, gateway });
  // Startup would finish unfinished payments; here, tests call `recover` when they want that.
  await stalling.ready();
  await elsewhere.ready();
});
afterAll(async () => {
  await stalling.close();
  await elsewhere.close();
  await shop.close();
});

/** Stalls one instance before a step until the given work is done. */
async function whileStalled<T>(
  before: NonNullable<typeof stall>['before'],
  start: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  let reached = () => {};
  let release = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  stall = { before, reached, release: new Promise<void>((resolve) => (release = resolve)) };
  const started = start();
  await isReached;
  await meanwhile();
  release();
  return started;
}

const getLedger = async (key: string) => {
  const { db } = shop.database;
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
    .select(['payments.id', 'payment_attempts.state'])
    .where('idempotency_key', '=', key)
    .execute();
  const ledger = await db.selectFrom('sandbox_ledger').select(['key', 'state']).execute();
  return attempts
    .map(({ id, state }) => `${ledger.find((entry) => entry.key === id)?.state} ${state}`)
    .sort();
};
const recover = () =>
  recoverPayments(
    { database: withoutLeases(shop.database), gateway, now: () => shop.clock.now },
    { error: () => {}, warn: () => {} },
  );

describe.each(['authorize', 'after authorize', 'capture'] as const)(
  'an instance that stalls at: %s',
  (step) => {
    it('answers with the order that another instance has placed, which is charged once and refunded once', async () => {
      const shopper = shop.shopper();
      const key = `same-${step.replace(' ', '-')}`;
      const total = await readyToOrder(shopper, 'paper');
      const before = await getStock(shop.database, 'paper');
      let fast: Awaited<ReturnType<typeof order>> | undefined;
      const slow = await whileStalled(
        step,
        () => order(onInstance(shopper, stalling), total, key),
        async () => {
          fast = await order(onInstance(shopper, elsewhere), total, key);
        },
      );
      expect([slow.status, fast?.status]).toEqual([200, 200]);
      expect(slow.body).toEqual(fast!.body);
      expect(await getStock(shop.database, 'paper')).toBe(before - 1);
      expect(await getLedger(key)).toEqual(['CAPTURED CAPTURED']);
      expect((await order(shopper, total, key)).body).toEqual(fast!.body);

      const { orderNumber } = fast!.body.data.order;
      expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(200);
      expect(await getLedger(key)).toEqual(['REFUNDED REFUNDED']);
    });

    it('never voids an order whose money recovery has taken care of', async () => {
      const shopper = shop.shopper();
      const key = `recovered-${step.replace(' ', '-')}`;
      const total = await readyToOrder(shopper, 'paper');
      const reply = await whileStalled(step, () => order(onInstance(shopper, stalling), total, key), recover);
      // Recovery voids attempts without an order and captures the others. In the first case the shopper repeats the request.
      const placed = reply.status === 200 ? reply : await order(shopper, total, key);
      expect(placed.status).toBe(200);
      expect((await shopper.get('/orders')).body.data.orders).toHaveLength(1);
      expect((await getLedger(key)).filter((states) => states.startsWith('CAPTURED'))).toEqual([
        'CAPTURED CAPTURED',
      ]);
      expect((await getLedger(key)).filter((states) => states.startsWith('AUTHORIZED'))).toEqual([]);
    });
  },
);

it('a refusal never replaces the order that was stored under the same key', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper', { card: '4000000000000002' });
  // The card is declined on one instance. Meanwhile, the shopper has entered a valid one under the same key on the other instance.
  const slow = await whileStalled(
    'authorize',
    () => order(onInstance(shopper, stalling), total, 'declined'),
    async () => {
      await payBy(shopper, GOOD_CARD);
      await order(onInstance(shopper, elsewhere), total, 'declined');
    },
  );
  const again = await order(shopper, total, 'declined');
  expect(again.status).toBe(200);
  expect(slow.body).toEqual(again.body);
  expect((await getLedger('declined')).filter((states) => states.startsWith('CAPTURED'))).toHaveLength(1);
});

it('the last unit, twice under one key: one order, and the refusal of the other attempt changes nothing', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  await setStock(shop.database, 'paper', 1);
  let fast: Awaited<ReturnType<typeof order>> | undefined;
  const slow = await whileStalled(
    'after authorize',
    () => order(onInstance(shopper, stalling), total, 'last'),
    async () => {
      fast = await order(onInstance(shopper, elsewhere), total, 'last');
    },
  );
  expect(fast!.status).toBe(200);
  expect(slow.body).toEqual(fast!.body);
  expect(await getStock(shop.database, 'paper')).toBe(0);
  expect(await getLedger('last')).toEqual(['CAPTURED CAPTURED']);
});
