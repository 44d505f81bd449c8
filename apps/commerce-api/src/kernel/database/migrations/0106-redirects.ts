import { sql, type Kysely } from 'kysely';

/** Adds redirects from addresses of an earlier shop. */
const statements = [
  `create table redirects (
     tenant text not null check (tenant in ('sdc', 'sba')),
     from_path text not null check (length(from_path) <= 500 and from_path like '/_%'),
     to_path text not null check (length(to_path) <= 500 and to_path ~ '^/([^/[:space:]\\\\][^[:space:]\\\\]*)?$'),
     hits integer not null default 0,
     last_hit_at timestamptz,
     primary key (tenant, from_path))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
