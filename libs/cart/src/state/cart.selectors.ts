import { createSelector } from '@reduxjs/toolkit';
import { isVisible } from '../model/apply-reply.ts';
import { quantityAfter } from '../model/quantity-change.ts';
import { withRemoved } from '../model/with-removed.ts';
import type { CartItem } from '../contract/index.ts';
import type { CartState, LineChange } from './cart.slice.ts';

/** The part of the store's state that this library reads. */
export interface CartRoot {
  cart: CartState;
}

export const selectCart = (root: CartRoot) => root.cart.cart;
export const selectCartLoad = (root: CartRoot) => root.cart.load;
/** The session epoch that the cart belongs to; undefined before the first reply. */
export const selectSessionId = (root: CartRoot) => root.cart.sessionId;
export const selectCartAlert = (root: CartRoot) => root.cart.alert;
/** Set when a change of this window conflicted with a change of another window. */
export const selectCartNotice = (root: CartRoot) => root.cart.notice;
/** Changes that wait for the connection of this device; undefined if there are none. */
export const selectWaitingChanges = (root: CartRoot) => root.cart.waiting;
export const selectAddFeedback = (root: CartRoot) => root.cart.feedback;
export const selectCheckoutEntry = (root: CartRoot) => root.cart.entry;
const selectChanges = (root: CartRoot) => root.cart.changes;
const selectRemoved = (root: CartRoot) => root.cart.removed;
const selectAdding = (root: CartRoot) => root.cart.adding;

/** The number of items that the badge shows; undefined until a cart has been read. */
export const selectItemCount = (root: CartRoot) => root.cart.cart?.cartAttributes.numberOfItems;

/** The quantity of an item in pending adds; 0 if there are none. */
export const selectAddingQuantity = (root: CartRoot, itemId: string) => selectAdding(root)[itemId] ?? 0;

/** A line as the cart page shows it. */
export type LineView =
  | { kind: 'line'; line: CartItem; qty: number; pending: 'none' | LineChange['kind'] }
  | { kind: 'removed'; line: CartItem; phase: 'removed' | 'restoring' | 'failed' };

/** The visible lines in order, with removed lines at their former positions. */
export const selectLines: (root: CartRoot) => LineView[] = createSelector(
  [selectCart, selectChanges, selectRemoved],
  (cart, changes, removed) => {
    const lines: LineView[] = (cart?.items ?? []).filter(isVisible).map((line) => {
      const change = changes[line.cartItemId];
      return {
        kind: 'line',
        line,
        qty: change?.kind === 'quantity' ? quantityAfter(change, line.qty) : line.qty,
        pending: change?.kind ?? 'none',
      };
    });
    return withRemoved(lines, removed, ({ line, phase }): LineView => ({ kind: 'removed', line, phase }));
  },
);

/** The request flag of the specification: true while a request that changes the cart is pending (cart 4). */
export const selectIsChanging: (root: CartRoot) => boolean = createSelector(
  [selectChanges, selectRemoved, selectAdding],
  (changes, removed, adding) =>
    Object.keys(changes).length > 0 ||
    Object.keys(adding).length > 0 ||
    Object.values(removed).some(({ phase }) => phase === 'restoring'),
);

/** The quantities by line in the last reply of the server. */
export const selectQuantitiesByLine: (root: CartRoot) => Record<string, number> = createSelector(
  [selectCart],
  (cart) => Object.fromEntries((cart?.items ?? []).map(({ cartItemId, qty }) => [cartItemId, qty])),
);

/** The quantities in the cart by item, for product tiles. */
export const selectQuantitiesByItem: (root: CartRoot) => Record<string, number> = createSelector(
  [selectCart],
  (cart) => {
    const quantities: Record<string, number> = {};
    for (const line of cart?.items ?? []) {
      if (isVisible(line)) quantities[line.itemId] = (quantities[line.itemId] ?? 0) + line.qty;
    }
    return quantities;
  },
);
