import type { Store } from 'redux';
import { cartActions, selectCart, selectIsChanging } from '@foolscap/cart/state';
import type { CartState } from '@foolscap/cart/state';
import type { ExpiringStorage } from '@foolscap/core/storage';

const LEFT_CART = 'left-cart';
const LEFT_CART_MS = 30_000;

/** The state of the cart when the previous page of the tab was left. */
interface LeftCart {
  isChanging: boolean;
  revision?: number;
}

/**
 * When a page is left, records whether cart changes are in flight, and the revision of the held cart. The next page reads the cart if the
 * server may have rendered it before a change arrived: the change had no reply yet, or its reply came while the next page was being
 * rendered. The changes themselves are sent when the page is left (docs/decisions/cart-writes.md).
 *
 * @param page event target of `pagehide`, for tests; the window by default
 */
export function markLeavingChanges(
  store: Pick<Store<{ cart: CartState }>, 'getState' | 'dispatch'>,
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>,
  page: Pick<EventTarget, 'addEventListener'> = window,
): void {
  const left = storage.get<LeftCart>(LEFT_CART);
  const rendered = selectCart(store.getState())?.revision;
  storage.remove(LEFT_CART);
  if (left?.isChanging || (rendered !== undefined && rendered < (left?.revision ?? 0)))
    store.dispatch(cartActions.cartRequested());
  page.addEventListener('pagehide', () => {
    const state = store.getState();
    const revision = selectCart(state)?.revision;
    const cart: LeftCart = {
      isChanging: selectIsChanging(state),
      ...(revision !== undefined && { revision }),
    };
    storage.set(LEFT_CART, cart, LEFT_CART_MS);
  });
}
