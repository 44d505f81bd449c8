import { selectIsSignedIn } from '@foolscap/account/state';
import { selectCart } from '@foolscap/cart/state';
import type { PageData } from '../rendering/page-data.ts';
import { loadOfflineComponents } from '../connection/offline-components.ts';
import { lastSiteCookie } from '../routing/last-site.ts';
import type { createShopStore } from '../store.ts';
import type { ShopDeps } from '../compose.ts';
import { createAnalyticsFeature } from './analytics/analytics-feature.ts';
import { createCartCacheFeature } from './session/cart-cache-feature.ts';
import { createCartCountFeature } from './session/cart-count-feature.ts';
import { createForgetFeature } from './session/forget-feature.ts';
import { openRequestedDrawer } from '../rendering/open-requested-drawer.ts';
import { createSegmentFeature } from './session/segment-feature.ts';
import { createTabsFeature } from './session/tabs-feature.ts';

export interface LateFeatures extends PageData, Pick<ReturnType<typeof createShopStore>, 'store' | 'add'> {
  storage: ShopDeps['storage'];
}

/**
 * Adds what a page does not need to be shown or used: the browser's copies of the cart and the customer, their removal on sign-out,
 * analytics, tab sync, messages to an app around the page, offline changes, whatever needs consent, and a drawer requested by a link. Loaded when the page is idle after
 * hydration.
 *
 * @param page the store, and the data that the server rendered the page with
 */
export async function addLateFeatures({ store, add, shop, state, storage }: LateFeatures): Promise<void> {
  const { tenant } = shop;
  document.cookie = lastSiteCookie(tenant);
  openRequestedDrawer();
  add(createForgetFeature(tenant, selectIsSignedIn(state)));
  add(createSegmentFeature());
  add(createCartCacheFeature(tenant));
  add(createCartCountFeature(tenant));
  add(createAnalyticsFeature(shop));
  add(createTabsFeature(tenant, undefined, selectCart(state)?.revision));
  if ('ReactNativeWebView' in window || window.parent !== window)
    add((await import('./session/announce-pages-feature.ts')).createAnnouncePagesFeature());
  const { keepOfflineChanges } = await loadOfflineComponents();
  keepOfflineChanges(store, storage);
  const { consentPurposes } = shop;
  if (consentPurposes)
    (await import('./analytics/consent-features.ts')).addConsentFeatures(consentPurposes, {
      add,
      shop,
      storage,
    });
}
