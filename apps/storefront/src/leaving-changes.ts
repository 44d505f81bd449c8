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
 * A page that goes away with changes under way sends them (the cart page does) and leaves a mark: the page that comes next may have been
 * rendered before they arrived, so it reads the cart once more.
 *
 * @param postUnsent posts what cannot be sent otherwise any more, and gives it back: the next page asks for it again
 * A page that the browser brings back as it was left would ask again for what is old by then: it is loaded anew.
 *
 * @param page for tests; by default the window, which hides when it is left
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
    // What went by beacon may still be on its way: asked for again here, as quantities are absolute.
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
    // It may have come back from the browser's cache, and left a mark before that is no longer true.
    else storage.remove(LEFT_CHANGING);
  });
  page.addEventListener('pageshow', () => {
    if (posted) reload();
  });
}

/**
 * The unanswered changes with absolute quantities, as the shopper saw them: a form that is posted without script has no revision that a
 * difference could be based on.
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
 * Posts what was asked of lines as their forms do without script: the page is going away before the code that sends changes has
 * arrived, and there is no time to fetch it. Quantities are absolute and a line goes only once, so that nothing is done twice.
 *
 * @param post for tests; by default the browser's beacon, which outlives the page
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
