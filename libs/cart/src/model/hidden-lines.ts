import type { CartItem } from '../contract/index.ts';

/**
 * Lists the lines that a shopper still sees: those in the cart, and removed ones until they are acknowledged (cart-4.4, cart-4.5). A host
 * that stores replies itself passes the ids of acknowledged lines; the store of `@foolscap/cart/state` keeps removed lines with their Undo.
 * @param hidden `cartItemId`s of removed lines that were acknowledged, by the shopper or after 5 seconds
 */
export const getShownLines = <Line extends Pick<CartItem, 'cartItemId' | 'status' | 'parentRelationType'>>(
  lines: readonly Line[],
  hidden: ReadonlySet<string>,
): Line[] =>
  lines.filter(
    ({ cartItemId, status, parentRelationType }) =>
      parentRelationType === undefined &&
      status !== 'INVALID' &&
      (status !== 'DELETED' || !hidden.has(cartItemId)),
  );

/** Adds a reply's removed lines to the acknowledged ones; a line that is back in the cart leaves the list. */
export function acknowledgeLines(
  hidden: ReadonlySet<string>,
  lines: readonly Pick<CartItem, 'cartItemId' | 'status'>[],
): Set<string> {
  const next = new Set(hidden);
  for (const { cartItemId, status } of lines) {
    if (status === 'DELETED') next.add(cartItemId);
    else next.delete(cartItemId);
  }
  return next;
}
