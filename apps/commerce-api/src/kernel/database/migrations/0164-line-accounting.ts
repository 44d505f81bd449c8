import { sql, type Kysely } from 'kysely';

/** The cost centers and projects of organizations, and how the lines of orders are split between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table accounting_codes (
    organization_id uuid not null references organizations (id) on delete cascade,
    field text not null check (field in ('costCenter', 'project')),
    code text not null,
    description text not null default '',
    primary key (organization_id, field, code)
  )`.execute(db);
  await sql`alter table order_lines add column splits jsonb`.execute(db);
}
