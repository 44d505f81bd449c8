import { sql, type Kysely } from 'kysely';

/** Finds part of a name or number among all products, for searches in long lists. A server without pg_trgm reads all products instead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `do $$ begin
         if exists (select from pg_extension where extname = 'pg_trgm') then
           create index products_numbers_and_name_trigrams on products using gin (numbers_and_name gin_trgm_ops);
         end if;
       end $$`,
    )
    .execute(db);
}
