import { selectIsSignedIn } from '@foolscap/account/state';
import { selectCart } from '@foolscap/cart/state';
import type { PageData } from '../rendering/page-data.ts';
import { loadConnectionParts } from '../connection/parts.ts';
import { lastSiteCookie } from '../routing/last-site.ts';
import type { createShopStore } from '../store.ts';
import type { ShopDeps } from '../compose.ts';
import { createAnalyticsPart } from './analytics.part.ts';
import { createCartCachePart } from './cart-cache.part.ts';
import { createCartCountPart } from './cart-count.part.ts';
import { createForgetPart } from './forget.part.ts';
import { openRequestedDrawer } from './open-requested-drawer.ts';
import { createSegmentPart } from './segment.part.ts';
import { createTabsPart } from './tabs.part.ts';

export interface LateParts extends PageData, Pick<ReturnType<typeof createShopStore>, 'store' | 'add'> {
  storage: ShopDeps['storage'];
}

/**
 * Adds what a page does not need to be shown or used: what the browser keeps of the cart and the customer, its removal on sign-out, analytics, other
 * tabs, offline changes, what needs consent, and a drawer that a link requested. Loaded when the page is idle after hydration.
 *
 * @param page the store, and the data that the server rendered the page with
 */
export async function addLateParts({ store, add, shop, state, storage }: LateParts): Promise<void> {
  const { tenant } = shop;
  document.cookie = lastSiteCookie(tenant);
  openRequestedDrawer();
  add(createForgetPart(tenant, selectIsSignedIn(state)));
  add(createSegmentPart());
  add(createCartCachePart(tenant));
  add(createCartCountPart(tenant));
  add(createAnalyticsPart(shop));
  add(createTabsPart(tenant, undefined, selectCart(state)?.revision));
  const { keepOfflineChanges } = await loadConnectionParts();
  keepOfflineChanges(store, storage);
  const { consentPurposes } = shop;
  if (consentPurposes)
    (await import('./consent-parts.ts')).addConsentParts(consentPurposes, { add, shop, storage });
}
