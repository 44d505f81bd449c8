import type { Store } from 'redux';
import { quantityAfter } from '@foolscap/cart/model';
import { cartActions, selectIsChanging, selectQuantitiesByLine } from '@foolscap/cart/state';
import type { CartState } from '@foolscap/cart/state';
import type { ExpiringStorage } from '@foolscap/core/storage';
import { FORM_PATHS } from './forms.tsx';
import type { Shop } from './shop-context.ts';

const LEFT_CHANGING = 'left-changing';
const LEFT_CHANGING_MS = 30_000;

/**
 * Handles leaving a page with changes in flight. The cart page sends the changes; this function leaves a mark for the next page, which
 * reloads the cart because it may have been rendered before they arrived. A page that the browser restores from its cache is reloaded,
 * because it would send outdated changes again.
 *
 * @param postUnsent posts changes that can no longer be sent otherwise, and returns them for the next page to dispatch again
 *
 * @param page event target of `pagehide` and `pageshow`, for tests; the window by default
 */
export function keepLeavingChanges(
  store: Pick<Store<{ cart: CartState }>, 'getState' | 'dispatch'>,
  storage: ExpiringStorage,
  postUnsent: () => CartState['changes'],
  page: EventTarget = window,
  reload: () => void = () => location.reload(),
): void {
  const left = storage.get<CartState['changes']>(LEFT_CHANGING);
  if (left) {
    storage.remove(LEFT_CHANGING);
    store.dispatch(cartActions.cartRequested());
    // Changes sent by beacon may not have arrived yet. Dispatching them again is safe, as quantities are absolute.
    for (const [cartItemId, change] of Object.entries(left)) {
      const here = store.getState().cart.cart?.items.some((line) => line.cartItemId === cartItemId);
      if (here && change.kind === 'quantity' && change.wanted !== undefined)
        store.dispatch(cartActions.quantityChangeRequested({ cartItemId, qty: change.wanted }));
    }
  }
  let posted = false;
  page.addEventListener('pagehide', () => {
    if (selectIsChanging(store.getState())) {
      const unsent = postUnsent();
      posted = Object.keys(unsent).length > 0;
      storage.set(LEFT_CHANGING, unsent, LEFT_CHANGING_MS);
    }
    // A page restored from the browser's cache may have left a mark that is no longer valid.
    else storage.remove(LEFT_CHANGING);
  });
  page.addEventListener('pageshow', () => {
    if (posted) reload();
  });
}

/**
 * Returns the changes without a reply, with absolute quantities as displayed: a form submission has no revision that a difference could
 * be based on.
 */
export function absoluteChanges(root: { cart: CartState }): CartState['changes'] {
  const held = selectQuantitiesByLine(root);
  return Object.fromEntries(
    Object.entries(root.cart.changes).map(([cartItemId, change]) => [
      cartItemId,
      change.kind === 'quantity'
        ? { kind: 'quantity', wanted: quantityAfter(change, held[cartItemId] ?? 1) }
        : change,
    ]),
  );
}

/**
 * Posts line changes as their forms do without JavaScript, when the page is left before the chunk that sends changes has loaded.
 * Quantities are absolute and a line is removed only once, so that nothing is applied twice.
 *
 * @param post sends a form, for tests; the browser's beacon by default, which outlives the page
 */
export function postLeavingChanges(
  changes: CartState['changes'],
  { basename, formKey }: Pick<Shop, 'basename' | 'formKey'>,
  post: (path: string, fields: URLSearchParams) => unknown = (path, fields) =>
    navigator.sendBeacon(path, fields),
): void {
  for (const [cartItemId, change] of Object.entries(changes)) {
    const fields = { site: basename, key: `${formKey}-left`, cartItemId };
    if (change.kind === 'quantity')
      post(FORM_PATHS.update, new URLSearchParams({ ...fields, qty: String(change.wanted) }));
    if (change.kind === 'remove') post(FORM_PATHS.remove, new URLSearchParams(fields));
  }
}
