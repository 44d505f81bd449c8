import { sql, type Kysely } from 'kysely';

/** Adds the published versions of the navigation of each site. `json` keeps the order of the fields, as an operator wrote them. */
const statements = [
  `create table navigation_versions (
     tenant text not null check (tenant in ('sdc', 'sba')),
     version integer not null check (version > 0),
     variant text check (variant is null or (variant in ('HIT', 'SWS') and tenant = 'sba')),
     locale text check (locale ~ '^[a-z]{2}_[A-Z]{2}$'),
     document json not null check (json_typeof(document) = 'object'),
     is_active boolean not null default false,
     published_at timestamptz not null default now(),
     primary key (tenant, version))`,
  `create unique index navigation_active on navigation_versions
     (tenant, coalesce(variant, ''), coalesce(locale, '')) where is_active`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
