import { createAnalyticsBus } from '@foolscap/analytics/model';
import { cartActions, selectCart } from '@foolscap/cart/state';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { checkoutActions } from '@foolscap/checkout/state';
import { buildCheckout } from '@foolscap/checkout/testing';
import { createTestClock } from '@foolscap/core/clock';
import { createHttpClient } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';
import { createSecretHandover } from '@foolscap/payments/state';
import { createCartCachePart } from '../parts/cart-cache.part.ts';
import { matchRoute } from '../routes.ts';
import { createShopStore } from '../store.ts';
import { createFakeShop } from '../testing/fake-shop.ts';

const pass = (milliseconds = 1000) => jest.advanceTimersByTimeAsync(milliseconds);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a page with a cart and the cart cache. */
async function open() {
  const shop = createFakeShop({ cart: buildCart({ items: [buildCartItem({ qty: 2 })] }) });
  const reads: string[] = [];
  const clock = createTestClock();
  const { store, add } = createShopStore({
    http: createHttpClient({
      tenant: 'sdc',
      transport: (request) => {
        if (request.method === 'GET' && request.url.startsWith('/cc/api/checkout?')) reads.push(request.url);
        return shop.transport(request);
      },
    }),
    newKey: () => 'key',
    isSmall: () => false,
    cards: createSecretHandover(),
    report: () => undefined,
    storage: { get: () => undefined, set: () => true, remove: () => undefined },
    process: {
      navigate: () => undefined,
      signInAddress: (target) => target,
      analytics: createAnalyticsBus(() => 0),
    },
    onSagaError: (_, error) => {
      throw error;
    },
  });
  store.dispatch(cartActions.cartRequested());
  await pass();
  add(
    createCartCachePart('sdc', {
      storage: createExpiringStorage(() => undefined, clock),
      getPage: () => ({ pathname: '/cart', search: '', cookies: {} }),
      isServerRendered: true,
      clock,
    }),
  );
  reads.length = 0;
  /** Navigates to the cart page, as a link does. */
  const goToCart = async () => {
    for (const action of matchRoute('/cart').route.load({ params: {}, search: new URLSearchParams() }))
      store.dispatch(action);
    await pass();
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
