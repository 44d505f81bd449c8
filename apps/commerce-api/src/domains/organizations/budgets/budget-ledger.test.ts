import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { findUnbalancedBudgets } from '../../../testing/budget-ledger.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { listBudgetCenters } from './budget-centers.ts';
import {
  adjustBudget,
  type BudgetCharge,
  chargeBudget,
  confirmBudget,
  openPeriod,
  returnToBudget,
} from './budget-ledger.ts';
import { periodStart } from './budget-periods.ts';

const ORGANIZATION = '11111111-1111-4111-8111-111111111111';
const MEMBER = '22222222-2222-4222-8222-222222222222';
let database: Database;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`insert into organizations (id, name, customer_number) values (${ORGANIZATION}, 'Quire & Sons', '1010101010')`.execute(
    database.db,
  );
});
afterAll(() => database.close());

/** Adds a budget center of $100 a month. */
async function addCenter(rollsOver = false): Promise<string> {
  const code = `C-${(serial += 1)}`;
  await database.db
    .insertInto('budget_centers')
    .values({
      organization_id: ORGANIZATION,
      code,
      name: code,
      amount_minor: 10_000,
      period: 'MONTH',
      rolls_over: rollsOver,
    })
    .execute();
  return code;
}

const inMonth = (code: string, month: string): BudgetCharge => ({
  organizationId: ORGANIZATION,
  code,
  periodStart: `${month}-01`,
});
const place = (
  charge: BudgetCharge,
  amount: number,
  { orderNumber = `O-${(serial += 1)}`, isPending = false, mayOverdraw = false } = {},
) => chargeBudget(database.db, charge, { orderNumber, accountId: MEMBER, amount, isPending, mayOverdraw });
const available = async (code: string, now: string) =>
  (await listBudgetCenters(database.db, ORGANIZATION, MEMBER, new Date(now))).find(
    (center) => center.code === code,
  )!.available;
const listEntries = async (code: string) =>
  (
    await database.db
      .selectFrom('budget_entries')
      .select(['period_start', 'kind', 'amount_minor'])
      .where('code', '=', code)
      .orderBy('id')
      .execute()
  ).map(({ period_start, kind, amount_minor }) => `${period_start.slice(0, 7)} ${kind} ${amount_minor}`);

it('reserves at submission, confirms at approval and releases the rest, each once', async () => {
  const code = await addCenter();
  const charge = inMonth(code, '2026-11');
  expect(await place(charge, 6000, { orderNumber: 'waits', isPending: true })).toBe(true);
  expect(await available(code, '2026-11-20')).toBe(4000);
  expect(await place(charge, 4001)).toBe(false);
  expect(await place(charge, 4000, { orderNumber: 'placed' })).toBe(true);
  await returnToBudget(database.db, charge, 'waits', 1000);
  for (let times = 0; times < 2; times += 1)
    await confirmBudget(database.db, charge, { orderNumber: 'waits', accountId: MEMBER });
  for (let times = 0; times < 2; times += 1) await returnToBudget(database.db, charge, 'waits');
  await returnToBudget(database.db, charge, 'placed', 500);
  expect(await listEntries(code)).toEqual([
    '2026-11 ALLOCATED 10000',
    '2026-11 RESERVED 6000',
    '2026-11 RESERVED 4000',
    '2026-11 CONFIRMED 4000',
    '2026-11 RELEASED 1000',
    '2026-11 CONFIRMED 5000',
    '2026-11 REFUNDED 5000',
    '2026-11 REFUNDED 500',
  ]);
  expect(await available(code, '2026-11-30')).toBe(6500);
  await expect(place(charge, 1, { orderNumber: 'placed' })).rejects.toThrow('budget_entries_step');
});

it('rolls over what is left, also of months without orders, and of orders that are canceled later', async () => {
  const code = await addCenter(true);
  expect(await place(inMonth(code, '2026-08'), 7000, { orderNumber: 'august' })).toBe(true);
  expect(await available(code, '2026-11-20')).toBe(33_000);
  expect(await place(inMonth(code, '2026-11'), 33_001)).toBe(false);
  expect(await place(inMonth(code, '2026-11'), 33_000)).toBe(true);
  await returnToBudget(database.db, inMonth(code, '2026-08'), 'august', 2000);
  expect(await available(code, '2026-11-20')).toBe(2000);
  // An overdraft is not carried over.
  await place(inMonth(code, '2026-11'), 5000, { mayOverdraw: true });
  expect(await available(code, '2026-12-01')).toBe(10_000);

  const other = await addCenter();
  await place(inMonth(other, '2026-10'), 1);
  expect(await available(other, '2026-11-20')).toBe(10_000);
});

it('is append-only', async () => {
  const code = await addCenter();
  await place(inMonth(code, '2026-11'), 100);
  const { db } = database;
  await expect(db.deleteFrom('budget_entries').execute()).rejects.toThrow('never changed or deleted');
  await expect(db.updateTable('budget_entries').set({ amount_minor: 1 }).execute()).rejects.toThrow(
    'never changed or deleted',
  );
});

const amount = fc.integer({ min: 0, max: 6000 });
const step = fc.oneof(
  fc.record({
    type: fc.constant('place' as const),
    amount,
    isPending: fc.boolean(),
    mayOverdraw: fc.boolean(),
  }),
  fc.record({ type: fc.constant('approve' as const), order: fc.nat(3) }),
  fc.record({ type: fc.constant('return' as const), order: fc.nat(3), amount: fc.option(amount) }),
  fc.record({ type: fc.constant('adjust' as const), amount: fc.integer({ min: -3000, max: 3000 }) }),
  fc.record({ type: fc.constant('wait' as const), months: fc.integer({ min: 1, max: 3 }) }),
);

it('keeps the sums of every period equal to its entries, and loses no money of a budget that rolls over', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      async (rollsOver, steps) => {
        const code = await addCenter(rollsOver);
        const key = { organizationId: ORGANIZATION, code };
        const orders: { orderNumber: string; charge: BudgetCharge }[] = [];
        let month = 0;
        const now = () => new Date(Date.UTC(2026, month, 15));
        for (const each of steps) {
          const charge = { ...key, periodStart: periodStart('MONTH', now()) };
          if (each.type === 'wait') month += each.months;
          else if (each.type === 'adjust') await adjustBudget(db, key, { amount: each.amount }, now());
          else if (each.type === 'place') {
            const before = await available(code, now().toISOString());
            const orderNumber = randomUUID();
            const isPlaced = await place(charge, each.amount, { ...each, orderNumber });
            expect(isPlaced).toBe(each.mayOverdraw || each.amount <= before);
            expect(await available(code, now().toISOString())).toBe(before - (isPlaced ? each.amount : 0));
            if (isPlaced) orders.push({ orderNumber, charge });
          } else {
            const order = orders[each.order];
            if (!order) continue;
            if (each.type === 'return')
              await returnToBudget(db, order.charge, order.orderNumber, each.amount ?? undefined);
            else await confirmBudget(db, order.charge, { orderNumber: order.orderNumber });
          }
        }
        const expected = await available(code, now().toISOString());
        await openPeriod(db, key, now());
        expect(await available(code, now().toISOString())).toBe(expected);
      },
    ),
    { numRuns: 100 },
  );
  expect(await findUnbalancedBudgets(database)).toEqual([]);
});
