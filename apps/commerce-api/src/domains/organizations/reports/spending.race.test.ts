import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/database.ts';
import { findWrongSpending } from '../../../testing/spending.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { mergeSpending, rebuildSpending } from './spending-rollups.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
const ORGANIZATIONS = [randomUUID(), randomUUID()];
beforeAll(async () => {
  shop = await createTestShop();
  for (const [index, id] of ORGANIZATIONS.entries())
    await shop.database.db
      .insertInto('organizations')
      .values({ id, name: `Org ${index}`, customer_number: `${index}` })
      .execute();
});
afterAll(() => shop.close());

/** Returns random whole numbers below a limit, the same ones for a seed. */
function createRandom(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
type Random = ReturnType<typeof createRandom>;
const ORDERS = 12;

const insertLines = (db: Db, order: string, random: Random) =>
  sql`insert into order_lines (order_number, line_number, sku, name, image, item_url, qty, unit_price_minor, price_minor, uom, tax_minor,
      surcharge_minor, services_minor, budget_minor, category_id)
    select ${order}, line, 'x', '', '', '', 1 + (line * 7 + ${random(9)}) % 5, 100, 101 * line + ${random(300)}, 'EA', ${random(50)} + line, line % 2,
      line % 3, case line % 3 when 0 then null when 1 then 0 else 5 end, case line % 3 when 0 then null else 'c' || line % 3 end
    from generate_series(1, ${1 + random(4)}::integer) line`.execute(db);

const insertOrder = async (db: Db, order: string, random: Random) => {
  const { rows } =
    await sql`insert into orders (order_number, tenant, cart_id, status, email, level_of_service, min_delivery_date,
      max_delivery_date, payment_brand, payment_last_four, budget_center, organization_id, unit_id, totals, ord_total_minor, placed_at)
    values (${order}, 'sba', gen_random_uuid(), ${['PLACED', 'PENDING_APPROVAL'][random(2)]}, 'ada@example.com', 'STANDARD', '', '', '', '',
      ${['PRINT', null][random(2)]}, ${[...ORGANIZATIONS, null][random(3)]}::uuid, ${[randomUUID(), null][random(2)]}::uuid, '{}',
      ${1000 + random(9000)}, ${new Date(Date.UTC(2026, random(3), 1, 0, 30))})
    on conflict do nothing returning 1`.execute(db);
  if (rows.length) await insertLines(db, order, random);
};

/** Changes of an order, in one transaction each, also those that the shop does not make. */
const CHANGES: ((db: Db, order: string, random: Random) => Promise<unknown>)[] = [
  insertOrder,
  insertOrder,
  // Without the lock of the order, which the code of the shop takes.
  (db, order, random) =>
    sql`update order_lines set canceled_qty = ${random(3)} % (qty + 1) where order_number = ${order} and line_number = ${1 + random(3)}`.execute(
      db,
    ),
  (db, order, random) =>
    sql`update orders set refunded_minor = ${random(900)} where order_number = ${order}`.execute(db),
  (db, order) =>
    sql`update orders set status = case status when 'PENDING_APPROVAL' then 'RELEASED' else 'CANCELED' end
      where order_number = ${order} and status in ('PENDING_APPROVAL', 'PLACED', 'RELEASED')`.execute(db),
  (db, order) =>
    sql`update orders set status = 'DECLINED' where order_number = ${order} and status = 'PENDING_APPROVAL'`.execute(
      db,
    ),
  (db, order, random) =>
    sql`update orders set budget_center = ${['PRINT', 'INK', null][random(3)]}, unit_id = null where order_number = ${order}`.execute(
      db,
    ),
  async (db, order, random) => {
    await sql`select 1 from orders where order_number = ${order} for update`.execute(db);
    const { rows } = await sql`delete from order_lines where order_number = ${order} returning 1`.execute(db);
    if (rows.length) await insertLines(db, order, random);
  },
  (db, order) => sql`delete from orders where order_number = ${order}`.execute(db),
];

it.each([1, 2, 3])(
  'sums stay right in concurrent histories of orders, merges and rebuilds: %i',
  async (seed) => {
    const { db } = shop.database;
    const work = async (worker: number) => {
      const random = createRandom(seed * 100 + worker);
      for (let step = 0; step < 120; step += 1) {
        const order = `T${random(ORDERS)}`;
        const change = CHANGES[random(CHANGES.length)]!;
        const isUndone = random(5) === 0;
        await db
          .transaction()
          .execute(async (trx) => {
            await change(trx, order, random);
            if (isUndone) throw new Error('undone');
          })
          .catch((error: unknown) => {
            // Changes without the lock of the order may deadlock with those that have it.
            if (!(error instanceof Error) || !['undone', 'deadlock detected'].includes(error.message))
              throw error;
          });
        if (step % 40 === 20) await (worker === 0 ? rebuildSpending(db) : mergeSpending(db));
      }
    };
    await Promise.all([0, 1, 2, 3].map(work));
    // The other orders can all be deleted or canceled at the end, and then there would be no sums to compare.
    await insertOrder(db, 'KEPT', () => 0);
    expect(await findWrongSpending(shop.database)).toEqual([]);
    expect(await db.selectFrom('spending_rollups').select('id').execute()).not.toEqual([]);
    await Promise.all([0, 1, 2].map(() => mergeSpending(db)));
    expect(await findWrongSpending(shop.database)).toEqual([]);
    await rebuildSpending(db);
    expect(await findWrongSpending(shop.database)).toEqual([]);
  },
);
