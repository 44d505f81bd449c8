import { accountActions } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { cartActions, selectItemCount } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, pass } from '@foolscap/fake-time';
import { createCartCountFeature } from './cart-count-feature.ts';
import { createFakeShop } from '../../testing/fake-shop.ts';
import { openTestStore } from '../../testing/open-test-store.ts';

const KEY = 'cart-count';
freezeTime();

/** Opens a page whose browser has kept a count of 7. */
async function open({ hasCart }: { hasCart: boolean }) {
  const shop = createFakeShop({ cart: buildCart({ items: [buildCartItem({ qty: 2 })] }) });
  const storage = createExpiringStorage(() => undefined, createTestClock());
  storage.set(KEY, { count: 7, at: 0 }, 1000);
  const { store, add } = openTestStore(shop.transport);
  if (hasCart) store.dispatch(cartActions.cartRequested());
  add(createCartCountFeature('sdc', { storage, key: KEY }));
  return { store, storage, badge: () => selectItemCount(store.getState()) };
}

it('shows the kept count on the badge until the cart has been read', async () => {
  const { badge, storage } = await open({ hasCart: true });
  expect(badge()).toBe(7);
  await pass(1000);
  expect(badge()).toBe(2);
  expect(storage.get(KEY)).toMatchObject({ count: 2 });
});

it('purges the count on a page without a session', async () => {
  const { badge, storage } = await open({ hasCart: false });
  expect([badge(), storage.get(KEY)]).toEqual([undefined, undefined]);
});

it('purges the count after a sign-out', async () => {
  const { badge, storage, store } = await open({ hasCart: true });
  store.dispatch(accountActions.accountReceived(buildAccount(buildProfile())));
  await pass(1000);
  store.dispatch(accountActions.signedOut());
  expect([badge(), storage.get(KEY)]).toEqual([undefined, undefined]);
});
