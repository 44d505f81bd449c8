import { cartActions } from './cart.slice.ts';
import { combineChanges } from '../model/quantity-change.ts';
import type { QuantityChange } from '../model/quantity-change.ts';
import { changeOf } from './cart.slice.ts';
import type { AddItem, RequestedFulfillment } from './cart.slice.ts';

const { addToCartRequested, quantityChangeRequested, fulfillmentRequested, removeRequested, undoRequested } =
  cartActions;

/** An intention that changes the cart on the server. */
export type WriteIntention =
  | ReturnType<typeof addToCartRequested>
  | ReturnType<typeof quantityChangeRequested>
  | ReturnType<typeof fulfillmentRequested>
  | ReturnType<typeof removeRequested>
  | ReturnType<typeof undoRequested>
  | ReturnType<typeof cartActions.checkoutRequested>;

/** One request to the server. */
export type Write =
  | { kind: 'add'; items: AddItem[]; redirect: boolean; key?: string }
  | { kind: 'quantities'; quantities: Record<string, QuantityChange> }
  | ({ kind: 'fulfillment' } & RequestedFulfillment)
  | { kind: 'remove'; cartItemId: string }
  | { kind: 'restore'; cartItemId: string; qty?: number }
  | { kind: 'checkout' };

/**
 * Coalesces intentions into the fewest requests with the same result: a typed quantity replaces earlier changes of its line, steps of
 * plus and minus add up, quantities of several lines are sent together, and a removal drops pending quantity changes of its line.
 */
export function planWrites(intentions: readonly WriteIntention[]): Write[] {
  const writes: Write[] = [];

  for (const intention of intentions) {
    const last = writes.at(-1);
    if (addToCartRequested.match(intention)) {
      writes.push({ kind: 'add', ...intention.payload });
    } else if (quantityChangeRequested.match(intention)) {
      const { cartItemId } = intention.payload;
      const change = changeOf(intention.payload);
      if (last?.kind === 'quantities')
        last.quantities[cartItemId] = combineChanges(last.quantities[cartItemId], change);
      else writes.push({ kind: 'quantities', quantities: { [cartItemId]: change } });
    } else if (fulfillmentRequested.match(intention)) {
      // A later choice for the same line replaces the earlier one.
      if (last?.kind === 'fulfillment' && last.cartItemId === intention.payload.cartItemId) writes.pop();
      writes.push({ kind: 'fulfillment', ...intention.payload });
    } else if (removeRequested.match(intention)) {
      const { cartItemId } = intention.payload;
      if (last?.kind === 'quantities') {
        delete last.quantities[cartItemId];
        if (Object.keys(last.quantities).length === 0) writes.pop();
      }
      // Repeated clicks on "remove" are one removal.
      if (!writes.some((write) => write.kind === 'remove' && write.cartItemId === cartItemId)) {
        writes.push({ kind: 'remove', cartItemId });
      }
    } else if (undoRequested.match(intention)) {
      writes.push({ kind: 'restore', cartItemId: intention.payload.cartItemId });
    } else if (last?.kind !== 'checkout') {
      writes.push({ kind: 'checkout' });
    }
  }
  return writes;
}
