import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { giftCard, order, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { findUnbalancedCards, listEntries } from '../../testing/stored-value.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';
import { recoverPayments } from './recover-payments.ts';

/** Concurrent captures, refunds and cancellations on two instances. Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: FastifyInstance;
let gateway: PaymentGateway;
/** Called before each capture by the first instance; the gateway call waits for it. */
let beforeCapture: (key: string) => Promise<void>;
/** Called before each refund by the first instance. */
let beforeRefund: () => Promise<void>;
beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
    gateway: ({ db }) => {
      gateway = createSandboxGateway(db);
      return withCalls(gateway, (processor) => ({
        capture: async (key, amount) => (await beforeCapture(key), processor.capture(key, amount)),
        refund: async (...args) => (await beforeRefund(), processor.refund(...args)),
      }));
    },
  });
  second = await createSecondInstance(shop, gateway);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(() => {
  beforeCapture = async () => undefined;
  beforeRefund = async () => undefined;
});
afterEach(async () => {
  expect(await findUnbalancedCards(shop.database)).toEqual([]);
});

let serial = 0;

/** Prepares a cart paid by a gift card of $7 and a credit card. */
async function prepare() {
  const shopper = shop.shopper();
  const card = giftCard(700, (serial += 1));
  const total = await readyToOrder(shopper, 'paper', { qty: 3 });
  await payByGiftCard(shopper, card);
  const found = await gateway.storedValue.find({
    type: 'GIFT_CARD',
    accountNumber: card,
    code: card.slice(-4),
  });
  return { shopper, total, token: found!.token, key: `tenders-${serial}` };
}

/** Reads tender, attempt and ledger state of each payment under a key, with the amount that the ledger keeps. */
async function getLedger(key: string): Promise<string[]> {
  const { rows } = await sql<{ type: string; attempt: string; state: string; kept: number }>`
    select payments.type, attempts.state as attempt, ledger.state,
      case when ledger.state = 'VOIDED' then 0 else ledger.amount_minor - ledger.refunded_minor end as kept
    from payments join payment_attempts attempts on attempts.id = payments.attempt_id
      join sandbox_ledger ledger on ledger.key = payments.id::text
    where attempts.idempotency_key = ${key} order by payments.position`.execute(shop.database.db);
  return rows.map(({ type, attempt, state, kept }) => `${type} ${attempt} ${state} ${kept}`);
}

const getOrderNumber = async (key: string) =>
  (
    await shop.database.db
      .selectFrom('payment_attempts')
      .select('order_number')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow()
  ).order_number!;

const recover = () =>
  recoverPayments(
    { database: shop.database, gateway, now: () => shop.clock.now },
    { error: () => undefined, warn: () => undefined },
  );

it.each([
  ['before the first capture', ['GIFT_CARD', 'CARD']],
  ['between the captures', ['CARD']],
])('an order that another instance cancels %s is not paid by any tender', async (_, stalled) => {
  const { shopper, total, token, key } = await prepare();
  let canceled: Promise<number> | undefined;
  beforeCapture = async (payment) => {
    const { type } = await shop.database.db
      .selectFrom('payments')
      .select('type')
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    if (!stalled.includes(type)) return;
    canceled ??= onInstance(shopper, second)
      .post(`/orders/${await getOrderNumber(key)}/cancel`)
      .then(({ status }) => status);
    await canceled;
  };
  const reply = await order(shopper, total, key);
  expect([reply.status, await canceled]).toEqual([200, 200]);
  const ledger = await getLedger(key);
  expect(ledger).toHaveLength(2);
  for (const payment of ledger) expect(payment).toMatch(/^(GIFT_CARD|CARD) REFUNDED (VOIDED|REFUNDED) 0$/);
  const entries = await listEntries(shop.database, token);
  expect(entries.slice(0, 2)).toEqual(['ISSUE 700', 'HOLD -700']);
  expect(entries.slice(2)).toEqual([expect.stringMatching(/^(RELEASE|REFUND) 700$/)]);
  expect(await recover()).toBe(0);
});

it('units that another instance cancels during the capture are refunded as soon as the money is captured', async () => {
  const { shopper, total, key } = await prepare();
  let canceled: Promise<number> | undefined;
  beforeCapture = async () => {
    const path = `/orders/${await getOrderNumber(key)}/cancel`;
    canceled ??= onInstance(shopper, second)
      .post(path, { lines: [{ lineNumber: 1, qty: 1 }] })
      .then(({ status }) => status);
    await canceled;
  };
  const { orderNumber } = (await order(shopper, total, key)).body.data.order;
  expect(await canceled).toBe(200);
  const { payments } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  const [, { amountApplied, amountRefunded }] = payments;
  expect(amountRefunded).toBeGreaterThan(0);
  expect(await getLedger(key)).toEqual([
    'GIFT_CARD CAPTURED CAPTURED 700',
    `CARD CAPTURED CAPTURED ${Math.round((amountApplied - amountRefunded) * 100)}`,
  ]);
  expect(await recover()).toBe(0);
});

it('a capture by recovery and a concurrent cancellation: the money is returned once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { shopper, total, token, key } = await prepare();
    beforeCapture = () => Promise.reject(new Error('the process died'));
    const { orderNumber } = (await order(shopper, total, key)).body.data.order;
    const [, canceled] = await Promise.all([
      recover(),
      onInstance(shopper, second).post(`/orders/${orderNumber}/cancel`),
      recover(),
    ]);
    expect([canceled.status, canceled.body.error]).toEqual([200, undefined]);
    await recover();
    for (const payment of await getLedger(key)) expect(payment).toMatch(/ REFUNDED (VOIDED|REFUNDED) 0$/);
    expect(await listEntries(shop.database, token)).toEqual([
      'ISSUE 700',
      'HOLD -700',
      expect.stringMatching(/^(RELEASE|REFUND) 700$/),
    ]);
  }
});

it('a refund by two instances, while a third request cancels the rest: each tender gets its share once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { shopper, total, token, key } = await prepare();
    const { orderNumber } = (await order(shopper, total, key)).body.data.order;
    beforeRefund = () => Promise.reject(new Error('the process died'));
    const path = `/orders/${orderNumber}/cancel`;
    expect((await shopper.post(path, { lines: [{ lineNumber: 1, qty: 1 }] })).status).toBe(200);
    beforeRefund = async () => undefined;
    const [, , canceled] = await Promise.all([
      recover(),
      recover(),
      onInstance(shopper, second).post(path, round % 2 ? undefined : { lines: [{ lineNumber: 1, qty: 1 }] }),
    ]);
    expect([canceled.status, canceled.body.error]).toEqual([200, undefined]);
    await recover();
    const { status, payments } = (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
    expect(status).toBe(round % 2 ? 'CANCELED' : 'PLACED');
    const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
    expect((await getLedger(key)).map((payment) => Number(payment.split(' ').at(-1)))).toEqual(
      payments.map(
        (each: { amountApplied: number; amountRefunded?: number }) =>
          cents(each.amountApplied) - cents(each.amountRefunded),
      ),
    );
    // The credit card is refunded before the gift card, which is refunded only with the whole order.
    expect(await listEntries(shop.database, token)).toEqual([
      'ISSUE 700',
      'HOLD -700',
      ...(round % 2 ? ['REFUND 700'] : []),
    ]);
  }
});
