import { quantityAfter } from '../model/quantity-change.ts';
import type { CartItem } from '../contract/index.ts';
import type { CartRoot } from './cart.selectors.ts';
import { operationKey } from './cart.state.ts';
import type { RequestedFulfillment } from './cart.state.ts';

/** Selects a line's quantity including its pending change; also for child lines, which `selectLines` leaves out. */
export function selectPendingQuantity(
  { cart }: CartRoot,
  { cartItemId, qty }: Pick<CartItem, 'cartItemId' | 'qty'>,
): number {
  const operation = cart.pending[operationKey('quantity', cartItemId)];
  return operation?.kind === 'quantity' ? quantityAfter(operation, qty) : qty;
}

/** Selects the delivery option chosen for a line while its change is pending; also for child lines. */
export function selectPendingDelivery(
  { cart }: CartRoot,
  cartItemId: string,
): RequestedFulfillment | undefined {
  const operation = cart.pending[operationKey('delivery', cartItemId)];
  return operation?.kind === 'delivery' ? operation : undefined;
}

/** Selects whether a line is being removed; also for child lines. */
export const selectIsRemoving = ({ cart }: CartRoot, cartItemId: string): boolean =>
  operationKey('remove', cartItemId) in cart.pending;
