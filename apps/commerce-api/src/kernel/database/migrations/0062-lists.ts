import { sql, type Kysely } from 'kysely';

const OWNER = `session_id uuid references sessions (id) on delete cascade,
     account_id uuid references accounts (id) on delete cascade`;

/**
 * Adds shopping lists, their items and their users' favorites; the permissions of organizations; and the toggles of lists. `item_count` has
 * no trigger: the commands that lock the row of a list update it.
 */
const statements = [
  `create table shopping_lists (
     id uuid primary key,
     tenant text not null check (tenant in ('sdc', 'sba')),
     ${OWNER},
     organization_id uuid references organizations (id) on delete cascade,
     name text not null,
     name_key text not null,
     access_level text not null check (access_level in ('PERSONAL', 'SHARED', 'GLOBAL')),
     members_read_only boolean not null default false,
     item_count integer not null default 0 check (item_count >= 0),
     revision integer not null default 1,
     link_id text unique,
     link_created_at timestamptz,
     modified_at timestamptz not null,
     created_at timestamptz not null,
     check ((session_id is null) <> (account_id is null)),
     check ((access_level = 'PERSONAL') = (organization_id is null)),
     check ((link_id is null) = (link_created_at is null)))`,
  `create unique index shopping_lists_name_of_account on shopping_lists (account_id, name_key) where account_id is not null`,
  `create unique index shopping_lists_name_of_session on shopping_lists (session_id, tenant, name_key) where session_id is not null`,
  `create index shopping_lists_of_organization on shopping_lists (organization_id) where organization_id is not null`,
  `create table shopping_list_items (
     id uuid primary key,
     list_id uuid not null references shopping_lists (id) on delete cascade,
     sku text not null references products (sku),
     qty integer not null check (qty between 1 and 9999),
     note text not null default '',
     position double precision not null,
     saved_price_minor integer,
     saved_in_stock boolean not null,
     added_at timestamptz not null)`,
  `create unique index shopping_list_items_once on shopping_list_items (list_id, sku)`,
  `create index shopping_list_items_in_order on shopping_list_items (list_id, position, id)`,
  `create index shopping_list_items_of_product on shopping_list_items (sku)`,
  // Converting thousands of names to lower case takes most of the time of a search.
  `alter table products add column numbers_and_name text
     generated always as (lower(sku || chr(10) || part_number || chr(10) || name)) stored`,
  // Searches within lists also read products that the search index leaves out.
  `create index products_unpublished on products (sku) where not published`,
  `create table favorite_lists (
     id uuid primary key,
     list_id uuid not null references shopping_lists (id) on delete cascade,
     ${OWNER},
     created_at timestamptz not null,
     check ((session_id is null) <> (account_id is null)))`,
  `create unique index favorite_lists_of_account on favorite_lists (account_id, list_id) where account_id is not null`,
  `create unique index favorite_lists_of_session on favorite_lists (session_id, list_id) where session_id is not null`,
  `create index favorite_lists_of_list on favorite_lists (list_id)`,
  `alter table organizations add column list_privacy jsonb`,
  `insert into feature_toggles (name, tenant, "values", position)
     values ('listCount', null, '["true"]', 120), ('listFullSearch', null, '["true"]', 121)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
