import { sql, type Kysely } from 'kysely';

/**
 * Adds the default store of a site, for shoppers without a preferred store, and the time of a store's last change, for search engines. The
 * store number is not a foreign key: a shop may not have that store, and then the ZIP code or the state is used.
 */
const statements = [
  `create table tenant_places (
     tenant text primary key check (tenant in ('sdc', 'sba')),
     store_number text not null,
     zip text not null check (zip ~ '^[0-9]{5}$'),
     state text not null check (state ~ '^[A-Z]{2}$'))`,
  `insert into tenant_places (tenant, store_number, zip, state)
     values ('sdc', '0008', '01760', 'MA'), ('sba', '0008', '01760', 'MA')`,
  // Null: not changed since this column was added.
  `alter table stores add column updated_at timestamptz`,
  `alter table stores alter column updated_at set default now()`,
  `create function store_changed() returns trigger language plpgsql as $$
   begin
     new.updated_at = now();
     return new;
   end $$`,
  `create trigger stores_changed before update on stores for each row
     when (old is distinct from new) execute function store_changed()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
