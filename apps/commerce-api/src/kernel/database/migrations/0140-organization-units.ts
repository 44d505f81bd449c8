import { sql, type Kysely } from 'kysely';

/** The units of an organization as a tree, such as departments and teams, and the unit of each member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table organization_units (
    id uuid primary key,
    organization_id uuid not null references organizations (id) on delete cascade,
    parent_id uuid,
    name text not null,
    unique (organization_id, id),
    unique nulls not distinct (organization_id, parent_id, name),
    foreign key (organization_id, parent_id) references organization_units (organization_id, id)
  )`.execute(db);
  await sql`alter table accounts add column unit_id uuid references organization_units (id) on delete set null`.execute(
    db,
  );
  await sql`create index accounts_unit on accounts (unit_id) where unit_id is not null`.execute(db);
}
