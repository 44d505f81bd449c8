import { type RawBuilder, sql } from 'kysely';
import type { BuyerFacts, SaleConditions } from '@foolscap/cart/model';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { isOneOf } from '../../../kernel/database/is-one-of.ts';
import type { RelationKind } from '../../../kernel/database/tables.ts';
import { type Buyer, getPrice, selectContractPrice } from '../../catalog/index.ts';
import type { LineOfItem, OrderableKind, StoreInQuestion } from '../cart-types.ts';
import { buyerOf, selectBuyerFacts } from './buyer.repository.ts';
import { selectHasCustomParts, selectLinesOfItems } from './cart-lines.repository.ts';
import { selectCartId } from './cart.repository.ts';

/** The facts of an item that an add depends on. */
export interface SellableRow {
  sku: string;
  price: number | null;
  quantity_limit: number | null;
  bopis_eligible: boolean;
  /** Units that can be delivered. */
  available: number;
  /** Whether it is a protection plan, which is sold only with a product that offers it. */
  is_plan: boolean;
  sale_conditions: SaleConditions | null;
  product_type_name: 'ESD' | 'DF' | null;
  category_id: string;
  brand: string;
  /** Whether it is a set with a part that is made to order. */
  has_custom_parts: boolean;
  /** Whether the contract of the buyer's organization has a price for it. */
  on_contract: boolean;
}

/** A plan, a service or an accessory that a product offers, by the product catalog. */
export interface OfferRow {
  sku: string;
  kind: RelationKind;
  related_sku: string;
}

const selectSellable = (buyer: Buyer, skus: readonly string[]) => sql`
    select products.sku, ${getPrice(buyer)} as price, products.quantity_limit, products.bopis_eligible,
      coalesce(stock.available, 0) as available, products.sale_conditions,
      products.product_type_name, products.category_id, products.brand, ${selectContractPrice(buyer)} is not null as on_contract,
      exists (select 1 from product_relations where related_sku = products.sku and kind = 'WARRANTY') as is_plan,
      ${selectHasCustomParts} as has_custom_parts
    from products left join stock on stock.sku = products.sku
    where ${isOneOf(sql`products.sku`, 'text', skus)} and products.published`;

export async function listSellable(db: Db, buyer: Buyer, skus: readonly string[]): Promise<SellableRow[]> {
  const { rows } = await sql<SellableRow>`/* sellable.list */ ${selectSellable(buyer, skus)}`.execute(db);
  return rows;
}

/** Returns what products offer of some items; `kind` says how. */
export const selectOffers = (
  parents: readonly string[] | RawBuilder<unknown>,
  skus: readonly string[],
) => sql`
    select sku, kind, related_sku from product_relations
    where related_sku = any(${skus}::text[])
      and sku ${'toOperationNode' in parents ? sql`in (${parents})` : sql`= any(${parents}::text[])`}`;

/** The facts that an add of items depends on. */
export interface AdditionFacts {
  sellable: SellableRow[];
  /** The lines of the cart with one of the items or parents, removed ones too. */
  present: LineOfItem[];
  offers: OfferRow[];
  /** Null for guests. */
  buyer: BuyerFacts | null;
}

/**
 * Builds the statement that reads all that an add of items must know, with the outcome that is stored under its key.
 * @param parents the items that some of the items are for
 */
export const selectForAddition = <Stored>(
  owner: Owner,
  kind: OrderableKind,
  { skus, parents }: { skus: readonly string[]; parents: readonly string[] },
  stored: RawBuilder<Stored>,
): RawBuilder<AdditionFacts & { stored: Stored }> => {
  const all = (rows: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(rows), '[]') from (${rows}) rows)`;
  return sql<AdditionFacts & { stored: Stored }>`
    /* cart.add */ select ${stored} as stored, ${all(selectSellable(buyerOf(owner), skus))} as sellable,
      ${all(selectLinesOfItems(selectCartId(owner, kind), [...skus, ...parents]))} as present,
      ${parents.length ? all(selectOffers(parents, skus)) : sql`'[]'::jsonb`} as offers,
      ${selectBuyerFacts(owner)} as buyer`;
};

/** Stores by number, with what they hold of items by number. */
export type StoreShelves = ReadonlyMap<
  string,
  { store: StoreInQuestion; available: ReadonlyMap<string, number> }
>;

/** Lists the stock of items by store and item. Stores without pickup are left out. */
export async function listStoreStock(
  db: Db,
  stores: readonly string[],
  skus: readonly string[],
): Promise<StoreShelves> {
  if (!stores.length) return new Map();
  const { rows } = await sql<StoreInQuestion & { stock: Record<string, number> }>`
    select stores.store_number as "storeNumber", stores.name, stores.state, stores.latitude, stores.longitude,
      coalesce(jsonb_object_agg(store_stock.sku, store_stock.available) filter (where store_stock.sku is not null), '{}') as stock
    from stores left join store_stock
      on store_stock.store_number = stores.store_number and store_stock.sku = any(${skus}::text[])
    where stores.store_number = any(${stores}::text[]) and stores.pickup
    group by stores.store_number`.execute(db);
  return new Map(
    rows.map(({ stock, ...store }) => [
      store.storeNumber,
      { store, available: new Map(Object.entries(stock)) },
    ]),
  );
}

/**
 * Finds the membership that fits a shopper: SELECT members upgrade to PREMIUM, all others begin with SELECT. Of several terms the one with
 * the lowest price is chosen. @returns the item number; undefined where none is sold
 */
export async function findMembershipItem(db: Db, accountId: string | undefined): Promise<string | undefined> {
  const { rows } = await sql<{ sku: string }>`
    select sku from products
      where published and price_minor is not null and sale_conditions ->> 'membership' = case
        when (select membership_program from accounts where id = ${accountId ?? null}::uuid) = 'SELECT' then 'PREMIUM'
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
