import { accountActions, selectIsSignedIn } from '@foolscap/account/state';
import { FAKE_PASSWORD } from '@foolscap/account/testing';
import { cartActions, selectCart, selectCartAlert, selectCartLoad } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createTestTabs } from '@foolscap/core/tabs';
import { freezeTime, pass } from '@foolscap/fake-time';
import { createTabsFeature } from './tabs-feature.ts';
import { createFakeShop } from '../../testing/fake-shop.ts';
import type { TabMessage } from './tabs-stay-in-step.ts';
import { openTestStore } from '../../testing/open-test-store.ts';

freezeTime();

/** Opens tabs of one browser on one server. */
function openBrowser(options: Parameters<typeof createFakeShop>[0] = {}) {
  const shop = createFakeShop({ cart: buildCart({ items: [buildCartItem({ qty: 1 })] }), ...options });
  const tabs = createTestTabs<TabMessage>();
  let keys = 0;
  const openTab = async ({ inStep = true } = {}) => {
    const { store, add, calls } = openTestStore(shop.transport, { newKey: () => `key-${(keys += 1)}` });
    if (inStep) add(createTabsFeature('sdc', tabs.open()));
    store.dispatch(accountActions.accountRequested());
    store.dispatch(cartActions.cartRequested());
    await pass(1000);
    calls.length = 0;
    return {
      add,
      calls,
      store,
      quantity: () => selectCart(store.getState())?.items[0]?.qty,
      type: (qty: number) =>
        store.dispatch(cartActions.quantityChangeRequested({ cartItemId: 'line-1', qty })),
    };
  };
  return { openTab, shop, tabs };
}

it('shows a change of one tab in the others, without announcing it again', async () => {
  const { openTab, tabs } = openBrowser();
  const [own, other] = [await openTab(), await openTab()];
  const phases: string[] = [];
  other.store.subscribe(() => phases.push(selectCartLoad(other.store.getState()).phase));
  own.type(4);
  await pass(1000);
  expect(own.quantity()).toBe(4);
  expect(other.quantity()).toBe(4);
  expect(other.calls).toEqual(['GET /checkout']);
  // Quiet: nothing was shown as loading.
  expect(new Set(phases)).toEqual(new Set(['ready']));
  expect(tabs.announced).toHaveLength(1);
  expect(own.calls).not.toContain('GET /checkout');
});

it('announces a change that was confirmed before the process had loaded', async () => {
  const { openTab, tabs } = openBrowser();
  const [own, other] = [await openTab({ inStep: false }), await openTab()];
  const revision = selectCart(own.store.getState())!.revision;
  // As in a tab whose first change came before this part loaded: the cart is newer than the page.
  own.add(createTabsFeature('sdc', tabs.open(), revision - 1));
  await pass(1000);
  expect(tabs.announced).toEqual([{ kind: 'cart', cartId: 'cart-1', revision }]);
  // The other tab already has this revision.
  expect(other.calls).toEqual([]);
});

it('keeps the cart on screen when the quiet read fails', async () => {
  const { openTab, shop } = openBrowser();
  const [own, other] = [await openTab(), await openTab()];
  shop.cart.failNext('getCart', { code: 'INTERNAL', status: 500, retryable: false });
  own.type(4);
  await pass(1000);
  expect(other.quantity()).toBe(1);
  expect(selectCartLoad(other.store.getState()).phase).toBe('ready');
  expect(selectCartAlert(other.store.getState())).toBeUndefined();
});

it('does not reload a cart that it already has, nor replace its own higher revision', async () => {
  const { openTab, shop, tabs } = openBrowser();
  const tab = await openTab();
  const stranger = tabs.open();
  const { cartId, revision } = shop.cart.server.cart;
  stranger.announce({ kind: 'cart', cartId, revision });
  await pass(1000);
  expect(tab.calls).toEqual([]);

  const before = shop.cart.server.cart;
  tab.type(6);
  await pass(1000);
  // The reply to a read that started before the change.
  shop.cart.server.cart = before;
  stranger.announce({ kind: 'cart' });
  await pass(1000);
  expect(tab.quantity()).toBe(6);
});

it('announces a change of the saved items, which may leave the cart as it is', async () => {
  const { openTab, tabs } = openBrowser();
  const [own, other] = [await openTab(), await openTab()];
  const { cartId, revision } = selectCart(own.store.getState())!;
  own.store.dispatch({
    type: 'cart/savedItemRemoved',
    payload: {
      listItemId: 'saved-1',
      reply: { data: { cartInfo: { cartId, revision, messages: [] }, sfl: { revision: 2 } } },
    },
  });
  await pass(1000);
  expect(tabs.announced).toEqual([{ kind: 'cart' }]);
  expect(other.calls).toEqual(['GET /checkout']);
});

it('keeps both tabs in step when they change the cart in turn', async () => {
  const { openTab, tabs } = openBrowser();
  const [own, other] = [await openTab(), await openTab()];
  for (const [index, tab] of [own, other, own, other].entries()) {
    tab.type(index + 2);
    await pass(1000);
    expect([own.quantity(), other.quantity()]).toEqual([index + 2, index + 2]);
  }
  expect(tabs.announced).toHaveLength(4);
});

it('shows the guest state in the other tabs after a sign-out, and the user after a sign-in', async () => {
  const { openTab, tabs } = openBrowser({ signedIn: true });
  const [own, other] = [await openTab(), await openTab()];
  expect(selectIsSignedIn(other.store.getState())).toBe(true);
  own.store.dispatch(accountActions.signOutRequested());
  await pass(1000);
  expect(selectIsSignedIn(other.store.getState())).toBe(false);
  expect(tabs.announced).toEqual([{ kind: 'session', isSignedIn: false }]);

  own.store.dispatch(
    accountActions.signInRequested({ username: 'pat@example.com', password: FAKE_PASSWORD }),
  );
  await pass(1000);
  expect(selectIsSignedIn(own.store.getState())).toBe(true);
  expect(selectIsSignedIn(other.store.getState())).toBe(true);
  expect(tabs.announced).toHaveLength(2);
});
