import { sql, type Kysely } from 'kysely';

/** Adds an index of stores by ZIP code: a search by ZIP code starts at a store with this code, if there is one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stores_zip on stores (zip, store_number)`.execute(db);
}
