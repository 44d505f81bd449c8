import { sql, type RawBuilder } from 'kysely';
import type { ListItemSort } from '@foolscap/lists/model';
import type { Db } from '../../kernel/database/database.ts';
import {
  type Buyer,
  getPrice,
  isReplaced,
  selectContractPrice,
  selectListPrice,
  selectVolumePrices,
} from '../catalog/index.ts';
import type { Picture } from '../media/index.ts';
import type { PageChoice } from './list-data.ts';
import { containing } from './lists.repository.ts';

/** An item's product, with its current price and stock. */
export interface ProductRow {
  sku: string;
  name: string;
  picture: Picture;
  part_number: string;
  uom: string;
  quantity_limit: number | null;
  published: boolean;
  /** US cents for the buyer; null for a product that is not sold to the buyer. */
  price: number | null;
  list_price: number | null;
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
  /** Units available for delivery. */
  available: number;
  /** The item that is added instead, because this one is discontinued; null for a product that is sold itself. */
  replacement: { itemId: string; name: string } | null;
}

/** An item on a list, with its product. */
export interface ItemRow extends ProductRow {
  id: string;
  qty: number;
  note: string;
  saved_price_minor: number | null;
  saved_in_stock: boolean;
  added_at: Date;
}

const selectProduct = (
  buyer: Buyer,
) => sql`products.sku, products.name, products.picture, products.part_number, products.uom,
      products.quantity_limit, products.published, ${getPrice(buyer)} as price, ${selectListPrice(buyer)} as list_price,
      ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices,
      coalesce(stock.available, 0) as available, case when ${isReplaced()} then (
        select json_build_object('itemId', other.sku, 'name', other.name) from products other
          where other.sku = products.sale_conditions->'substitute'->>'itemId') end as replacement`;

/** Reads products by item number. Omits unknown ones. */
export async function listProducts(
  db: Db,
  buyer: Buyer,
  skus: readonly string[],
): Promise<Map<string, ProductRow>> {
  const { rows } = await sql<ProductRow>`/* list-items.products */ select ${selectProduct(buyer)}
    from products left join stock on stock.sku = products.sku where products.sku = any(${skus}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

const ORDERS: Readonly<Record<ListItemSort, RawBuilder<unknown>>> = {
  POSITION_ASCENDING: sql`items.position, items.id`,
  NAME_ASCENDING: sql`lower(products.name) collate "C", items.sku`,
  NAME_DESCENDING: sql`lower(products.name) collate "C" desc, items.sku`,
  ADDED_DATE_DESCENDING: sql`items.added_at desc, items.position desc`,
};

/**
 * Builds a condition over the table `items` for part of a name, an item number, a part number or a note. A subquery leaves the choice to
 * the database: for a long list it reads the matching products once, through their trigram index; for a short one it reads each item's
 * product.
 */
export const holdsText = (text: string): RawBuilder<boolean> => {
  const like = containing(text);
  return sql<boolean>`(exists (select from products where products.sku = items.sku and products.numbers_and_name like ${like})
    or (items.note <> '' and lower(items.note) like ${like}))`;
};

/** The page to read of one list's items. */
export interface ItemsChoice extends PageChoice {
  sort: ListItemSort;
  /** Part of a name, number or note; empty for all items. */
  search: string;
}

/**
 * Lists one page of a list's items. Prices are computed only for the items on the page.
 * @returns the items; the number of items that match the search, undefined without a search; and the revision of the list that has these
 * items,
 *   undefined if there are none
 */
export async function listItemRows(
  db: Db,
  buyer: Buyer,
  listId: string,
  { page, size, sort, search }: ItemsChoice,
): Promise<{ rows: ItemRow[]; found: number | undefined; revision: number | undefined }> {
  const order = ORDERS[sort];
  const joins = sort.startsWith('NAME') ? sql`join products on products.sku = items.sku` : sql``;
  const matching = search ? sql`and ${holdsText(search)}` : sql``;
  const { rows } = await sql<ItemRow & { found: number; revision: number }>`/* list-items.page */
    with chosen as materialized (select items.id, row_number() over (order by ${order}) as place
        from shopping_list_items items ${joins} where items.list_id = ${listId}::uuid ${matching}
        ${search ? sql`` : sql`order by ${order} limit ${size} offset ${(page - 1) * size}`}),
      page as (select id, place from chosen ${
        search ? sql`order by place limit ${size} offset ${(page - 1) * size}` : sql``
      })
    select items.id, items.qty, items.note, items.saved_price_minor, items.saved_in_stock, items.added_at,
      (select revision from shopping_lists where id = ${listId}::uuid), ${selectProduct(buyer)},
      ${search ? sql`(select count(*)::integer from chosen)` : sql`0`} as found
    from page join shopping_list_items items on items.id = page.id join products on products.sku = items.sku
      left join stock on stock.sku = items.sku
    order by page.place`.execute(db);
  const [first] = rows;
  const revision = first?.revision;
  if (!search) return { rows, found: undefined, revision };
  if (first || page === 1) return { rows, found: first?.found ?? 0, revision };
  const { found } = await listItemRows(db, buyer, listId, { page: 1, size: 1, sort, search });
  return { rows, found, revision };
}

/** Lists items of a list by number, in list order. Omits items that no longer exist. */
export async function listItemsOf(
  db: Db,
  buyer: Buyer,
  listId: string,
  skus: readonly string[],
): Promise<ItemRow[]> {
  if (!skus.length) return [];
  const { rows } = await sql<ItemRow>`/* list-items.of */
    select items.id, items.qty, items.note, items.saved_price_minor, items.saved_in_stock, items.added_at, ${selectProduct(buyer)}
    from shopping_list_items items join products on products.sku = items.sku left join stock on stock.sku = items.sku
    where items.list_id = ${listId}::uuid and items.sku = any(${skus}::text[]) order by items.position, items.id`.execute(
    db,
  );
  return rows;
}
