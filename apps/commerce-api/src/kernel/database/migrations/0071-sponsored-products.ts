import { sql, type Kysely } from 'kysely';

/** Adds the sandbox's ad server: its campaigns, impressions and clicks. The toggle is off on the business site. */
const statements = [
  `create table sandbox_ad_campaigns (
     id text primary key,
     brand text not null,
     skus jsonb not null check (jsonb_typeof(skus) = 'array'),
     keywords jsonb not null check (jsonb_typeof(keywords) = 'array'),
     category_ids jsonb not null check (jsonb_typeof(category_ids) = 'array'),
     bid_minor integer not null check (bid_minor > 0),
     daily_budget_minor integer not null check (daily_budget_minor >= 0),
     source text not null default 'operator' check (source in ('demo', 'operator')))`,
  `create table sandbox_ad_events (
     served_id text not null,
     kind text not null check (kind in ('impression', 'click')),
     campaign_id text not null references sandbox_ad_campaigns (id) on delete cascade,
     cost_minor integer not null check (cost_minor >= 0),
     day date not null,
     primary key (served_id, kind))`,
  `create index sandbox_ad_events_of_day on sandbox_ad_events (day, campaign_id)`,
  `insert into feature_toggles (name, tenant, "values", position)
     select 'sponsoredProducts', tenant, "values"::jsonb, (select max(position) + 1 from feature_toggles)
     from (values (null, '["true"]'), ('sba', '["false"]')) as row (tenant, "values")`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
