import { sql, type Kysely } from 'kysely';

/** Every toggle in the specification (storefront-6), with its tenant. Toggles of features that do not exist are off. */
const TOGGLES: [name: string, value: 'true' | 'false', tenant?: 'sba'][] = [
  ['chat', 'false'],
  ['feedback', 'false'],
  ['helpCenter', 'false'],
  ['worklifeServices', 'false'],
  ['footerFlyer', 'false'],
  ['flyoutBanners', 'false'],
  ['flyoutCategories', 'true'],
  ['giftCardLink', 'false'],
  ['recommendations', 'true'],
  ['banners', 'true'],
  ['popularCategories', 'true'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((step): [string, 'false', 'sba'] => [
    `linkPlusRamp${step}`,
    'false',
    'sba',
  ]),
  ['CME', 'false'],
  ['OME', 'false'],
  ['ARE', 'false'],
  ['zipCode', 'true'],
];

/** Adds the feature toggles. A row without a tenant applies to both sites; a row with one takes precedence. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feature_toggles (
    name text not null,
    tenant text check (tenant in ('sdc', 'sba')),
    "values" jsonb not null check (jsonb_typeof("values") = 'array'),
    position integer not null,
    updated_at timestamptz not null default now()
  )`.execute(db);
  await sql`create unique index feature_toggles_once on feature_toggles (name, coalesce(tenant, ''))`.execute(
    db,
  );
  const rows = TOGGLES.map(([name, value, tenant], position) => ({
    name,
    tenant,
    values: [value],
    position,
  }));
  await sql`insert into feature_toggles (name, tenant, "values", position)
    select * from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (name text, tenant text, "values" jsonb, position integer)`.execute(db);
}
