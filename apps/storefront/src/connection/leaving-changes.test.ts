import { configureStore } from '@reduxjs/toolkit';
import { cartActions, cartReducer } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createExpiringStorage } from '@foolscap/core/storage';
import { markLeavingChanges } from './leaving-changes.ts';

const storage = createExpiringStorage(() => sessionStorage, { now: () => 0 });
afterEach(() => sessionStorage.clear());

/** Opens a page that the server rendered with one line; its changes are in flight until `settle`. */
function open(revision = 1) {
  const store = configureStore({ reducer: { cart: cartReducer } });
  const items = [buildCartItem({ cartItemId: 'line-1' })];
  const buildReply = (held: number) => ({
    data: { cartInfo: buildCart({ items, revision: held }) },
    sessionId: 'session-1',
  });
  store.dispatch(cartActions.cartReceived(buildReply(revision)));
  const page = new EventTarget();
  markLeavingChanges(store, storage, page);
  return {
    change: (qty: number) =>
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty })),
    settle: (qty: number) =>
      store.dispatch(
        cartActions.quantitiesChanged({
          sent: { 'line-1': { wanted: qty } },
          reply: buildReply(revision + 1),
        }),
      ),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    phase: () => store.getState().cart.info.phase,
  };
}

it('reads the cart of the next page once if changes were in flight', () => {
  const first = open();
  first.change(3);
  first.leave();
  expect(open().phase()).toBe('loading');
  expect(open().phase()).toBe('ready');
});

it('does not read it if every change had a reply before it was rendered, also after the left page was restored', () => {
  const page = open(1);
  page.change(3);
  page.leave();
  page.settle(3);
  page.leave();
  expect(open(2).phase()).toBe('ready');
});

it('reads it if a change had its reply while the next page was being rendered', () => {
  const page = open(1);
  page.change(3);
  page.settle(3);
  page.leave();
  expect(open(1).phase()).toBe('loading');
});
