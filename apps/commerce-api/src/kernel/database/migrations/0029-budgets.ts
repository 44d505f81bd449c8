import { sql, type Kysely } from 'kysely';

/**
 * Adds budgets, purchase orders and releases of organizations. `organizations.accounting` is null for an organization without them, so its
 * carts need no extra statement. An order records the budget that it was charged to. Canceling it credits the same budget period.
 */
const statements = [
  `alter table organizations add column accounting jsonb`,
  `create table budget_centers (
     organization_id uuid not null references organizations (id) on delete cascade,
     code text not null,
     name text not null,
     amount_minor bigint not null check (amount_minor >= 0),
     period text not null check (period in ('MONTH', 'QUARTER', 'YEAR')),
     is_default boolean not null default false,
     primary key (organization_id, code))`,
  `create unique index budget_centers_default on budget_centers (organization_id) where is_default`,
  `create table budget_spending (
     organization_id uuid not null,
     code text not null,
     period_start text not null check (period_start ~ '^[0-9]{4}-[0-9]{2}-01$'),
     spent_minor bigint not null check (spent_minor >= 0),
     primary key (organization_id, code, period_start),
     foreign key (organization_id, code) references budget_centers on delete cascade)`,
  `create table purchase_orders (
     organization_id uuid not null references organizations (id) on delete cascade,
     number text not null,
     description text not null default '',
     primary key (organization_id, number))`,
  `create table purchase_order_releases (
     organization_id uuid not null,
     purchase_order text not null,
     release text not null,
     description text not null default '',
     primary key (organization_id, purchase_order, release),
     foreign key (organization_id, purchase_order) references purchase_orders on delete cascade)`,
  `alter table orders
     add column budget_center text,
     add column budget_period text,
     add column purchase_order_release text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
