import { loadConnectionParts } from '../connection/parts.ts';
import type { createShopStore } from '../store.ts';
import type { ShopDeps } from '../compose.ts';
import type { Shop } from '../shell/shop-context.ts';
import { createCartCountPart } from './cart-count.part.ts';
import { createPixelsPart } from './pixels.part.ts';
import { createTabsPart } from './tabs.part.ts';

export interface LateParts extends Pick<ReturnType<typeof createShopStore>, 'store' | 'add'> {
  shop: Shop;
  storage: ShopDeps['storage'];
  /** The revision of the cart that the page was opened with. */
  revisionAtLoad: number | undefined;
}

/** Adds what a page does not need to be shown or used: the kept cart count, tracking pixels, other tabs, and offline changes. Loaded when the page is idle after hydration. */
export async function addLateParts({ store, add, shop, storage, revisionAtLoad }: LateParts): Promise<void> {
  add(createCartCountPart(shop.tenant));
  if (shop.trackingPixels) add(createPixelsPart(shop.trackingPixels));
  add(createTabsPart(shop.tenant, undefined, revisionAtLoad));
  const { keepOfflineChanges } = await loadConnectionParts();
  keepOfflineChanges(store, storage);
}
