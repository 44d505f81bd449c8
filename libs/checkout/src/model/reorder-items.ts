import type { Order } from '../contract/index.ts';

type OrderLine = Order['lines'][number];

/** An item to add to the cart again, as the cart's add takes it. */
export interface ReorderItem {
  itemId: string;
  qty: number;
  deliveryType?: NonNullable<OrderLine['deliveryType']>;
  pickupStoreNumber?: string;
  parentItemId?: string;
}

const isChild = (line: OrderLine) => line.parentLineNumber !== undefined;

/**
 * Whether a line can be bought again by itself; plans and services come with their product, free items with a promotion. A product that is made
 * to order needs a new design (storefront-4.38).
 */
export const canReorder = (line: OrderLine): boolean => !isChild(line) && !line.isFree && !line.configuration;

/**
 * Lists the items of an order, or of one line with the plans and services below it, for adding them again. Lines that cannot be bought again are
 * left out with what is below them, so the list may be empty. Products come before what is for them, and each item keeps its delivery type and
 * store; the add reports the items for which that is no longer possible.
 */
export function reorderItems(lines: readonly OrderLine[], only?: OrderLine): ReorderItem[] {
  const products = lines.filter((line) => canReorder(line) && (!only || line === only));
  const numbers = new Set(products.map(({ lineNumber }) => lineNumber));
  const chosen = lines.filter(
    (line) =>
      products.includes(line) ||
      (line.parentLineNumber !== undefined && numbers.has(line.parentLineNumber) && !line.isFree),
  );
  const items = chosen.map((line): ReorderItem & { isBelow: boolean } => ({
    isBelow: isChild(line),
    itemId: line.itemId,
    qty: line.qty,
    ...(line.deliveryType && line.deliveryType !== 'STA' ? { deliveryType: line.deliveryType } : {}),
    ...(line.pickupStoreNumber ? { pickupStoreNumber: line.pickupStoreNumber } : {}),
    ...(isChild(line) && line.parentItemId ? { parentItemId: line.parentItemId } : {}),
  }));
  return [...items.filter((item) => !item.isBelow), ...items.filter((item) => item.isBelow)].map(
    ({ isBelow: _, ...item }) => item,
  );
}
