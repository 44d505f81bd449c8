import { sql, type Kysely } from 'kysely';

/**
 * Adds the scope of budget centers: a unit, a person or a category. The scope keeps its kind if its unit or account is deleted, so that the
 * center then applies to no member, not to all of them. A removed center stays, for its orders and its statements.
 */
const statements = [
  `alter table budget_centers
     add column rolls_over boolean not null default false,
     add column scope text not null default 'ALL' check (scope in ('ALL', 'UNIT', 'PERSON', 'CATEGORY')),
     add column unit_id uuid references organization_units (id) on delete set null,
     add column account_id uuid references accounts (id) on delete set null,
     add column category_id text,
     add column removed_at timestamptz,
     add check (unit_id is null or scope = 'UNIT'),
     add check (account_id is null or scope = 'PERSON'),
     add check ((category_id is not null) = (scope = 'CATEGORY')),
     add check (removed_at is null or not is_default)`,
  `create index budget_centers_account on budget_centers (account_id) where account_id is not null`,
  `create index budget_centers_unit on budget_centers (unit_id) where unit_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
