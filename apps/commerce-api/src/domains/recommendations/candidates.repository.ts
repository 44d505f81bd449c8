import { sql, type RawBuilder } from 'kysely';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';

/** An item that may be recommended. Higher scores are better, within the same source. */
export interface Candidate {
  sku: string;
  score: number;
}

/** Candidates read per source: more than are shown, because some are left out. */
const CANDIDATES = 80;

/** The weight of purchases of another variant of an item, such as the same pen in another color. */
const VARIANT_SHARE = 0.3;

/** Lists items bought together with the given items or, with less weight, with their variants. Each neighbor counts for all of them. */
export async function listAlsoBought(db: Db, skus: readonly string[]): Promise<Candidate[]> {
  if (!skus.length) return [];
  const { rows } = await sql<Candidate>`/* recommend.also-bought */
    with given as (
      select sku, 1::double precision as share from unnest(${skus}::text[]) as sku
      union
      select variants.sku, ${VARIANT_SHARE}::double precision from products
        join products variants on variants.variant_group = products.variant_group
        where products.sku = any(${skus}::text[]) and variants.sku <> all(${skus}::text[]))
    select other_sku as sku, sum(score * share)::double precision as score
      from given join item_neighbors using (sku)
      where other_sku not in (select sku from given)
      group by other_sku order by score desc, other_sku limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** Lists the items bought most, each with its share of all orders. Recent orders weigh more. Limited to the given categories, if any. */
export async function listPopular(db: Db, categoryIds?: readonly string[]): Promise<Candidate[]> {
  const { rows } = categoryIds
    ? await sql<Candidate>`/* recommend.popular-in-category */
        select i.sku, coalesce(p.weight, 0) as score from product_index i left join purchased_items p on p.sku = i.sku
          where i.category_id = any(${categoryIds}::text[]) and i.in_stock and not i.is_replaced
          order by coalesce(p.weight, 0) desc, i.popularity desc, i.sku limit ${CANDIDATES}`.execute(db)
    : await sql<Candidate>`/* recommend.popular */
        select sku, weight / (select weight from purchase_totals) as score from purchased_items order by weight desc limit ${CANDIDATES}`.execute(
        db,
      );
  return rows;
}

/** Lists the best-selling products according to the catalog, for a shop without orders. */
export async function listBestSellers(db: Db): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`/* recommend.best-sellers */
    select sku, popularity::double precision as score from product_index where in_stock and not is_replaced
      order by popularity desc, sku limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** A buyer's purchases of one item. */
export interface OwnPurchase {
  sku: string;
  orders: number;
  /** Days since the last order. */
  daysAgo: number;
  /** Median number of days between two orders; null if it was bought on one day only. */
  usualGap: number | null;
}

/** The purchases of a buyer. */
export interface OwnPurchases {
  /** By item, most recent first. */
  items: OwnPurchase[];
  /** The number of orders. */
  orders: number;
  /** The predictive value of habits in this shop; see `getRepeatRate`. */
  repeatRate: number;
}

/** Number of recent purchases considered per buyer. */
const OWN_PURCHASES = 200;

/** Selects the orders of an owner, or of all members of an organization (`ALL` in storefront-7.31). */
const orderedBy = ({ tenant, accountId, sessionId }: Owner, organizationId?: string): RawBuilder<boolean> =>
  organizationId !== undefined
    ? sql<boolean>`orders.tenant = ${tenant} and orders.organization_id = ${organizationId}::uuid`
    : accountId === undefined
      ? sql<boolean>`orders.tenant = ${tenant} and orders.session_id = ${sessionId}::uuid and orders.account_id is null`
      : sql<boolean>`orders.tenant = ${tenant} and orders.account_id = ${accountId}::uuid`;

/** Lists the items that a buyer has ordered, most recent first. Canceled and declined orders and lines do not count. */
export async function listOwnPurchases(
  db: Db,
  owner: Owner,
  now: Date,
  organizationId?: string,
): Promise<OwnPurchases> {
  const { rows } = await sql<
    OwnPurchase & { allOrders: number; repeatRate: number }
  >`/* recommend.own-purchases */
    with latest as (select order_number, placed_at from orders
      where ${orderedBy(owner, organizationId)} and status not in ('CANCELED', 'DECLINED')
      order by placed_at desc limit 500),
    bought as (
      select distinct lines.sku, orders.order_number, (orders.placed_at at time zone 'UTC')::date as day
        from latest orders
        join order_lines lines on lines.order_number = orders.order_number
        where lines.canceled_qty < lines.qty),
    days as (select sku, day, count(*) as orders from bought group by sku, day),
    gaps as (select sku, day, orders, day - lag(day) over (partition by sku order by day) as gap from days)
    select sku, sum(orders)::integer as orders, (${now.toISOString().slice(0, 10)}::date - max(day))::integer as "daysAgo",
      percentile_cont(0.5) within group (order by gap) as "usualGap",
        (select count(distinct order_number)::integer from bought) as "allOrders", (select repeat_rate from purchase_totals) as "repeatRate"
      from gaps group by sku order by max(day) desc, sum(orders) desc, sku limit ${OWN_PURCHASES}`.execute(
    db,
  );
  return {
    items: rows.map(({ sku, orders, daysAgo, usualGap }) => ({ sku, orders, daysAgo, usualGap })),
    orders: rows[0]?.allOrders ?? 0,
    repeatRate: rows[0]?.repeatRate ?? 1,
  };
}

/** Lists items that work with the given ones, such as a printer's cartridges. */
export async function listCompatible(db: Db, skus: readonly string[]): Promise<Candidate[]> {
  if (!skus.length) return [];
  const { rows } = await sql<Candidate>`/* recommend.compatible */
    select related_sku as sku, max(coalesce(p.weight, 0))::double precision as score
      from product_relations r left join purchased_items p on p.sku = r.related_sku
      where r.sku = any(${skus}::text[]) and r.kind in ('COMPATIBLE', 'ACCESSORY') and r.related_sku <> all(${skus}::text[])
      group by related_sku order by score desc, related_sku limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** Number of products in the category that are compared in detail: those with the closest prices. */
const COMPARED = 300;

/**
 * Lists items that can replace the given one: its related alternates first, then products in its category with shared attributes and a
 * similar price. Its own variants do not count as alternates.
 */
export async function listAlternates(db: Db, sku: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`/* recommend.alternates */
    with item as (select * from products where sku = ${sku}),
    near as (
      select products.sku, products.attributes, products.brand, products.price_minor
        from item join products on products.category_id = item.category_id
        where products.sku <> item.sku and products.published
          and (item.variant_group is null or products.variant_group is distinct from item.variant_group)
        order by abs(coalesce(products.price_minor, 0) - coalesce(item.price_minor, 0)), products.sku limit ${COMPARED})
    select sku, max(score)::double precision as score from (
    select related_sku as sku, 100 - position::double precision as score from product_relations
      where product_relations.sku = ${sku} and kind = 'ALTERNATE'
    union all
    select near.sku, (select count(*) from jsonb_array_elements(item.attributes) own
          join jsonb_array_elements(near.attributes) theirs on theirs = own)::double precision
        / greatest(1, jsonb_array_length(item.attributes))
        + case when near.brand = item.brand then 0.1 else 0 end
        - least(1, abs(ln(greatest(1, near.price_minor)::double precision / greatest(1, item.price_minor)))) * 0.5
      from near, item) found
    group by sku order by score desc, sku limit ${CANDIDATES}`.execute(db);
  return rows;
}

/** Lists a category and all of its subcategories; empty for an unknown category. */
export async function listCategoriesBelow(db: Db, categoryId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* recommend.categories */
    select jsonb_array_elements_text(categories_below(jsonb_build_array(${categoryId}::text))) as id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Finds the departments that a buyer is interested in, based on the purchases.
 * @returns the department name by item number, for items in such a department that are not purchases themselves
 */
export async function listInterests(
  db: Db,
  purchases: readonly string[],
  skus: readonly string[],
): Promise<Map<string, string>> {
  if (!purchases.length) return new Map();
  const { rows } = await sql<{ sku: string; name: string }>`/* recommend.interests */
    with recursive above as (
      select products.sku, categories.id, categories.name, categories.parent_id
        from products join categories on categories.id = products.category_id
        where products.sku = any(${[...new Set([...purchases, ...skus])]}::text[])
      union
      select above.sku, categories.id, categories.name, categories.parent_id
        from above join categories on categories.id = above.parent_id),
    departments as (select sku, id, name from above where parent_id is null)
    select sku, name from departments
      where sku = any(${skus}::text[]) and sku <> all(${purchases}::text[])
        and id in (select id from departments where sku = any(${purchases}::text[]))`.execute(db);
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}
