import { memoize } from '@foolscap/core/state';
import { isShown, isVisible } from '../model/line-relations.ts';
import { getShippedAmount } from '../model/shipped-amount.ts';
import { quantityAfter } from '../model/quantity-change.ts';
import { withRemoved } from '../model/with-removed.ts';
import type { CartInfo, CartItem } from '../contract/index.ts';
import { operationKey } from './cart.state.ts';
import type { CartState, LineOperation, RequestedFulfillment } from './cart.state.ts';

/** The part of the store's state that this library reads. */
export interface CartRoot {
  cart: CartState;
  /** The count that the browser has kept, if the application keeps it. */
  cartCount?: number | null;
}

export const selectCart = (root: CartRoot) => root.cart.info.value;
export const selectCartLoad = (root: CartRoot) => root.cart.info;
/** The session epoch that the cart belongs to; undefined before the first reply. */
export const selectSessionId = (root: CartRoot) => root.cart.sessionId;
export const selectCartAlert = (root: CartRoot) => root.cart.alert;
/** Set when a change of this window conflicted with a change of another window. */
export const selectCartNotice = (root: CartRoot) => root.cart.notice;
/** Changes that wait for the connection of this device; undefined if there are none. */
export const selectWaitingChanges = (root: CartRoot) => root.cart.waiting;
export const selectAddFeedback = (root: CartRoot) => root.cart.feedback;
export const selectCheckoutEntry = (root: CartRoot) => root.cart.entry;
/** The last change that the server has confirmed, to be announced once. */
export const selectConfirmed = (root: CartRoot) => root.cart.confirmed;
const selectPending = (root: CartRoot) => root.cart.pending;
const selectRemoved = (root: CartRoot) => root.cart.removed;

/** The number of items that the badge shows: of the held cart, or the kept one until a cart has been read. Undefined without both. */
export const selectItemCount = (root: CartRoot): number | undefined =>
  root.cart.info.value?.cartAttributes.numberOfItems ?? root.cartCount ?? undefined;

/** The quantity of an item in pending adds; 0 if there are none. */
export function selectAddingQuantity(root: CartRoot, itemId: string): number {
  const operation = selectPending(root)[operationKey('add', itemId)];
  return operation?.kind === 'add' ? operation.qty : 0;
}

/** A line as the cart page shows it: the last confirmed line, and the values that pending operations give it. */
export type LineView =
  | {
      kind: 'line';
      line: CartItem;
      qty: number;
      /** The chosen delivery while its change is pending. */
      delivery?: RequestedFulfillment;
      pending: readonly LineOperation['kind'][];
    }
  | { kind: 'removed'; line: CartItem; phase: 'removed' | 'restoring' | 'failed' };

/** The views of lines without pending operations; an unchanged line keeps its view, and is not rendered again. */
const settledViews = new WeakMap<CartItem, LineView>();

function getView(line: CartItem, own: readonly LineOperation[]): LineView {
  const quantity = own.find(({ kind }) => kind === 'quantity');
  const delivery = own.find(({ kind }) => kind === 'delivery');
  return {
    kind: 'line',
    line,
    qty: quantity?.kind === 'quantity' ? quantityAfter(quantity, line.qty) : line.qty,
    ...(delivery?.kind === 'delivery' && { delivery }),
    pending: own.map(({ kind }) => kind),
  };
}

const getLines = memoize(
  (cart: CartInfo | undefined, pending: CartState['pending'], removed: CartState['removed']): LineView[] => {
    const operations = Object.values(pending);
    const lines = (cart?.items ?? []).filter(isShown).map((line): LineView => {
      const own = operations.filter(
        (operation): operation is LineOperation =>
          'cartItemId' in operation && operation.cartItemId === line.cartItemId,
      );
      if (own.length) return getView(line, own);
      const view = settledViews.get(line) ?? getView(line, own);
      settledViews.set(line, view);
      return view;
    });
    return withRemoved(lines, removed, ({ line, phase }): LineView => ({ kind: 'removed', line, phase }));
  },
);

/** The lines of `selectLines` and those of items that are no longer sold, in one order. */
export const selectShownLines = (root: CartRoot): LineView[] =>
  getLines(selectCart(root), selectPending(root), selectRemoved(root));

const getVisible = memoize((views: LineView[]) => views.filter(({ line }) => isVisible(line)));

/** The visible lines in order, with removed lines at their former positions. */
export const selectLines = (root: CartRoot): LineView[] => getVisible(selectShownLines(root));

/** The request flag of the specification: true while a request that changes the cart is pending (cart-4.51). */
export const selectIsChanging = (root: CartRoot): boolean =>
  Object.keys(selectPending(root)).length > 0 ||
  Object.values(selectRemoved(root)).some(({ phase }) => phase === 'restoring');

/** The price of the goods that the cart ships, which counts towards free shipping, in US cents; 0 before it is loaded. */
export const selectShippedAmount = (root: CartRoot): number => {
  const cart = selectCart(root);
  return cart ? getShippedAmount(cart.cartAttributes) : 0;
};

const quantitiesByLine = memoize((cart: CartInfo | undefined): Record<string, number> =>
  Object.fromEntries((cart?.items ?? []).map(({ cartItemId, qty }) => [cartItemId, qty])),
);

/** The quantities by line in the last reply of the server. */
export const selectQuantitiesByLine = (root: CartRoot): Record<string, number> =>
  quantitiesByLine(selectCart(root));

const quantitiesByItem = memoize((cart: CartInfo | undefined): Record<string, number> => {
  const quantities: Record<string, number> = {};
  for (const line of cart?.items ?? []) {
    if (line.status === 'ACTIVE' && line.parentRelationType !== 'BUNDLE')
      quantities[line.itemId] = (quantities[line.itemId] ?? 0) + line.qty;
  }
  return quantities;
});

/** The quantities in the cart by item, for product tiles; with accessories, and without the parts of bundles. */
export const selectQuantitiesByItem = (root: CartRoot): Record<string, number> =>
  quantitiesByItem(selectCart(root));

const withoutSaving = memoize((lines: LineView[], pending: CartState['pending']): LineView[] =>
  lines.filter(({ kind, line }) => kind === 'removed' || !pending[operationKey('save', line.cartItemId)]),
);

/** The lines of the cart without those that are being saved, which leave the cart at once. */
export const selectRemainingLines = (root: CartRoot): LineView[] =>
  withoutSaving(selectLines(root), root.cart.pending);
