import { sql, type Kysely } from 'kysely';

/** The sites that show prices to signed-in shoppers only: the business site, if an operator has chosen so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table hidden_prices (tenant text primary key check (tenant = 'sba'))`.execute(db);
}
