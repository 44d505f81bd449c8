import { readCart } from '../../testing/carts.ts';
import { order, paymentsIn, readyToOrder } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { createTestShop, getStock, type TestShop } from '../../testing/test-shop.ts';
import type { PaymentGateway, PaymentProcessor } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';
import { recoverPayments } from './recover-payments.ts';

/** The gateway call that fails as if the process had died in it. */
type Death = keyof PaymentProcessor | 'after authorize';

let shop: TestShop;
let death: Death | undefined;
let gateway: PaymentGateway;
const log = { error: () => {}, warn: () => {} };

beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'paper', stock: 1000 }],
    gateway: ({ db }) => {
      gateway = createSandboxGateway(db);
      const dying = <A extends unknown[], R>(name: Death, call: (...args: A) => Promise<R>) => {
        return async (...args: A) => {
          if (death === name) throw new Error('the process died');
          return call(...args);
        };
      };
      return withCalls(gateway, (processor) => ({
        authorize: dying('authorize', async (...args) => {
          const answer = await processor.authorize(...args);
          if (death === 'after authorize') throw new Error('the process died');
          return answer;
        }),
        capture: dying('capture', processor.capture),
        void: dying('void', processor.void),
        refund: dying('refund', processor.refund),
        reverse: dying('reverse', processor.reverse),
      }));
    },
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  death = undefined;
});

const attempts = (key: string) =>
  shop.database.db.selectFrom('payment_attempts').selectAll().where('idempotency_key', '=', key).execute();
const held = async () => (await paymentsIn(shop.database, 'AUTHORIZED')).length;
const recover = () => recoverPayments({ database: shop.database, gateway, now: () => shop.clock.now }, log);

it('a death after the money was held leaves no order; the same key then gives one order and one charge', async () => {
  const shopper = shop.shopper();
  const before = await getStock(shop.database, 'paper');
  const total = await readyToOrder(shopper, 'paper');
  death = 'after authorize';
  expect((await order(shopper, total, 'held')).status).toBe(500);
  expect(await getStock(shop.database, 'paper')).toBe(before);
  expect((await readCart(shopper)).items).toHaveLength(1);
  expect(await held()).toBe(1);
  death = undefined;
  expect((await order(shopper, total, 'held')).status).toBe(200);
  expect(await attempts('held')).toMatchObject([{ state: 'CAPTURED' }]);
  expect(await held()).toBe(0);
  expect(await getStock(shop.database, 'paper')).toBe(before - 1);
});

it('money held without an order is released at the next start', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  death = 'after authorize';
  await order(shopper, total, 'orphan');
  expect(await recover()).toBe(1);
  expect(await attempts('orphan')).toMatchObject([{ state: 'VOIDED' }]);
  expect(await held()).toBe(0);
  death = undefined;
  expect((await order(shopper, total, 'orphan')).status).toBe(200);
  expect((await attempts('orphan')).map((attempt) => attempt.state).sort()).toEqual(['CAPTURED', 'VOIDED']);
});

it('an existing order is charged at the next start, and its shopper already has it', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  death = 'capture';
  const reply = await order(shopper, total, 'uncaptured');
  expect(reply.status).toBe(200);
  expect(await attempts('uncaptured')).toMatchObject([
    { state: 'ORDERED', order_number: reply.body.data.order.orderNumber },
  ]);
  expect(await recover()).toBe(1);
  expect(await recover()).toBe(0);
  expect(await attempts('uncaptured')).toMatchObject([{ state: 'CAPTURED' }]);
  expect((await order(shopper, total, 'uncaptured')).body).toEqual(reply.body);
});

it('a key that is older than its record still gives its order', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  const reply = await order(shopper, total, 'ancient');
  shop.clock.now = new Date(Date.now() + 25 * 3_600_000);
  // By then it is too late to cancel; everything else is the same.
  const { cancellableUntil: _, ...placed } = reply.body.data.order;
  expect((await order(shopper, total, 'ancient')).body.data.order).toEqual(placed);
  shop.clock.now = new Date();
});

it('attempts in progress are left alone', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  death = 'after authorize';
  await order(shopper, total, 'busy');
  const [attempt] = await attempts('busy');
  const release = await shop.database.leases.tryAcquire(`key:${attempt!.session_id}:busy`);
  expect(await recover()).toBe(0);
  await release?.();
  expect(await recover()).toBe(1);
});
