import { sql, type Kysely } from 'kysely';

/**
 * The preferred store of a site's shoppers who have none, and when a store was changed last, for search engines. The store number is no
 * foreign key: the stores of a shop may lack it, and then the ZIP code or the state is used.
 */
const statements = [
  `create table tenant_places (
     tenant text primary key check (tenant in ('sdc', 'sba')),
     store_number text not null,
     zip text not null check (zip ~ '^[0-9]{5}$'),
     state text not null check (state ~ '^[A-Z]{2}$'))`,
  `insert into tenant_places (tenant, store_number, zip, state)
     values ('sdc', '0008', '01760', 'MA'), ('sba', '0008', '01760', 'MA')`,
  // Null: unchanged since before this column.
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
