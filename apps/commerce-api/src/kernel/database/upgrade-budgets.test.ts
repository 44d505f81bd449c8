import { sql } from 'kysely';
import { findUnbalancedBudgets } from '../../testing/budget-ledger.ts';
import { createEarlierDatabase } from '../../testing/earlier-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const ORGANIZATION = '11111111-1111-4111-8111-111111111111';

let database: Database;
beforeAll(async () => {
  database = await createEarlierDatabase('0141-budget-ledger');
});
afterAll(() => database.close());

it('writes a ledger of the orders that were charged to budgets', async () => {
  const { db } = database;
  await sql`insert into organizations (id, name, customer_number, accounting)
    values (${ORGANIZATION}, 'Quire & Sons', '1010101010', '{"budgeting": "OPTIONAL", "overdraft": true}'),
      (gen_random_uuid(), 'Deckle Edge', '2020202020', '{"budgeting": "OFF"}')`.execute(db);
  await sql`insert into budget_centers (organization_id, code, name, amount_minor, period)
    select ${ORGANIZATION}::uuid, code, code, 10000, 'MONTH' from unnest(array['ORDERS', 'MORE', 'LESS']) code`.execute(
    db,
  );
  const order = (number: string, code: string, status: string, total: number, refunded = 0) =>
    sql`insert into orders (order_number, tenant, cart_id, status, email, level_of_service, min_delivery_date, max_delivery_date,
        payment_brand, payment_last_four, budget_center, budget_period, organization_id, totals, ord_total_minor, placed_at, refunded_minor)
      values (${number}, 'sba', gen_random_uuid(), ${status}, 'ada@example.com', 'STANDARD', '', '', '', '', ${code}, '2026-10-01',
        ${ORGANIZATION}, '{}', ${total}, '2026-10-05', ${refunded})`.execute(db);
  await order('1', 'ORDERS', 'PLACED', 3000);
  await order('2', 'ORDERS', 'PENDING_APPROVAL', 2000, 500);
  await order('3', 'ORDERS', 'CANCELED', 1000, 1000);
  await order('4', 'LESS', 'PLACED', 700);
  await sql`insert into budget_spending (organization_id, code, period_start, spent_minor)
    values (${ORGANIZATION}, 'ORDERS', '2026-10-01', 4500), (${ORGANIZATION}, 'MORE', '2026-10-01', 250),
      (${ORGANIZATION}, 'LESS', '2026-10-01', 0)`.execute(db);

  await migrate(db);

  const balances = await db
    .selectFrom('budget_balances')
    .select(['code', 'allocated_minor', 'reserved_minor', 'spent_minor'])
    .orderBy('code')
    .execute();
  expect(balances).toEqual([
    { code: 'LESS', allocated_minor: 10_000, reserved_minor: 0, spent_minor: 0 },
    { code: 'MORE', allocated_minor: 10_000, reserved_minor: 0, spent_minor: 250 },
    { code: 'ORDERS', allocated_minor: 10_000, reserved_minor: 1500, spent_minor: 3000 },
  ]);
  expect(await findUnbalancedBudgets(database)).toEqual([]);
  const { rows } = await sql<{ kinds: string }>`
    select string_agg(kind, ' ' order by id) as kinds from budget_entries
    where order_number is not null group by order_number order by order_number`.execute(db);
  expect(rows.map(({ kinds }) => kinds)).toEqual([
    'RESERVED CONFIRMED',
    'RESERVED RELEASED',
    'RESERVED CONFIRMED REFUNDED',
    'RESERVED CONFIRMED',
  ]);
  const policies = await db
    .selectFrom('organizations')
    .select('accounting')
    .orderBy('name', 'desc')
    .execute();
  expect(policies.map(({ accounting }) => accounting)).toEqual([
    { budgeting: 'OPTIONAL', overdraft: 'ALLOW' },
    { budgeting: 'OFF' },
  ]);
});
