import type { Order } from '../contract/index.ts';

type OrderLine = Order['lines'][number];

/** An item to add to the cart again, in the form that the cart's add takes. */
export interface ReorderItem {
  itemId: string;
  qty: number;
  deliveryType?: NonNullable<OrderLine['deliveryType']>;
  pickupStoreNumber?: string;
  parentItemId?: string;
}

const isChild = (line: OrderLine) => line.parentLineNumber !== undefined;

/**
 * Checks whether a line can be bought again by itself: plans and services belong to their product, and free items to a promotion. A
 * made-to-order product needs a new design (storefront-4.38), and a membership is sold once.
 */
export const canReorder = (line: OrderLine): boolean =>
  !isChild(line) && !line.isFree && !line.configuration && !line.membership;

/**
 * Lists the items to add again from an order, or from one line with its plans and services. Lines that cannot be bought again are omitted
 * together with their children, so the list may be empty. Products precede their children, and each item keeps its delivery type and store;
 * the add reports items for which that is no longer possible.
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
