import type { Store } from 'redux';
import { cartActions, selectIsChanging } from '@foolscap/cart/state';
import type { CartState } from '@foolscap/cart/state';
import type { ExpiringStorage } from '@foolscap/core/storage';

const LEFT_CHANGING = 'left-changing';
const LEFT_CHANGING_MS = 30_000;

/**
 * Marks a page that is left with changes in flight, so that the next page reads the cart: it may have been rendered before they arrived.
 * The changes themselves are sent when the page is left (docs/decisions/cart-writes.md).
 *
 * @param page event target of `pagehide`, for tests; the window by default
 */
export function markLeavingChanges(
  store: Pick<Store<{ cart: CartState }>, 'getState' | 'dispatch'>,
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>,
  page: Pick<EventTarget, 'addEventListener'> = window,
): void {
  if (storage.get(LEFT_CHANGING)) {
    storage.remove(LEFT_CHANGING);
    store.dispatch(cartActions.cartRequested());
  }
  page.addEventListener('pagehide', () => {
    if (selectIsChanging(store.getState())) storage.set(LEFT_CHANGING, true, LEFT_CHANGING_MS);
    // A page restored from the browser's cache may have left a mark that is no longer valid.
    else storage.remove(LEFT_CHANGING);
  });
}
