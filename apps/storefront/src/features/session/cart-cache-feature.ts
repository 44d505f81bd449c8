import { createCartCacheModule } from '@foolscap/cart/state';
import type { CartCacheDeps } from '@foolscap/cart/state';
import { systemClock } from '@foolscap/core/clock';
import { parseCookies } from '@foolscap/core/cookies';
import { createExpiringStorage } from '@foolscap/core/storage';
import { listenToKey } from '@foolscap/core/tabs';
import { splitLocale } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';
import { cartCacheFollowsCheckout } from './cart-cache-follows-checkout.ts';
import { defineFeature } from '../define-feature.ts';
import type { Feature } from '../define-feature.ts';

/** Each site has its own carts. */
const getKey = (tenant: TenantId) => `cart-${tenant}`;

const inBrowser = (tenant: TenantId): CartCacheDeps => ({
  storage: createExpiringStorage(() => window.localStorage, systemClock),
  key: getKey(tenant),
  getPage: () => ({
    pathname: splitLocale(location.pathname).rest,
    search: location.search,
    cookies: parseCookies(document.cookie),
  }),
  listen: (heard) => listenToKey(getKey(tenant), heard),
  isServerRendered: true,
});

/** The cart in local storage, which serves navigation and other tabs; loaded when the page is idle. */
export function createCartCacheFeature(
  tenant: TenantId,
  options: CartCacheDeps = inBrowser(tenant),
): Feature {
  const cartCache = createCartCacheModule(options);
  return defineFeature({
    name: 'cart-cache',
    modules: ({ cartCache: port }) => {
      port.getCached = cartCache.getCached;
      return { cartCache };
    },
    processes: () => cartCacheFollowsCheckout(cartCache),
  });
}
