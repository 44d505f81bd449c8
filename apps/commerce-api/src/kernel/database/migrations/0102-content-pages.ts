import { sql, type Kysely } from 'kysely';

/** Adds content pages with their versions. */
const statements = [
  `create table content_versions (
     tenant text not null check (tenant in ('sdc', 'sba')),
     locale text not null,
     path text not null check (length(path) <= 200),
     version integer not null check (version > 0),
     title text not null,
     description text not null,
     category text,
     position integer not null,
     markdown text not null,
     source text not null check (source in ('starter', 'operator')),
     preview_token text not null unique,
     created_at timestamptz not null default now(),
     primary key (tenant, locale, path, version))`,
  `create table content_pages (
     tenant text not null,
     locale text not null,
     path text not null,
     published_version integer,
     primary key (tenant, locale, path),
     foreign key (tenant, locale, path, published_version)
       references content_versions (tenant, locale, path, version))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
