import { sql } from 'kysely';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, getStock, type TestShop } from '../../testing/test-shop.ts';
import { createFulfillment } from './fulfillment.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let fulfillment: ReturnType<typeof createFulfillment>;
const mails: string[] = [];
const LOG = { info: () => undefined, error: () => undefined };
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 1000 }] });
  fulfillment = createFulfillment({
    database: shop.database,
    settings: shop.settings,
    mailer: createMailer({ send: async ({ subject }) => void mails.push(subject) }),
    now: () => new Date(),
  });
});
afterAll(() => shop.close());

async function placed() {
  const shopper = shop.shopper();
  const reply = await order(shopper, await readyToOrder(shopper, 'paper', { qty: 2 }));
  return { shopper, orderNumber: reply.body.data.order.orderNumber as string };
}

it('ten concurrent cancellations return everything once', async () => {
  const before = await getStock(shop.database, 'paper');
  const { shopper, orderNumber } = await placed();
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shopper.post(`/orders/${orderNumber}/cancel`)),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await getStock(shop.database, 'paper')).toBe(before);
  const attempts = await shop.database.db
    .selectFrom('payment_attempts')
    .select('state')
    .where('order_number', '=', orderNumber)
    .execute();
  expect(attempts).toEqual([{ state: 'REFUNDED' }]);
  expect(shop.mails.filter(({ kind }) => kind === 'orderCanceled')).toHaveLength(1);
});

it('of shipment and cancellation one wins, and stock and money agree with it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await getStock(shop.database, 'paper');
    const { shopper, orderNumber } = await placed();
    const ship = () =>
      fulfillment.execute({ orderNumber, step: 'ship' }, LOG).then(
        () => true,
        (error: { status: number }) => {
          expect(error.status).toBe(409);
          return false;
        },
      );
    const [canceled, shipped] = await Promise.all([shopper.post(`/orders/${orderNumber}/cancel`), ship()]);
    expect(canceled.status).toBe(shipped ? 409 : 200);
    expect(await getStock(shop.database, 'paper')).toBe(shipped ? before - 2 : before);
    const { status } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
    expect(status).toBe(shipped ? 'SHIPPED' : 'CANCELED');
    const entry = await shop.database.db
      .selectFrom('payment_attempts')
      .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
      .innerJoin('sandbox_ledger', (join) => join.on(sql<boolean>`sandbox_ledger.key = payments.id::text`))
      .select('sandbox_ledger.state')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(entry.state).toBe(shipped ? 'CAPTURED' : 'REFUNDED');
  }
});

it('ten concurrent shipments of one order ship it once', async () => {
  const { orderNumber } = await placed();
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => fulfillment.execute({ orderNumber, step: 'ship', tracking: 'T' }, LOG)),
  );
  expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
  expect(mails.filter((subject) => subject.includes(orderNumber))).toHaveLength(1);
});
