import { sql, type Kysely } from 'kysely';

/** Adds mboxes: places on pages with variants. */
const statements = [
  `create table mbox_offers (
     id text primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     mbox_name text not null,
     user_types jsonb check (jsonb_typeof(user_types) = 'array'),
     classes jsonb not null check (jsonb_typeof(classes) = 'array'),
     heading text not null check (length(trim(heading)) between 1 and 80),
     text text not null check (length(trim(text)) between 1 and 240),
     link_label text not null check (length(trim(link_label)) between 1 and 40),
     path text not null check (length(path) <= 500 and path ~ '^/([^/[:space:]\\\\][^[:space:]\\\\]*)?$'),
     weight integer not null default 1 check (weight between 1 and 1000),
     analytics jsonb not null default '{}' check (jsonb_typeof(analytics) = 'object'),
     source text not null default 'operator' check (source in ('demo', 'operator')))`,
  `create index mbox_offers_of_mbox on mbox_offers (tenant, mbox_name)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
