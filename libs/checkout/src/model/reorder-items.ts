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

/** Whether a line can be bought again by itself; plans and services come with their product, free items with a promotion. */
export const canReorder = (line: OrderLine): boolean => !isChild(line) && !line.isFree && !line.configuration;

/**
 * Lists the items of an order, or of one line with the plans and services below it, for adding them again. Products come before what is for
 * them, and each item keeps its delivery type and store; the add reports the items for which that is no longer possible.
 */
export function reorderItems(lines: readonly OrderLine[], only?: OrderLine): ReorderItem[] {
  const chosen = only
    ? lines.filter((line) => line === only || (isChild(line) && line.parentLineNumber === only.lineNumber))
    : lines.filter(({ isFree }) => !isFree);
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
