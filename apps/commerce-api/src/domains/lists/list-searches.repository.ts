import { sql, type RawBuilder } from 'kysely';
import type { ListsItemsData } from '@foolscap/lists/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { Picture } from '../media/index.ts';
import type { PageChoice } from './list-data.ts';
import { holdsText } from './list-item-rows.repository.ts';
import { isSeen, type ListViewer } from './viewer.ts';

/** A page of rows, with the total number of rows. */
interface Found<Row> {
  rows: Row[];
  total: number;
}

type ItemOfList = ListsItemsData['items'][number];

/** Runs a query for a page whose rows contain the total number of rows. Beyond the last page, reads the number from the first one. */
async function findPage<Row>(
  choice: PageChoice,
  run: (choice: PageChoice) => Promise<(Row & { total: number })[]>,
): Promise<Found<Row>> {
  const rows = await run(choice);
  if (rows.length || choice.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const [first] = await run({ page: 1, size: 1 });
  return { rows, total: first?.total ?? 0 };
}

const pageOf = ({ page, size }: PageChoice) => sql`limit ${size} offset ${(page - 1) * size}`;

/** Lists the items of all lists that a viewer sees, ordered by list name. @param skus limits the result to these items */
export const listItemsOfLists = (
  db: Db,
  viewer: ListViewer,
  skus: readonly string[] | undefined,
  choice: PageChoice,
): Promise<Found<ItemOfList>> =>
  findPage(choice, async (page) => {
    const { rows } = await sql<ItemOfList & { total: number }>`/* list-searches.items */
      with chosen as materialized (select items.id, items.list_id, items.sku, items.qty, items.position, lists.name_key
        from shopping_lists lists join shopping_list_items items on items.list_id = lists.id
        where ${isSeen(viewer)} ${skus ? sql`and items.sku = any(${skus}::text[])` : sql``})
      select list_id as "listId", id as "listItemId", sku as "itemId", qty, (select count(*)::integer from chosen) as total
        from chosen order by name_key collate "C", list_id, position, id ${pageOf(page)}`.execute(db);
    return rows;
  });

/** A found item with its list and its product. */
export interface FoundRow {
  id: string;
  list_id: string;
  list_name: string;
  sku: string;
  qty: number;
  note: string;
  name: string;
  picture: Picture;
}

/** The parameters of a search for items in lists. */
export interface SearchChoice extends PageChoice {
  /** Limits the search to the items of one list. */
  listId: string | undefined;
  text: string;
  /** Matches words of the name, the numbers or the note in any form; otherwise matches the text anywhere in them. */
  isFullText: boolean;
}

/**
 * Returns a full-text query in which each word also matches as a prefix; undefined for a text without words.
 * @param weights weights of the text parts that count
 */
function getQuery(text: string, weights = ''): RawBuilder<unknown> | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  if (!words) return undefined;
  const query = words.map((word) => `${word}:*${weights}`).join(' & ');
  return sql`(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))`;
}

/**
 * Builds a condition for items that match a full-text query. The search index has published products only; the few others and the notes are
 * searched directly. The database may read the matching products once, or each item's product.
 */
const holdsWords = (query: RawBuilder<unknown>, ofIndex: RawBuilder<unknown>) =>
  sql<boolean>`(exists (select from product_index where product_index.sku = items.sku and product_index.names @@ ${ofIndex})
    or items.sku in (select sku from products where not published
      and (to_tsvector('english', name) || to_tsvector('simple', sku || ' ' || part_number)) @@ ${query})
    or (items.note <> '' and to_tsvector('english', items.note) @@ ${query}))`;

/** Searches the items of the lists that a viewer sees, ordered by list name and then in list order. */
export async function searchItems(
  db: Db,
  viewer: ListViewer,
  { listId, text, isFullText, ...choice }: SearchChoice,
): Promise<Found<FoundRow>> {
  const query = getQuery(text);
  // The name, brand and numbers, but not the category.
  const ofIndex = getQuery(text, 'AB');
  if (!text || (isFullText && !query)) return { rows: [], total: 0 };
  const matching = isFullText && query && ofIndex ? holdsWords(query, ofIndex) : holdsText(text);
  return findPage(choice, async (page) => {
    const { rows } = await sql<FoundRow & { total: number }>`/* list-searches.find */
      with visible as materialized (select lists.id, lists.name, lists.name_key from shopping_lists lists
          where ${isSeen(viewer)} ${listId === undefined ? sql`` : sql`and lists.id = ${listId}::uuid`}),
        found as materialized (select items.id, items.sku, items.position, visible.id as list_id, visible.name as list_name,
            visible.name_key
          from visible join shopping_list_items items on items.list_id = visible.id where ${matching}),
        page as (select * from found order by name_key collate "C", list_id, position, id ${pageOf(page)})
      select page.id, page.list_id, page.list_name, page.sku, items.qty, items.note, products.name, products.picture,
          (select count(*)::integer from found) as total
        from page join shopping_list_items items on items.id = page.id join products on products.sku = page.sku
        order by page.name_key collate "C", page.list_id, page.position, page.id`.execute(db);
    return rows;
  });
}
