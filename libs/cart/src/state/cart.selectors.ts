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
  /** The count stored in the browser, if the application stores it. */
  cartCount?: number | null;
}

export const selectCart = (root: CartRoot) => root.cart.info.value;
export const selectCartLoad = (root: CartRoot) => root.cart.info;
/** Selects the session epoch that the cart belongs to; undefined before the first reply. */
export const selectSessionId = (root: CartRoot) => root.cart.sessionId;
export const selectCartAlert = (root: CartRoot) => root.cart.alert;
/** Selects the notice that is set if a change in this window conflicted with one in another window. */
export const selectCartNotice = (root: CartRoot) => root.cart.notice;
/** Selects the changes that wait for this device's connection; undefined if there are none. */
export const selectWaitingChanges = (root: CartRoot) => root.cart.waiting;
export const selectAddFeedback = (root: CartRoot) => root.cart.feedback;
export const selectCheckoutEntry = (root: CartRoot) => root.cart.entry;
/** Selects the last change that the server has confirmed, to be announced once. */
export const selectConfirmed = (root: CartRoot) => root.cart.confirmed;
const selectPending = (root: CartRoot) => root.cart.pending;
const selectRemoved = (root: CartRoot) => root.cart.removed;

/** Selects the number of items for the badge: the held cart's, or the stored one until a cart has been read; undefined without either. */
export const selectItemCount = (root: CartRoot): number | undefined =>
  root.cart.info.value?.cartAttributes.numberOfItems ?? root.cartCount ?? undefined;

/** Selects an item's quantity in pending adds; 0 if there are none. */
export function selectAddingQuantity(root: CartRoot, itemId: string): number {
  const operation = selectPending(root)[operationKey('add', itemId)];
  return operation?.kind === 'add' ? operation.qty : 0;
}

/** A line as the cart page shows it: the last confirmed line, with the values of pending operations. */
export type LineView =
  | {
      kind: 'line';
      line: CartItem;
      qty: number;
      /** The chosen delivery option while its change is pending. */
      delivery?: RequestedFulfillment;
      pending: readonly LineOperation['kind'][];
    }
  | { kind: 'removed'; line: CartItem; phase: 'removed' | 'restoring' | 'failed' };

/** Views of lines without pending operations; an unchanged line keeps its view and does not rerender. */
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

/** Selects the lines of `selectLines` together with those of items that are no longer sold, in a single order. */
export const selectShownLines = (root: CartRoot): LineView[] =>
  getLines(selectCart(root), selectPending(root), selectRemoved(root));

const getVisible = memoize((views: LineView[]) => views.filter(({ line }) => isVisible(line)));

/** Selects the visible lines in order, with removed lines at their former positions. */
export const selectLines = (root: CartRoot): LineView[] => getVisible(selectShownLines(root));

/** Selects the specification's request flag: true while a request that changes the cart is pending (cart-4.51). */
export const selectIsChanging = (root: CartRoot): boolean =>
  Object.keys(selectPending(root)).length > 0 ||
  Object.values(selectRemoved(root)).some(({ phase }) => phase === 'restoring');

/** Selects the price of the cart's shipped merchandise, which counts toward free shipping, in US cents; 0 before it is loaded. */
export const selectShippedAmount = (root: CartRoot): number => {
  const cart = selectCart(root);
  return cart ? getShippedAmount(cart.cartAttributes) : 0;
};

const quantitiesByLine = memoize((cart: CartInfo | undefined): Record<string, number> =>
  Object.fromEntries((cart?.items ?? []).map(({ cartItemId, qty }) => [cartItemId, qty])),
);

/** Selects the quantities by line in the server's last reply. */
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

/** Selects the cart's quantities by item, for product tiles. Includes accessories, but not the parts of bundles. */
export const selectQuantitiesByItem = (root: CartRoot): Record<string, number> =>
  quantitiesByItem(selectCart(root));

const withoutSaving = memoize((lines: LineView[], pending: CartState['pending']): LineView[] =>
  lines.filter(({ kind, line }) => kind === 'removed' || !pending[operationKey('save', line.cartItemId)]),
);

/** Selects the cart's lines without those being saved for later, which leave the cart immediately. */
export const selectRemainingLines = (root: CartRoot): LineView[] =>
  withoutSaving(selectLines(root), root.cart.pending);
