import { quantityAfter } from '../model/quantity-change.ts';
import type { CartItem } from '../contract/index.ts';
import type { CartRoot } from './cart.selectors.ts';
import { operationKey } from './cart.state.ts';
import type { RequestedFulfillment } from './cart.state.ts';

/** The quantity of a line with its pending change; for lines below others, which `selectLines` leaves out. */
export function selectPendingQuantity(
  { cart }: CartRoot,
  { cartItemId, qty }: Pick<CartItem, 'cartItemId' | 'qty'>,
): number {
  const operation = cart.pending[operationKey('quantity', cartItemId)];
  return operation?.kind === 'quantity' ? quantityAfter(operation, qty) : qty;
}

/** Returns the delivery that was chosen for a line while its change is pending; for lines below others, too. */
export function selectPendingDelivery(
  { cart }: CartRoot,
  cartItemId: string,
): RequestedFulfillment | undefined {
  const operation = cart.pending[operationKey('delivery', cartItemId)];
  return operation?.kind === 'delivery' ? operation : undefined;
}

/** Whether a line is being removed; for lines below others, too. */
export const selectIsRemoving = ({ cart }: CartRoot, cartItemId: string): boolean =>
  operationKey('remove', cartItemId) in cart.pending;
