import { sql, type Kysely } from 'kysely';

/**
 * Adds notices that a shopper has hidden for a while. They belong to the account, so they apply on all of its devices, or to a guest's
 * session.
 */
const statements = [
  `create table notice_opt_outs (
     tenant text not null check (tenant in ('sdc', 'sba')),
     session_id uuid references sessions (id) on delete cascade,
     account_id uuid references accounts (id) on delete cascade,
     type text not null check (type in ('HARD_ALT_OPT_OUT')),
     until timestamptz not null,
     check ((session_id is null) <> (account_id is null)))`,
  `create unique index notice_opt_outs_of_session on notice_opt_outs (session_id, tenant, type) where session_id is not null`,
  `create unique index notice_opt_outs_of_account on notice_opt_outs (account_id, tenant, type) where account_id is not null`,
  `create index notice_opt_outs_expiry on notice_opt_outs (until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
