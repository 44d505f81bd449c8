import { sql, type Kysely } from 'kysely';

/**
 * Separates the digests of gift-card numbers, which only the sandbox needs, from the tokens, which carts and payments store. Existing cards
 * keep their tokens, which were the digests.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sandbox_stored_value_numbers (
    number_digest text primary key,
    token text not null unique
  )`.execute(db);
  await sql`insert into sandbox_stored_value_numbers (number_digest, token)
    select substr(token, length('value_') + 1), token from sandbox_stored_value where token like 'value\\_%'`.execute(
    db,
  );
}
