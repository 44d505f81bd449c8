import { sql, type Kysely } from 'kysely';

/** Marks accounts that an operator has put in the penalty box, which is a customer segment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table accounts add column penalty_box boolean not null default false').execute(db);
}
