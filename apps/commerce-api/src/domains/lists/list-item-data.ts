import type { FoundListItem, ListItem } from '@foolscap/lists/contract';
import type { ListItemChange } from '@foolscap/lists/model';
import { toDecimal } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { LOW_STOCK } from '@foolscap/core/vocabulary';
import { unitPrice } from '@foolscap/pricing/model';
import type { Db } from '../../kernel/database/database.ts';
import { getItemUrl, getRelatedItems, type ItemFacts, listItemFacts } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import type { ItemRow, ProductRow } from './list-item-rows.repository.ts';
import { type OrderedItem, readOrderedItems } from './ordered-items.repository.ts';
import type { ListViewer } from './viewer.ts';

/** Checks whether a product is sold to the buyer whose price was read. */
export const isSold = ({ published, price }: Pick<ProductRow, 'published' | 'price'>): boolean =>
  published && price !== null;

/**
 * Returns the single-unit price in US cents; undefined for products that are not sold. Volume prices are ignored: they depend on the
 * quantity in the cart and would look like a price change.
 */
export function getSinglePrice(product: ProductRow): number | undefined {
  const { price, list_price, contract_price } = product;
  if (!isSold(product) || price === null) return undefined;
  return unitPrice({ list: list_price ?? price, sale: price, contract: contract_price ?? undefined }, 1)
    .price;
}

/** Checks whether adding a product puts units into the cart: its own, or those of its replacement, which is in stock. */
export const hasUnits = ({
  available,
  replacement,
}: Pick<ProductRow, 'available' | 'replacement'>): boolean => available > 0 || replacement !== null;

/** Returns the units left, if only a few, of a product that is sold itself; otherwise the item that is added instead. */
export const getSupply = ({
  available,
  replacement,
}: Pick<ProductRow, 'available' | 'replacement'>): Pick<
  ListItem['itemDetails'],
  'unitsLeft' | 'replacement'
> =>
  replacement ? { replacement } : available > 0 && available <= LOW_STOCK ? { unitsLeft: available } : {};

/** Returns an item's unit, price and stock; without a price if it is not sold to the buyer. */
export function getSaleFacts(
  product: ProductRow | undefined,
): Pick<FoundListItem, 'units' | 'finalPricePerUnit' | 'isOutOfStock'> {
  const price = product && getSinglePrice(product);
  return {
    units: product?.uom ?? '',
    ...(price === undefined ? {} : { finalPricePerUnit: toDecimal(price) }),
    isOutOfStock: price === undefined || !product || !hasUnits(product),
  };
}

/** Returns what has changed about an item since it was saved. */
export function getChanges(
  row: Pick<ItemRow, 'saved_price_minor' | 'saved_in_stock' | 'available' | 'replacement'>,
  price: number | undefined,
): ListItemChange[] {
  if (price === undefined) return ['NO_LONGER_SOLD'];
  const changes: ListItemChange[] = [];
  if (row.saved_price_minor !== null && price > row.saved_price_minor) changes.push('PRICE_UP');
  if (row.saved_price_minor !== null && price < row.saved_price_minor) changes.push('PRICE_DOWN');
  if (row.saved_in_stock && !hasUnits(row)) changes.push('OUT_OF_STOCK');
  if (!row.saved_in_stock && hasUnits(row)) changes.push('BACK_IN_STOCK');
  return changes;
}

function getItem(row: ItemRow, facts: ItemFacts | undefined, ordered: OrderedItem | undefined): ListItem {
  const { review_count: reviewCount = 0, rating_sum: ratingSum = 0, alternates = [] } = facts ?? {};
  const price = getSinglePrice(row);
  const isOutOfStock = price === undefined || !hasUnits(row);
  return {
    listItemId: row.id,
    itemId: row.sku,
    qty: row.qty,
    ...(row.note ? { note: row.note } : {}),
    addedDate: row.added_at.toISOString(),
    itemDetails: {
      imageUrl: pictureUrl(row.picture),
      name: row.name,
      model: row.part_number,
      itemUrl: getItemUrl(row.sku, row.name),
      units: row.uom,
      reviewCount,
      ...(reviewCount > 0 ? { reviewRating: Math.round((ratingSum * 10) / reviewCount) / 10 } : {}),
      priceInfo: {
        ...(price === undefined ? {} : { finalPricePerUnit: toDecimal(price) }),
        ...(row.saved_price_minor === null ? {} : { savedPricePerUnit: toDecimal(row.saved_price_minor) }),
      },
      ...(isOutOfStock ? {} : getSupply(row)),
      isOutOfStock,
      quantityLimit: row.quantity_limit ?? MAX_LINE_QUANTITY,
      relatedItems: getRelatedItems(alternates, isOutOfStock),
    },
    changes: getChanges(row, price),
    ...(ordered ? { lastOrderedDate: ordered.lastOrderedDate } : {}),
    reorderDue: ordered?.reorderDue ?? false,
  };
}

/** Builds items for a reply, including what the viewer has ordered. Takes two statements for all items together. */
export async function readItems(
  db: Db,
  { owner }: Pick<ListViewer, 'owner'>,
  rows: readonly ItemRow[],
  now: Date,
): Promise<ListItem[]> {
  if (!rows.length) return [];
  const skus = rows.map(({ sku }) => sku);
  const [facts, ordered] = await Promise.all([
    listItemFacts(db, skus),
    readOrderedItems(db, owner, skus, now),
  ]);
  return rows.map((row) => getItem(row, facts.get(row.sku), ordered.get(row.sku)));
}
