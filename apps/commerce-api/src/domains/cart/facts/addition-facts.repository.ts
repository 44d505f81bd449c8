import type { BuyerFacts, SaleConditions } from '@foolscap/pricing/model';
import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { isOneOf } from '../../../kernel/database/is-one-of.ts';
import {
  type Buyer,
  getPrice,
  type RelationKind,
  selectContractPrice,
  selectIsPriceHidden,
} from '../../catalog/index.ts';
import { selectMembershipProgram } from '../../memberships/index.ts';
import { buyerOf, selectBuyerFacts } from '../../pricing/index.ts';
import type { LineOfItem, StoreInQuestion } from '../cart-types.ts';
import { selectHasCustomParts, selectLinesOfItems } from './cart-lines.repository.ts';

/** The facts of an item that an add depends on. */
export interface SellableRow {
  sku: string;
  price: number | null;
  /** Whether the price is null because the buyer has to sign in to see it. */
  is_price_hidden: boolean;
  quantity_limit: number | null;
  bopis_eligible: boolean;
  /** Units available for delivery. */
  available: number;
  /** Whether it is a protection plan, which is sold only with a product that offers it. */
  is_plan: boolean;
  sale_conditions: SaleConditions | null;
  product_type_name: 'ESD' | 'DF' | null;
  category_id: string;
  brand: string;
  /** Whether it is a set with a made-to-order part. */
  has_custom_parts: boolean;
  /** Whether the contract of the buyer's organization includes a price for it. */
  on_contract: boolean;
}

/** A plan, service or accessory that a product offers, according to the product catalog. */
export interface OfferRow {
  sku: string;
  kind: RelationKind;
  related_sku: string;
}

/**
 * Selects an item's units available for delivery. A subquery by key, because a join with items found by the same statement would scan the
 * whole table.
 */
const selectAvailable = (sku: RawBuilder<unknown>) =>
  sql`select stock.available from stock where stock.sku = ${sku}`;

const selectSellable = (buyer: Buyer, isRequested: RawBuilder<boolean>) => sql`
    select products.sku, ${getPrice(buyer)} as price, ${selectIsPriceHidden(buyer)} as is_price_hidden, products.quantity_limit, products.bopis_eligible,
      coalesce((${selectAvailable(sql`products.sku`)}), 0) as available, products.sale_conditions,
      products.product_type_name, products.category_id, products.brand, ${selectContractPrice(buyer)} is not null as on_contract,
      exists (select 1 from product_relations where related_sku = products.sku and kind = 'WARRANTY') as is_plan,
      ${selectHasCustomParts} as has_custom_parts
    from products where ${isRequested} and products.published`;

export async function listSellable(db: Db, buyer: Buyer, skus: readonly string[]): Promise<SellableRow[]> {
  const isRequested = isOneOf(sql`products.sku`, 'text', skus);
  const { rows } = await sql<SellableRow>`/* sellable.list */ ${selectSellable(buyer, isRequested)}`.execute(
    db,
  );
  return rows;
}

/** Returns what products offer with some items; `kind` is the relation. */
export const selectOffers = (
  parents: readonly string[] | RawBuilder<unknown>,
  skus: readonly string[],
) => sql`
    select sku, kind, related_sku from product_relations
    where related_sku = any(${skus}::text[])
      and sku ${'toOperationNode' in parents ? sql`in (${parents})` : sql`= any(${parents}::text[])`}`;

/** A product for which the buyer's organization has its own part number. */
interface CustomerSkuRow {
  customer_sku: string;
  sku: string;
  in_stock: boolean;
}

/** The facts that an add depends on. */
export interface AdditionFacts {
  /** The requested items, those that they may refer to by the buyer's part numbers, and the substitutes of all of these. */
  sellable: SellableRow[];
  /** Lines of the cart that have one of these items or of the parents, including removed ones. */
  present: LineOfItem[];
  offers: OfferRow[];
  /** Stores that the request names; those without pickup are omitted. */
  stores: StoreRow[];
  /** The products of requested part numbers, ordered by part number and item number. */
  customer_skus: CustomerSkuRow[];
  /** Ids of the active lines that the added ones replace; null for carts that keep their lines. */
  replaced: string[] | null;
  /** Null for guests. */
  buyer: BuyerFacts | null;
}

/** The items that an add names, their parent items, and the stores. */
export interface RequestedNames {
  skus: readonly string[];
  parents: readonly string[];
  stores: readonly string[];
}

const selectCustomerSkus = ({ accountId }: Owner, skus: readonly string[]) => sql`
    select customer_skus.customer_sku, customer_skus.sku, coalesce((${selectAvailable(sql`customer_skus.sku`)}), 0) > 0 as in_stock
      from customer_skus join accounts on accounts.organization_id = customer_skus.organization_id and accounts.id = ${accountId}::uuid
        join products on products.sku = customer_skus.sku and products.published
      where customer_skus.customer_sku = any(${skus}::text[]) order by customer_skus.customer_sku, customer_skus.sku`;

/**
 * Builds the statement that reads everything an add depends on, together with the outcome stored under its key. It is the only read of
 * these facts, so it also resolves part numbers and substitutes.
 * @param replaces whether the added lines replace all others
 */
export const selectForAddition = <Stored>(
  owner: Owner,
  cartId: string | RawBuilder<string | null>,
  { skus, parents, stores }: RequestedNames,
  stored: RawBuilder<Stored>,
  now: Date,
  replaces = false,
): RawBuilder<AdditionFacts & { stored: Stored }> => {
  const all = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(rows), '[]') from (${rows}) rows)`;
  const none = sql`'[]'::jsonb`;
  const items = sql`(select skus from items)::text[]`;
  const named =
    owner.accountId === undefined
      ? sql`${skus}::text[]`
      : sql`${skus}::text[] || array(select sku from customer)`;
  return sql<AdditionFacts & { stored: Stored }>`
    /* cart.add */ with ${
      owner.accountId === undefined
        ? sql``
        : sql`customer as materialized (${selectCustomerSkus(owner, skus)}),`
    }
      named as materialized (select ${named} as skus),
      items as materialized (select named.skus || array(select products.sale_conditions #>> '{substitute,itemId}' from products
        where products.sku = any(named.skus) and products.published and products.sale_conditions ? 'substitute') as skus from named)
    select ${stored} as stored, ${all(selectSellable(buyerOf(owner), sql`products.sku = any(${items})`))} as sellable,
      ${all(selectLinesOfItems(cartId, sql`item_id = any(${items} || ${parents}::text[])`))} as present,
      ${parents.length ? all(selectOffers(parents, skus)) : none} as offers,
      ${stores.length ? all(selectStores(stores, items)) : none} as stores,
      ${owner.accountId === undefined ? none : all(sql`select * from customer`)} as customer_skus,
      ${replaces ? sql`(select coalesce(jsonb_agg(id), '[]') from cart_lines where cart_id = ${cartId} and status = 'ACTIVE')` : sql`null::jsonb`} as replaced,
      ${selectBuyerFacts(owner, now)} as buyer`;
};

type StoreRow = StoreInQuestion & { stock: Record<string, number> };

const selectStores = (stores: readonly string[], skus: RawBuilder<unknown>) => sql`
    select stores.store_number as "storeNumber", stores.name, stores.state, stores.latitude, stores.longitude,
      coalesce(jsonb_object_agg(store_stock.sku, store_stock.available) filter (where store_stock.sku is not null), '{}') as stock
    from stores left join store_stock on store_stock.store_number = stores.store_number and store_stock.sku = any(${skus})
    where stores.store_number = any(${stores}::text[]) and stores.pickup
    group by stores.store_number`;

/** Stores by number, each with its stock by item number. */
export type StoreShelves = ReadonlyMap<
  string,
  { store: StoreInQuestion; available: ReadonlyMap<string, number> }
>;

/** Lists the stock of items by store and item. Omits stores without pickup. */
export async function listStoreStock(
  db: Db,
  stores: readonly string[],
  skus: readonly string[],
): Promise<StoreShelves> {
  if (!stores.length) return new Map();
  const { rows } = await sql<StoreRow>`${selectStores(stores, sql`${skus}::text[]`)}`.execute(db);
  return getShelves(rows);
}

/** Indexes stores by number. */
export const getShelves = (rows: readonly StoreRow[]): StoreShelves =>
  new Map(
    rows.map(({ stock, ...store }) => [
      store.storeNumber,
      { store, available: new Map(Object.entries(stock)) },
    ]),
  );

/**
 * Finds the membership to offer a shopper: SELECT members upgrade to PREMIUM, everyone else starts with SELECT. If there are several terms,
 * the cheapest is chosen. @returns the item number; undefined if none is sold
 */
export async function findMembershipItem(
  db: Db,
  accountId: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products
      where published and price_minor is not null and sale_conditions ->> 'membership' = case
        when ${accountId === undefined ? sql`null` : selectMembershipProgram(accountId, now)} = 'SELECT' then 'PREMIUM'
        else 'SELECT' end
      order by price_minor, sku limit 1`.execute(db);
  return rows[0]?.sku;
}

/** Lists the ids of the active lines of a cart that are memberships. */
export async function listMembershipLines(db: Db, cartId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lines.id from cart_lines lines join products on products.sku = lines.item_id
      where lines.cart_id = ${cartId} and lines.status = 'ACTIVE' and products.sale_conditions ? 'membership'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
