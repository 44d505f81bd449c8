import { sql, type Kysely } from 'kysely';

/**
 * Contracts of organizations, with their days, terms, prices and addresses. `contract_prices` becomes a derived table: the prices of the
 * contracts that are current, one row for each organization and product. Prices that an organization has already move into a contract
 * without days.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contracts (
    id uuid primary key,
    organization_id uuid not null references organizations (id) on delete cascade,
    number text not null,
    name text not null,
    starts_on date,
    ends_on date,
    priority smallint not null default 0 check (priority between 0 and 1000),
    is_active boolean not null default true,
    is_current boolean not null default false,
    minimum_minor integer check (minimum_minor > 0),
    allowed_payments jsonb,
    has_fixed_addresses boolean not null default false,
    unique (organization_id, number),
    check (ends_on >= starts_on)
  )`.execute(db);
  await sql`create table contract_items (
    contract_id uuid not null references contracts (id) on delete cascade,
    sku text not null references products (sku) on delete cascade,
    min_qty integer not null default 1 check (min_qty between 1 and 9999),
    price_minor integer check (price_minor >= 0),
    primary key (contract_id, sku, min_qty),
    check (min_qty = 1 or price_minor is not null)
  )`.execute(db);
  await sql`create index contract_items_product on contract_items (sku)`.execute(db);
  await sql`create table contract_addresses (
    contract_id uuid not null references contracts (id) on delete cascade,
    address_id uuid not null references organization_addresses (id) on delete cascade,
    primary key (contract_id, address_id)
  )`.execute(db);
  await sql`create index contract_addresses_address on contract_addresses (address_id)`.execute(db);

  await sql`insert into contracts (id, organization_id, number, name, is_current)
    select gen_random_uuid(), id, coalesce(contract_id, customer_number), 'Contract ' || coalesce(contract_id, customer_number), true
      from organizations where id in (select organization_id from contract_prices)`.execute(db);
  await sql`insert into contract_items (contract_id, sku, price_minor)
    select contracts.id, sku, price_minor from contract_prices join contracts using (organization_id)`.execute(
    db,
  );

  await sql`alter table contract_prices alter column price_minor drop not null,
    add column volume_prices jsonb,
    add column contract_id uuid references contracts (id) on delete cascade`.execute(db);
  await sql`update contract_prices set contract_id = contracts.id from contracts
    where contracts.organization_id = contract_prices.organization_id`.execute(db);
  await sql`create index contract_prices_contract on contract_prices (contract_id)`.execute(db);
}
