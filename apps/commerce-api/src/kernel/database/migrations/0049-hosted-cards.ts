import { sql, type Kysely } from 'kysely';

/** Adds the details of the sandbox's cards, which a browser sends to the gateway and not to the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_cards
    add column brand text,
    add column last_four text check (last_four ~ '^[0-9]{4}$'),
    add column expiry_month text,
    add column expiry_year text`.execute(db);
  await sql`create index sandbox_ledger_token on sandbox_ledger (token)`.execute(db);
}
