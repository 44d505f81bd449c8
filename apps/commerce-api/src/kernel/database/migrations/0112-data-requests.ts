import { sql, type Kysely } from 'kysely';

/** Adds the requests of members for a copy of their data, or for its erasure. A request outlives its account, without personal data. */
const statements = [
  `create table data_requests (
     id uuid primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     account_id uuid references accounts (id) on delete set null,
     kind text not null check (kind in ('EXPORT', 'ERASURE')),
     page_url text not null,
     requested_at timestamptz not null,
     done_at timestamptz,
     content text,
     expires_at timestamptz)`,
  `create unique index data_requests_open on data_requests (account_id, kind) where done_at is null`,
  `create index data_requests_account on data_requests (account_id)`,
  `create index data_requests_expiring on data_requests (expires_at) where content is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
