import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { emptyDatabase } from './empty-database.ts';
import { createTestDatabase } from './test-database.ts';
import { addProducts } from './test-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Number of rows by table, without the tables that have none. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(
      database.db,
    );
    if (rows[0]!.count > 0) counts[name] = rows[0]!.count;
  }
  return counts;
}

async function addCartLine(): Promise<void> {
  await addProducts(database, { sku: 'paper' });
  const session = '00000000-0000-4000-8000-000000000001';
  await database.db
    .insertInto('sessions')
    .values({ id: session, token_hash: 'x', epoch: 'e', expires_at: new Date('2030-01-01') })
    .execute();
  await database.db.insertInto('carts').values({ id: session, tenant: 'sdc', session_id: session }).execute();
  await database.db
    .insertInto('cart_lines')
    .values({
      id: session,
      cart_id: session,
      item_id: 'paper',
      qty: 1,
      status: 'ACTIVE',
      actioned: 'NONE',
      delivery_type: 'STA',
      pickup_store: '',
      parent_item_id: '',
    })
    .execute();
}

const linePositions = () => database.db.selectFrom('cart_lines').select('position').execute();

it('leaves what a fresh database has, and starts counting again', async () => {
  const fresh = await rowCounts();
  await addCartLine();
  expect(await linePositions()).toEqual([{ position: 1 }]);
  expect(await rowCounts()).toMatchObject({ products: 1, product_index: 1, search_words: 3, carts: 1 });

  await emptyDatabase(database);

  expect(await rowCounts()).toEqual(fresh);
  await addCartLine();
  expect(await linePositions()).toEqual([{ position: 1 }]);
});
