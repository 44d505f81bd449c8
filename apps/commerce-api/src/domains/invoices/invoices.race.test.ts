import fc from 'fast-check';
import { sql } from 'kysely';
import { giftCard } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import { createInvoiceShop, type InvoiceShop } from '../../testing/invoice-shop.ts';
import { toMinorUnits } from '@foolscap/core/money';
import { createSandboxGateway } from '../payments/index.ts';
import { GatewayUnavailableError } from '../payments/payment-gateway.ts';
import { accountForOrders } from './account-for-orders.ts';
import { createInvoicePayments } from './pay-invoices.ts';
import { printInvoices } from './print-invoices.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let office: InvoiceShop;
const gateway = { isDown: false, captures: true };
const LOG = { info: () => undefined, error: () => undefined, warn: () => undefined };

beforeAll(async () => {
  office = await createInvoiceShop(({ db }) =>
    withCalls(createSandboxGateway(db), (processor) => ({
      authorize: async (...call) => {
        if (gateway.isDown) throw new GatewayUnavailableError();
        return processor.authorize(...call);
      },
      capture: async (...call) => {
        if (!gateway.captures) throw new GatewayUnavailableError();
        await processor.capture(...call);
      },
    })),
  );
});
afterEach(() => Object.assign(gateway, { isDown: false, captures: true }));
afterAll(() => office.shop.close());

const cents = (amount: number) => toMinorUnits(amount)!;
const issue = async (qty = 1) => {
  const { orderNumber } = await office.place([{ sku: 'stapler', qty }]);
  await office.ship(orderNumber);
  return (await office.list(`orderNumber=${orderNumber}`)).invoices[0]!;
};
/** Sums what the gateway has captured for payments of an invoice, in US cents. */
async function getCaptured(number: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(ledger.amount_minor), 0)::float8 as sum
    from (select distinct application.payment_id from invoice_applications application join invoices on invoices.id = application.invoice_id
      where invoices.number = ${number} and application.payment_id is not null) paid
    join sandbox_ledger ledger on ledger.key = paid.payment_id::text and ledger.state = 'CAPTURED'`.execute(
    office.shop.database.db,
  );
  return rows[0]!.sum;
}
/** Sums what the gateway holds or has captured for all payments of invoices, in US cents. */
async function getHeld(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(ledger.amount_minor), 0)::float8 as sum
    from invoice_payments join sandbox_ledger ledger on ledger.key = invoice_payments.id::text
    where ledger.state in ('AUTHORIZED', 'CAPTURED')`.execute(office.shop.database.db);
  return rows[0]!.sum;
}
const recover = async (after = 0) => {
  const { database, now } = office.context;
  await createInvoicePayments({
    database,
    gateway: createSandboxGateway(database.db),
    now: () => new Date(now().getTime() + after),
  }).recover(LOG);
};

it('ten concurrent rounds issue one invoice for each shipment, with numbers without gaps', async () => {
  const { db } = office.shop.database;
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await office.place([{ sku: 'pens', qty: 2 }]));
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  // As if the process had died right after each shipment.
  for (const number of numbers) {
    await db
      .insertInto('order_parts')
      .values({ order_number: number, place: '', state: 'SHIPPED', begun_at: office.shop.clock.now })
      .execute();
    await db.updateTable('orders').set({ status: 'SHIPPED' }).where('order_number', '=', number).execute();
  }
  await Promise.all(Array.from({ length: 10 }, () => accountForOrders(db, LOG, office.shop.clock.now)));
  const issued = await db
    .selectFrom('invoices')
    .select(['number', 'order_number'])
    .orderBy('number')
    .execute();
  expect(issued.filter(({ order_number }) => numbers.includes(order_number))).toHaveLength(4);
  expect(issued.map(({ number }) => Number(number.slice(9)))).toEqual(issued.map((_, index) => index + 1));
});

it('of two people who pay an invoice at once, one pays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await issue(), await issue()];
    const held = await getHeld();
    const replies = await Promise.all([
      office.pay([one.number], one.open),
      office.pay([one.number, other.number], (cents(one.open) + cents(other.open)) / 100),
      office.pay([one.number], one.open),
    ]);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const paid = cents(replies.find(({ status }) => status === 200)!.body.data.amount);
    expect(await getCaptured(one.number)).toBe(paid);
    expect(await getHeld()).toBe(held + paid);
  }
});

it('concurrent rounds of printing put each invoice into one batch', async () => {
  const issued = [await issue(), await issue(), await issue()].map(({ number }) => number);
  const rounds = await Promise.all(Array.from({ length: 6 }, () => printInvoices(office.context, {})));
  const batches = rounds.flatMap(({ batch }) => batch ?? []);
  expect(new Set(batches).size).toBe(batches.length);
  const rows = await office.shop.database.db
    .selectFrom('invoices')
    .select(['print_batch', 'delivery'])
    .where('number', 'in', issued)
    .execute();
  for (const { print_batch, delivery } of rows) {
    expect(delivery).toBe('POST');
    expect(batches).toContain(print_batch);
  }
});

it('concurrent calls with one reference return units of one order, once', async () => {
  const { db } = office.shop.database;
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await issue(6), await issue(6)];
    const reference = `RMA-${round}`;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, call) =>
        office.giveBack((call % 2 ? other : one).orderNumber, 1, 1, reference),
      ),
    );
    // All calls for the order that came first have its outcome, and all others are refused.
    const messages = outcomes.map((each) =>
      each.status === 'fulfilled' ? each.value.message : (each.reason as Error).message,
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(new Set(messages).size).toBe(2);
    const { sum } = await db
      .selectFrom('order_lines')
      .select(({ fn }) => fn.sum<string>('canceled_qty').as('sum'))
      .where('order_number', 'in', [one.orderNumber, other.orderNumber])
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(1);
  }
});

it('a payment and a return of the same invoice charge only what is left', async () => {
  for (let round = 0; round < 5; round += 1) {
    const invoice = await issue(2);
    const [reply] = await Promise.all([
      office.pay([invoice.number], invoice.open),
      office.giveBack(invoice.orderNumber, 1, 1),
    ]);
    const { open, applications } = await office.read(invoice.number);
    const paid = applications
      .filter(({ kind }) => kind === 'PAYMENT')
      .reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(await getCaptured(invoice.number)).toBe(paid);
    if (reply.status === 200) expect([paid, open]).toEqual([cents(reply.body.data.amount), 0]);
    else expect([reply.status, paid]).toEqual([409, 0]);
    const { invoices, charges } = await office.owed();
    expect(invoices).toBe(charges);
  }
});

it('an invoice can be paid again after the gateway did not respond', async () => {
  const invoice = await issue();
  const held = await getHeld();
  gateway.isDown = true;
  expect((await office.pay([invoice.number], invoice.open)).status).toBe(503);
  expect(await getHeld()).toBe(held);
  gateway.isDown = false;
  expect((await office.pay([invoice.number], invoice.open)).status).toBe(200);
});

it('recovery captures what was paid, and releases what was left in progress', async () => {
  const invoice = await issue();
  gateway.captures = false;
  expect((await office.pay([invoice.number], invoice.open)).status).toBe(200);
  expect(await getCaptured(invoice.number)).toBe(0);
  await recover();
  expect(await getCaptured(invoice.number)).toBe(cents(invoice.open));

  const other = await issue();
  const { db } = office.shop.database;
  // As if the process had died after the authorization.
  const { id } = await db
    .insertInto('invoice_payments')
    .values({
      id: '00000000-0000-4000-8000-0000000000aa',
      organization_id: office.organizationId,
      method: 'CARD',
      state: 'STARTED',
      amount_minor: cents(other.open),
      created_at: office.shop.clock.now,
      updated_at: office.shop.clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('invoices').set({ payment_id: id }).where('number', '=', other.number).execute();
  expect((await office.pay([other.number], other.open)).body.error.code).toBe('INVOICE_PAYMENT_IN_PROGRESS');
  await recover();
  expect((await office.read(other.number)).canPay).toBe(false);
  await recover(180_000);
  expect((await office.read(other.number)).canPay).toBe(true);
  expect((await office.pay([other.number], other.open)).status).toBe(200);
});

it('the invoices of an order add up to what was charged, less what was canceled before', async () => {
  const line = fc.record({
    sku: fc.constantFrom('paper' as const, 'pens' as const, 'stapler' as const),
    qty: fc.integer({ min: 1, max: 9 }),
    isCollected: fc.boolean(),
  });
  let serial = 100;
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: ({ sku }) => sku }),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.option(fc.integer({ min: 100, max: 300 }), { nil: undefined }),
      async (lines, canceled, returned, gift) => {
        const { orderNumber, total } = await office.place(
          lines.map(({ sku, qty, isCollected }) => ({ sku, qty, ...(isCollected ? { store: '1547' } : {}) })),
          gift === undefined ? {} : { giftCard: giftCard(gift, (serial += 1)) },
        );
        if (canceled > 0)
          // May be refused, because a part cannot be canceled alone.
          await office.admin.post(`/orders/${orderNumber}/cancel`, {
            lines: [{ lineNumber: 1, qty: canceled }],
          });
        const { refunded_minor: refunded, status } = await office.shop.database.db
          .selectFrom('orders')
          .select(['refunded_minor', 'status'])
          .where('order_number', '=', orderNumber)
          .executeTakeFirstOrThrow();
        if (status !== 'CANCELED') {
          if (lines.some(({ isCollected }) => isCollected)) await office.collect(orderNumber);
          if (lines.some(({ isCollected }) => !isCollected)) await office.ship(orderNumber);
        }
        const sum = async () => {
          const { invoices } = await office.list(`orderNumber=${orderNumber}`);
          return invoices.reduce((all, each) => all + cents(each.total), 0);
        };
        expect(await sum()).toBe(total - refunded);
        if (returned > 0)
          await office.giveBack(orderNumber, lines.length, returned).catch((error: Error) => {
            expect(error.name).toBe('ApiError');
          });
        // A credit note does not change an invoice.
        expect(await sum()).toBe(total - refunded);
        const { invoices, charges } = await office.owed();
        expect(invoices).toBe(charges);
      },
    ),
    {
      numRuns: 15,
      examples: [
        // The account's part of the second invoice is returned with a unit of the first one.
        [
          [
            { sku: 'stapler', qty: 3, isCollected: false },
            { sku: 'pens', qty: 1, isCollected: true },
          ],
          0,
          1,
          300,
        ],
      ],
    },
  );
  const { closing } = await office.statement(office.shop.clock.now.toISOString().slice(0, 7));
  expect(cents(closing)).toBe((await office.owed()).invoices);
});
