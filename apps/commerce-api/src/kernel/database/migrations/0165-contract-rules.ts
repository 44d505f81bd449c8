import { sql, type Kysely } from 'kysely';

/** Identifies the lock under which derived contract prices are written. */
const LOCK = 165;

/** The columns of a product on which the price of a rule depends. */
const COLUMNS = [
  'category_id',
  'brand',
  'price_minor',
  'list_price_minor',
  'business_price_minor',
  'volume_prices',
];
const columnsOf = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

const STATEMENTS = [
  `create table contract_rules (
    contract_id uuid not null references contracts (id) on delete cascade,
    kind text not null check (kind in ('CATEGORY', 'BRAND', 'ALL')),
    value text not null,
    basis_points integer not null check (basis_points between 1 and 9999),
    primary key (contract_id, kind, value),
    check ((kind = 'ALL') = (value = ''))
  )`,
  // Half a cent is rounded up; nothing is free.
  `create function contract_rule_price(list integer, basis_points integer) returns integer language sql immutable as $$
    select case when list > 0
      then greatest(1, (list::bigint * (10000 - basis_points) + 5000) / 10000)::integer else list end
  $$`,
  // Contract changes take the lock for themselves; product changes share it, so that neither misses the other.
  `create function derive_contract_prices(organization_ids uuid[], only_skus text[]) returns void language sql as $$
    with recursive families (id, member, distance) as (
        select id, id, 0 from categories
        union all
        select families.id, categories.id, families.distance + 1
          from families join categories on categories.parent_id = families.member),
      current_contracts as (
        select id, organization_id, priority, number from contracts
          where organization_id = any(organization_ids) and is_current),
      rule_products as (
        select rules.contract_id, rules.basis_points, 1 as rank, families.distance, products.sku
          from current_contracts join contract_rules rules on rules.contract_id = current_contracts.id and rules.kind = 'CATEGORY'
            join families on families.id = rules.value
            join products on products.category_id = families.member
          where only_skus is null or products.sku = any(only_skus)
        union all
        select rules.contract_id, rules.basis_points, 2, 0, products.sku
          from current_contracts join contract_rules rules on rules.contract_id = current_contracts.id and rules.kind = 'BRAND'
            join products on lower(products.brand) = lower(rules.value)
          where only_skus is null or products.sku = any(only_skus)
        union all
        select rules.contract_id, rules.basis_points, 3, 0, products.sku
          from current_contracts join contract_rules rules on rules.contract_id = current_contracts.id and rules.kind = 'ALL'
            cross join products
          where only_skus is null or products.sku = any(only_skus)),
      best_rules as (
        select distinct on (rule_products.contract_id, rule_products.sku) rule_products.contract_id, products.sku, products.volume_prices,
            coalesce(products.business_price_minor, products.price_minor) as general,
            contract_rule_price(coalesce(products.list_price_minor, products.price_minor), rule_products.basis_points) as price_minor
          from rule_products join products using (sku)
          where not exists (select from contract_items items
            where items.contract_id = rule_products.contract_id and items.sku = rule_products.sku)
          order by rule_products.contract_id, rule_products.sku, rank, distance, basis_points desc),
      priced as (
        select items.contract_id, items.sku, items.price_minor,
            (select jsonb_agg(jsonb_build_array(tiers.min_qty, tiers.price_minor) order by tiers.min_qty) from contract_items tiers
              where tiers.contract_id = items.contract_id and tiers.sku = items.sku and tiers.min_qty > 1) as volume_prices
          from current_contracts join contract_items items on items.contract_id = current_contracts.id and items.min_qty = 1
          where only_skus is null or items.sku = any(only_skus)
        union all
        select contract_id, sku, case when price_minor < general then price_minor end,
            case when price_minor < general then
              (select jsonb_agg(tier order by (tier ->> 0)::integer) from jsonb_array_elements(volume_prices) tier
                where (tier ->> 1)::integer < price_minor) end
          from best_rules),
      wanted as materialized (
        select distinct on (current_contracts.organization_id, priced.sku) current_contracts.organization_id, priced.*
          from priced join current_contracts on current_contracts.id = priced.contract_id
          order by current_contracts.organization_id, priced.sku, current_contracts.priority desc, priced.price_minor nulls last,
            current_contracts.number),
      ended as (
        delete from contract_prices held where organization_id = any(organization_ids)
          and (only_skus is null or sku = any(only_skus))
          and not exists (select from wanted where wanted.organization_id = held.organization_id and wanted.sku = held.sku))
    insert into contract_prices as held (organization_id, sku, price_minor, volume_prices, contract_id)
      select organization_id, sku, price_minor, volume_prices, contract_id from wanted order by organization_id, sku
    on conflict (organization_id, sku) do update set price_minor = excluded.price_minor, volume_prices = excluded.volume_prices,
        contract_id = excluded.contract_id
      where (held.price_minor, held.volume_prices, held.contract_id) is distinct from
        (excluded.price_minor, excluded.volume_prices, excluded.contract_id)
  $$`,
  `create function organizations_with_rules() returns uuid[] language sql as $$
    select array_agg(distinct organization_id) from contracts
      where is_current and exists (select from contract_rules where contract_rules.contract_id = contracts.id)
  $$`,
  `create function derive_rules_of_products() returns trigger language plpgsql as $$
    declare
      skus text[];
      organization_ids uuid[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(sku) into skus from changed;
      else
        select array_agg(changed.sku) into skus from changed join previous using (sku)
          where (${columnsOf('changed')}) is distinct from (${columnsOf('previous')});
      end if;
      if skus is null then return null; end if;
      perform pg_advisory_xact_lock_shared(${LOCK});
      organization_ids := organizations_with_rules();
      if organization_ids is not null then perform derive_contract_prices(organization_ids, skus); end if;
      return null;
    end $$`,
  `create trigger products_inserted_for_contracts after insert on products referencing new table as changed
    for each statement execute function derive_rules_of_products()`,
  `create trigger products_updated_for_contracts after update on products referencing new table as changed old table as previous
    for each statement execute function derive_rules_of_products()`,
  // A category that moves takes its products along.
  `create function derive_rules_of_categories() returns trigger language plpgsql as $$
    declare
      organization_ids uuid[];
    begin
      if not exists (select from changed join previous using (id)
        where changed.parent_id is distinct from previous.parent_id) then return null; end if;
      perform pg_advisory_xact_lock(${LOCK});
      organization_ids := organizations_with_rules();
      if organization_ids is not null then perform derive_contract_prices(organization_ids, null); end if;
      return null;
    end $$`,
  `create trigger categories_moved_for_contracts after update on categories
    referencing new table as changed old table as previous for each statement execute function derive_rules_of_categories()`,
];

/**
 * Rules of contracts: a percentage off the list price of a category, a brand, or everything. The prices are derived into `contract_prices` like
 * those of items, also when a product changes, so that queries of prices stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
