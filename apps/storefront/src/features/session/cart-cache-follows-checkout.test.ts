import { cartActions, selectCart } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { checkoutActions } from '@foolscap/checkout/state';
import { buildCheckout } from '@foolscap/checkout/testing';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, pass } from '@foolscap/fake-time';
import { createCartCacheFeature } from './cart-cache-feature.ts';
import { matchRoute } from '../../routes.ts';
import { createFakeShop } from '../../testing/fake-shop.ts';
import { openTestStore } from '../../testing/open-test-store.ts';

freezeTime();

/** Opens a page with a cart and the cart cache. */
async function open() {
  const shop = createFakeShop({ cart: buildCart({ items: [buildCartItem({ qty: 2 })] }) });
  const reads: string[] = [];
  const clock = createTestClock();
  const { store, add } = openTestStore((request) => {
    if (request.method === 'GET' && request.url.startsWith('/cc/api/checkout?')) reads.push(request.url);
    return shop.transport(request);
  });
  store.dispatch(cartActions.cartRequested());
  await pass(1000);
  add(
    createCartCacheFeature('sdc', {
      storage: createExpiringStorage(() => undefined, clock),
      getPage: () => ({ pathname: '/cart', search: '', cookies: {} }),
      isServerRendered: true,
      clock,
    }),
  );
  reads.length = 0;
  /** Navigates to the cart page, as a link does. */
  const goToCart = async () => {
    for (const action of matchRoute('/cart').route.load({
      pathname: '/cart',
      params: {},
      search: new URLSearchParams(),
      tenant: 'sdc',
    }))
      store.dispatch(action);
    await pass(1000);
  };
  return { store, reads, goToCart };
}

it('serves the cart page from the cache', async () => {
  const { store, reads, goToCart } = await open();
  await goToCart();
  expect(reads).toEqual([]);
  expect(selectCart(store.getState())?.items).toHaveLength(1);
});

it('reads the cart again after checkout has changed it', async () => {
  const { store, reads, goToCart } = await open();
  store.dispatch(checkoutActions.checkoutReceived(buildCheckout()));
  await goToCart();
  expect(reads).toHaveLength(1);
});
