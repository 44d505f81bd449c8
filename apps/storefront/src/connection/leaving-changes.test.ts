import { combineReducers, legacy_createStore } from 'redux';
import { cartActions, cartReducer } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createExpiringStorage } from '@foolscap/core/storage';
import { markLeavingChanges } from './leaving-changes.ts';

const storage = createExpiringStorage(() => sessionStorage, { now: () => 0 });
afterEach(() => sessionStorage.clear());

/** Opens a page with one line; its changes are in flight until `settle`. */
function open() {
  const store = legacy_createStore(combineReducers({ cart: cartReducer }));
  const reply = { data: { cartInfo: buildCart({ items: [buildCartItem({ cartItemId: 'line-1' })] }) } };
  store.dispatch(cartActions.cartReceived({ ...reply, sessionId: 'session-1' }));
  const page = new EventTarget();
  markLeavingChanges(store, storage, page);
  return {
    change: (qty: number) =>
      store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty })),
    settle: (qty: number) =>
      store.dispatch(
        cartActions.quantitiesChanged({
          sent: { 'line-1': { wanted: qty } },
          reply: { ...reply, sessionId: 'session-1' },
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

it('does not read it if every change has a reply, also after the page was restored', () => {
  const page = open();
  page.change(3);
  page.leave();
  page.settle(3);
  page.leave();
  expect(open().phase()).toBe('ready');
});
