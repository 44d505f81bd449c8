import { sql, type Kysely } from 'kysely';

/**
 * Keeps the versions of the home page in the table of the navigation, which becomes that of all documents of a site. A draft has a secret
 * for its preview link.
 */
const statements = [
  'alter table navigation_versions rename to site_documents',
  'alter table site_documents rename column published_at to created_at',
  `alter table site_documents
     add column kind text not null default 'navigation' check (kind in ('navigation', 'home')),
     add column is_draft boolean not null default false,
     add column preview_token text unique,
     add constraint site_documents_state check (not (is_draft and is_active))`,
  'alter table site_documents alter column kind drop default',
  'alter table site_documents drop constraint navigation_versions_pkey',
  'alter table site_documents add primary key (kind, tenant, version)',
  'drop index navigation_active',
  `create unique index site_documents_active on site_documents
     (kind, tenant, coalesce(variant, ''), coalesce(locale, '')) where is_active`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
