import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { putInCart } from './carts.ts';
import { emptyDatabase } from './empty-database.ts';
import { createTestDatabase } from './test-database.ts';
import { addProducts } from './test-shop.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Returns the number of rows by table, without empty tables. */
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
  await putInCart(database, 'paper');
}

const linePositions = () => database.db.selectFrom('cart_lines').select('position').execute();

it('leaves a fresh database, and restarts the sequences', async () => {
  const fresh = await rowCounts();
  await addCartLine();
  expect(await linePositions()).toEqual([{ position: 1 }]);
  expect(await rowCounts()).toMatchObject({ products: 1, product_index: 1, search_words: 3, carts: 1 });

  await emptyDatabase(database);

  expect(await rowCounts()).toEqual(fresh);
  await addCartLine();
  expect(await linePositions()).toEqual([{ position: 1 }]);
});
