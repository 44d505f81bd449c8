import { sql } from 'kysely';
import type { SavedItem, SavedItemsChange, SavedItemsData } from '@foolscap/cart/contract';
import { PARENT_RELATION_TYPES, SAVED_ITEMS_PAGE_SIZE, stockMessages } from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { unitPrice } from '@foolscap/pricing/model';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { ShipTo } from '../../../kernel/geo/delivery-place.ts';
import { getItemUrl, getRelatedItems, type ItemFacts, listItemFacts } from '../../catalog/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { SavedItemsOutcome } from '../cart-command.ts';
import type { LineRow, CartRow } from '../cart-types.ts';
import { listLines } from '../facts/cart-lines.repository.ts';
import { findCart } from '../facts/cart.repository.ts';
import { lineDates } from '../decide/line-dates.ts';
import { unsoldMessages } from '../reply/line-messages.ts';
import { isSold } from '../decide/line-places.ts';

/** Returns the unit price of a saved item in US cents. The saved units count toward volume prices. */
const getUnitPrice = ({ price, list_price, contract_price, volume_prices, qty }: LineRow): number =>
  unitPrice(
    {
      list: list_price ?? price!,
      sale: price!,
      contract: contract_price ?? undefined,
      volume: volume_prices?.map(([minQty, each]) => ({ minQty, price: each })),
    },
    qty,
  ).price;

function getSavedItem(row: LineRow, facts: ItemFacts | undefined, shipTo: ShipTo, now: Date): SavedItem {
  const relation = PARENT_RELATION_TYPES.find((each) => each === row.relation);
  const dates = lineDates(row, shipTo, 'STANDARD', now);
  const messages = isSold(row) ? stockMessages(row.available, 0, row.store?.name) : unsoldMessages(row);
  const { review_count: reviewCount = 0, rating_sum: ratingSum = 0, alternates = [] } = facts ?? {};
  return {
    listItemId: row.id,
    itemId: row.item_id,
    qty: row.qty,
    ...(row.configuration ? { configuration: row.configuration } : {}),
    ...(relation && row.parent_line_id
      ? {
          parentItemId: row.parent_item_id,
          parentRelationType: relation,
          parentListItemId: row.parent_line_id,
        }
      : {}),
    itemDetails: {
      imageUrl: pictureUrl(row.picture),
      name: row.name,
      model: row.part_number,
      itemUrl: getItemUrl(row.item_id, row.name),
      reviewCount,
      ...(reviewCount > 0 ? { reviewRating: Math.round((ratingSum * 10) / reviewCount) / 10 } : {}),
      priceInfo: isSold(row) ? { finalPricePerUnit: toDecimal(getUnitPrice(row)) } : {},
      ...(dates ? { deliveryDate: dates.maxDeliveryDate } : {}),
      relatedItems: getRelatedItems(alternates, messages.length > 0),
    },
    messages,
  };
}

/** Reads saved lines for a reply, in the order of `ids`. Omits lines that no longer exist. */
async function readItems(
  db: Db,
  list: CartRow,
  ids: readonly string[],
  caller: Caller,
  now: Date,
): Promise<SavedItem[]> {
  if (!ids.length) return [];
  const rows = await listLines(db, list, { ids, yourStoreNumber: caller.yourStoreNumber });
  const facts = await listItemFacts(db, [...new Set(rows.map((row) => row.item_id))]);
  const { session } = caller;
  const cart = session && (await findCart(db, caller.owner(session)));
  const shipTo = caller.placeFor(cart?.shipping_address);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? getSavedItem(row, facts.get(row.item_id), shipTo, now) : [];
  });
}

/** Counts the saved items of a list, excluding child lines. */
async function countItems(db: Db, list: CartRow): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('cart_id', '=', list.id)
    .where('parent_line_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads a page of saved items, newest first, each followed by its child lines. @param page from 1 */
export async function readSavedItems(
  db: Db,
  list: CartRow | undefined,
  caller: Caller,
  { page, size }: { page: number; size: number },
  now: Date,
): Promise<SavedItemsData> {
  if (!list) return { sflItems: [], page, size, total: 0, revision: 0, messages: [] };
  const { rows } = await sql<{ id: string }>`
    with items as (select id, position from cart_lines where cart_id = ${list.id} and parent_line_id is null
      order by position desc limit ${size} offset ${(page - 1) * size})
    select lines.id from items join cart_lines lines on lines.id = items.id or lines.parent_line_id = items.id
    order by items.position desc, lines.parent_line_id nulls first, lines.position`.execute(db);
  return {
    sflItems: await readItems(
      db,
      list,
      rows.map(({ id }) => id),
      caller,
      now,
    ),
    page,
    size,
    total: await countItems(db, list),
    revision: list.revision,
    messages: [],
  };
}

/**
 * Builds the saved-items part of the reply to a command. If the list has changed since then, as for a repeated request, the client sees a
 * gap in the revisions and reads the list.
 * @param isWhole whether to read the first page of the list as well
 */
export async function readSavedChange(
  db: Db,
  caller: Caller,
  outcome: SavedItemsOutcome,
  isWhole: boolean,
  now: Date,
): Promise<{ sfl: SavedItemsChange; sflItems?: SavedItem[] }> {
  const list = caller.session && (await findCart(db, caller.owner(caller.session), 'SAVED'));
  const revision = list?.revision ?? 0;
  const isCurrent = list?.id === outcome.listId && revision === outcome.revision;
  return {
    sfl: {
      previousRevision: isCurrent ? outcome.previousRevision : revision,
      revision,
      total: list ? await countItems(db, list) : 0,
      sflItems: list && isCurrent ? await readItems(db, list, outcome.lineIds, caller, now) : [],
      removedListItemIds: isCurrent ? outcome.removedIds : [],
      messages: outcome.messages,
    },
    ...(isWhole
      ? {
          sflItems: (await readSavedItems(db, list, caller, { page: 1, size: SAVED_ITEMS_PAGE_SIZE }, now))
            .sflItems,
        }
      : {}),
  };
}
