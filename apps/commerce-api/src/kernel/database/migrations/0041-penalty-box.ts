import { sql, type Kysely } from 'kysely';

/** Adds a mark for accounts that an operator has put in the penalty box, a customer segment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table accounts add column penalty_box boolean not null default false').execute(db);
}
