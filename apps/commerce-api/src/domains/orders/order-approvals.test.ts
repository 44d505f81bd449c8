import { sql } from 'kysely';
import { toMinorUnits } from '@foolscap/core/money';
import { APPROVER, type ApprovalShop, BUYER, createApprovalShop } from '../../testing/approval-shop.ts';
import { giftCard, order, payByGiftCard } from '../../testing/checkouts.ts';
import { type Shopper, getStock, type TestShop } from '../../testing/test-shop.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { createSandboxGateway } from '../payments/index.ts';
import { createFulfillment } from './fulfillment.ts';
import { createOrderApprovals } from './order-approvals.ts';
import { recoverPayments } from './recover-payments.ts';

const log = { error: () => {}, info: () => {}, warn: () => {} };

let office: ApprovalShop;
let shop: TestShop;
let approvals: ReturnType<typeof createOrderApprovals>;
beforeAll(async () => {
  office = await createApprovalShop();
  shop = office.shop;
  const { database } = shop;
  const gateway = createSandboxGateway(database.db);
  approvals = createOrderApprovals({
    database,
    gateway,
    settings: shop.settings,
    now: () => shop.clock.now,
    mailer: createMailer({ send: async (mail) => void shop.mails.push(mail) }),
  });
});
afterAll(() => shop.close());

const buyer = () => office.signIn(BUYER);
const admin = () => office.signIn(APPROVER);
const ready = (shopper: Shopper, qty: number) => office.ready(shopper, qty);
const placed = (shopper: Shopper, qty: number) => office.place(shopper, qty);
const decide = (orderNumber: string, action: 'RELEASE' | 'DECLINE', username = APPROVER) =>
  approvals.decide({ orderNumber, approverId: office.ids.get(username)!, action, comment: 'As agreed' }, log);
const getMoney = async (orderNumber: string) => {
  const { rows } = await sql<{ money: string }>`
    select sandbox_ledger.state || ' ' || attempts.state as money from payments
      join payment_attempts attempts on attempts.id = payments.attempt_id
      join sandbox_ledger on sandbox_ledger.key = payments.id::text
    where attempts.order_number = ${orderNumber} order by position`.execute(shop.database.db);
  return rows.map(({ money }) => money);
};
const ship = (orderNumber: string) =>
  createFulfillment({
    database: shop.database,
    settings: shop.settings,
    mailer: { write: () => {} },
    now: () => shop.clock.now,
    // Cast because this step uses no other dependency.
  } as unknown as Parameters<typeof createFulfillment>[0]).execute(
    { orderNumber, step: 'ship' },
    log as never,
  );

it('a buyer’s order above the limit waits: its units are taken, and its money is held but not captured', async () => {
  const stock = await getStock(shop.database, 'ream');
  const { orderNumber, status } = await placed(await buyer(), 3);
  expect(status).toBe('PENDING_APPROVAL');
  expect(await getStock(shop.database, 'ream')).toBe(stock - 3);
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
  // Waiting for approval is not a failure, so recovery leaves the money alone.
  const { database } = shop;
  expect(
    await recoverPayments(
      { database, gateway: createSandboxGateway(database.db), now: () => shop.clock.now },
      log,
    ),
  ).toBe(0);
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
  await expect(ship(orderNumber)).rejects.toThrow('waiting for approval');
});

it.each([
  ['of a buyer up to the limit', buyer, 1],
  ['of an approver', admin, 5],
])('an order %s is placed immediately', async (_, shopper, qty) => {
  const { orderNumber, status } = await placed(await shopper(), qty);
  expect(status).toBe('PLACED');
  expect(await getMoney(orderNumber)).toEqual(['CAPTURED CAPTURED']);
});

it('a released order is captured and can be shipped', async () => {
  const shopper = await buyer();
  const { orderNumber } = await placed(shopper, 3);
  expect(await decide(orderNumber, 'RELEASE')).toMatchObject({
    status: 'RELEASED',
    decisionComment: 'As agreed',
  });
  expect(await getMoney(orderNumber)).toEqual(['CAPTURED CAPTURED']);
  expect((await shopper.get(`/orders/${orderNumber}`)).body.data.order.status).toBe('RELEASED');
  expect(await ship(orderNumber)).toMatchObject({ status: 'SHIPPED', changed: true });
});

it('an order that waited for days arrives as many days later, on a weekday', async () => {
  const { now } = shop.clock;
  const shopper = await buyer();
  const { orderNumber } = await placed(shopper, 3);
  const read = async () => (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
  const before = await read();
  shop.clock.now = new Date(now.getTime() + 5 * 86_400_000 + 1000);
  await decide(orderNumber, 'RELEASE');
  const after = await read();
  shop.clock.now = now;
  for (const field of ['minDeliveryDate', 'maxDeliveryDate'] as const) {
    const [from, to] = [new Date(before[field]), new Date(after[field])];
    const days = (to.getTime() - from.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(5);
    expect(days).toBeLessThanOrEqual(7);
    expect([0, 6]).not.toContain(to.getUTCDay());
    expect(after.lines[0][field]).toBe(after[field]);
  }
});

it('a declined order gives back its units and the money of every tender', async () => {
  const shopper = await buyer();
  const stock = await getStock(shop.database, 'ream');
  const total = await ready(shopper, 3);
  await payByGiftCard(shopper, giftCard(500, 901));
  const { orderNumber } = (await order(shopper, total)).body.data.order;
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD', 'AUTHORIZED HELD']);
  expect(await decide(orderNumber, 'DECLINE')).toMatchObject({ status: 'DECLINED', refundedTotal: total });
  expect(await getMoney(orderNumber)).toEqual(['VOIDED REFUNDED', 'VOIDED REFUNDED']);
  expect(await getStock(shop.database, 'ream')).toBe(stock);
  expect((await shopper.post(`/orders/${orderNumber}/cancel`)).body.error.code).toBe('ORDER_NOT_CANCELLABLE');
  await expect(ship(orderNumber)).rejects.toThrow('was declined');
});

it('the buyer gets mail about the decision, with its comment', async () => {
  for (const [action, subject] of [
    ['RELEASE', 'was approved'],
    ['DECLINE', 'was not approved'],
  ] as const) {
    const { orderNumber } = await placed(await buyer(), 3);
    await decide(orderNumber, action);
    const mail = shop.mails.at(-1)!;
    expect([mail.to, mail.subject]).toEqual(['buyer@example.com', `Your order ${orderNumber} ${subject}`]);
    expect(mail.text).toContain('Comment: As agreed');
    expect(mail.text).toContain(`/cc/mmx/order/${orderNumber}\n`);
  }
});

it('an order expires after a week without a decision: its units return to stock, and its payments are released', async () => {
  const { now } = shop.clock;
  // Orders of other tests expire first.
  shop.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  await approvals.expire(log);
  shop.mails.length = 0;
  shop.clock.now = now;
  const shopper = await buyer();
  const stock = await getStock(shop.database, 'ream');
  const { orderNumber } = await placed(shopper, 3);
  shop.clock.now = new Date(now.getTime() + 7 * 86_400_000 - 1000);
  await approvals.expire(log);
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
  shop.clock.now = new Date(now.getTime() + 7 * 86_400_000);
  await Promise.all([approvals.expire(log), approvals.expire(log)]);
  expect(await getMoney(orderNumber)).toEqual(['VOIDED REFUNDED']);
  expect(await getStock(shop.database, 'ream')).toBe(stock);
  expect((await shopper.get(`/orders/${orderNumber}`)).body.data.order).toMatchObject({
    status: 'DECLINED',
    decisionComment: 'No approver decided within 7 days.',
  });
  expect(shop.mails.filter(({ text }) => text.includes('within 7 days'))).toHaveLength(1);
  shop.clock.now = now;
});

it('an order that cannot expire does not keep others from it', async () => {
  const { now } = shop.clock;
  const [stuck, other] = [await placed(await buyer(), 3), await placed(await buyer(), 3)];
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`.execute(
    shop.database.db,
  );
  await sql`create trigger refuse before update on orders for each row
    when (new.order_number = ${sql.lit(stuck.orderNumber)}) execute function refuse()`.execute(
    shop.database.db,
  );
  shop.clock.now = new Date(now.getTime() + 8 * 86_400_000);
  await approvals.expire(log);
  expect(await getMoney(other.orderNumber)).toEqual(['VOIDED REFUNDED']);
  await sql`drop trigger refuse on orders`.execute(shop.database.db);
  await approvals.expire(log);
  expect(await getMoney(stuck.orderNumber)).toEqual(['VOIDED REFUNDED']);
  shop.clock.now = now;
});

it('a buyer who has become an approver cannot decide on their own order', async () => {
  const { orderNumber } = await placed(await buyer(), 3);
  const own = { orderNumber, approverId: office.ids.get('buyer@example.com')!, action: 'RELEASE' } as const;
  const setRole = (role: 'ADMIN' | 'BUYER') =>
    shop.database.db
      .updateTable('accounts')
      .set({ role })
      .where('username', '=', 'buyer@example.com')
      .execute();
  await setRole('ADMIN');
  await expect(approvals.decide(own, log)).rejects.toMatchObject({ status: 403, code: 'OWN_ORDER' });
  await setRole('BUYER');
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
});

it('a waiting order can be canceled by its buyer, whole or in part', async () => {
  const shopper = await buyer();
  const { orderNumber } = await placed(shopper, 4);
  const part = await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 1 }] });
  expect(part.body.data.order).toMatchObject({ status: 'PENDING_APPROVAL', lines: [{ canceledQty: 1 }] });
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
  const whole = await shopper.post(`/orders/${orderNumber}/cancel`);
  expect(whole.body.data.order.status).toBe('CANCELED');
  expect(await getMoney(orderNumber)).toEqual(['VOIDED REFUNDED']);
  await expect(decide(orderNumber, 'RELEASE')).rejects.toMatchObject({
    status: 409,
    code: 'ORDER_NOT_PENDING',
  });
});

it('units canceled while an order was pending are refunded when it is approved', async () => {
  const shopper = await buyer();
  const { orderNumber, total } = await placed(shopper, 4);
  await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber: 1, qty: 1 }] });
  const { refundedTotal } = await decide(orderNumber, 'RELEASE');
  const entry = await shop.database.db
    .selectFrom('sandbox_ledger')
    .innerJoin('payments', (join) => join.on(sql<boolean>`sandbox_ledger.key = payments.id::text`))
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['sandbox_ledger.amount_minor', 'sandbox_ledger.refunded_minor'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  expect(entry).toEqual({ amount_minor: total, refunded_minor: toMinorUnits(refundedTotal!) });
});

it.each([
  ['a buyer', 'buyer@example.com'],
  ['an approver of another organization', 'studio@example.com'],
])('%s cannot decide', async (_, username) => {
  const { orderNumber } = await placed(await buyer(), 3);
  await expect(decide(orderNumber, 'RELEASE', username)).rejects.toMatchObject({
    status: 404,
    code: 'ORDER_NOT_FOUND',
  });
  expect(await getMoney(orderNumber)).toEqual(['AUTHORIZED HELD']);
});

it('of decisions at the same time one wins', async () => {
  const { orderNumber } = await placed(await buyer(), 3);
  const outcomes = await Promise.allSettled([
    decide(orderNumber, 'RELEASE'),
    decide(orderNumber, 'DECLINE'),
    decide(orderNumber, 'DECLINE'),
    decide(orderNumber, 'RELEASE'),
  ]);
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  expect(won).toHaveLength(1);
  const expected = won[0]!.value.status === 'RELEASED' ? 'CAPTURED CAPTURED' : 'VOIDED REFUNDED';
  expect(await getMoney(orderNumber)).toEqual([expected]);
});
