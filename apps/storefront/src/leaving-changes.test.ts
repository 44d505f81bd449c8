import { combineReducers, legacy_createStore } from 'redux';
import { cartActions, cartReducer } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createExpiringStorage } from '@foolscap/core/storage';
import { absoluteChanges, keepLeavingChanges, postLeavingChanges } from './leaving-changes.ts';

const posted = (changes: Parameters<typeof postLeavingChanges>[0], basename = '') => {
  const posts: [string, Record<string, string>][] = [];
  postLeavingChanges(changes, { basename, formKey: 'once' }, (path, fields) =>
    posts.push([path, Object.fromEntries(fields)]),
  );
  return posts;
};

describe('changes of a cart page that is left before anything can be sent', () => {
  it('are sent as the forms of their lines', () => {
    expect(
      posted({ 'line-1': { kind: 'quantity', wanted: 3 }, 'line-2': { kind: 'remove' } }, '/cc/mmx'),
    ).toEqual([
      ['/forms/cart/update', { site: '/cc/mmx', key: 'once-left', cartItemId: 'line-1', qty: '3' }],
      ['/forms/cart/remove', { site: '/cc/mmx', key: 'once-left', cartItemId: 'line-2' }],
    ]);
  });

  it('have the displayed quantity after presses of plus', () => {
    const line = buildCartItem({ cartItemId: 'line-1', qty: 8 });
    const reply = { data: { cartInfo: buildCart({ items: [line] }) }, sessionId: 'session-1' };
    const plus = cartActions.quantityChangeRequested({ cartItemId: 'line-1', by: 1 });
    const cart = [cartActions.cartReceived(reply), plus, plus].reduce(cartReducer, undefined);
    expect(absoluteChanges({ cart: cart! })).toEqual({ 'line-1': { kind: 'quantity', wanted: 10 } });
  });

  it('are empty without changes', () => {
    expect(posted({})).toEqual([]);
  });
});

describe('changes handed to the next page', () => {
  const storage = createExpiringStorage(() => sessionStorage, { now: () => 0 });
  afterEach(() => sessionStorage.clear());

  /** Opens a page with the same line; its changes are in flight until `settle`. */
  function open() {
    const store = legacy_createStore(combineReducers({ cart: cartReducer }));
    const reply = { data: { cartInfo: buildCart({ items: [buildCartItem({ cartItemId: 'line-1' })] }) } };
    store.dispatch(cartActions.cartReceived({ ...reply, sessionId: 'session-1' }));
    const page = new EventTarget();
    const reload = jest.fn();
    keepLeavingChanges(store, storage, () => store.getState().cart.changes, page, reload);
    return {
      reload,
      comeBack: () => page.dispatchEvent(new Event('pageshow')),
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
      state: () => store.getState().cart,
    };
  }

  it('are reloaded and dispatched again, once', () => {
    const first = open();
    first.change(3);
    first.leave();
    const second = open();
    expect(second.state().load.phase).toBe('loading');
    expect(second.state().changes).toEqual({ 'line-1': { kind: 'quantity', wanted: 3 } });
    expect(open().state().changes).toEqual({});
  });

  it('are not dispatched by the previous page when the browser restores it', () => {
    const page = open();
    page.comeBack();
    expect(page.reload).not.toHaveBeenCalled();
    page.change(3);
    page.leave();
    page.comeBack();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('are empty when every change has a reply', () => {
    const first = open();
    first.change(3);
    first.settle(3);
    first.leave();
    expect(open().state().load.phase).toBe('ready');
  });

  it('do not include earlier ones after the page was restored and every change has a reply', () => {
    const page = open();
    page.change(3);
    page.leave();
    page.settle(3);
    page.change(5);
    page.settle(5);
    page.leave();
    expect(open().state().changes).toEqual({});
  });
});
