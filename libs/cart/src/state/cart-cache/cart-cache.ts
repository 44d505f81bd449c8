import { systemClock } from '@foolscap/core/clock';
import type { Clock } from '@foolscap/core/clock';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CartReply } from '../../client/cart-client.ts';
import type { WholeCartData } from '../../contract/index.ts';
import { isNewerCart, mayStoreCart, mayUseCart, SPARQ_CART_CACHE_MS } from '../../model/cart-cache.ts';
import type { CachePage, StoredCart } from '../../model/cart-cache.ts';

/** The default key of the stored cart. */
export const CART_CACHE_KEY = 'cart';

export interface CartCacheOptions {
  /** Local storage, which other tabs share. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
  /** Storage key; sites on the same origin need separate keys for their carts. */
  key?: string;
  /** Returns the current page, whose URL and cookies decide what may be stored and used. */
  getPage: () => CachePage;
  clock?: Clock;
}

/** The cart in the browser's storage, subject to `mayStoreCart` and `mayUseCart`. */
export interface CartCache {
  /** Stores a reply, or removes the stored one if this one may not be stored. Ignores an older reply. */
  write(reply: CartReply<WholeCartData>): void;
  /** Returns the stored cart if it may be used on this page. @param sessionId from this page's replies, if known */
  read(sessionId: string | undefined): StoredCart | undefined;
  clear(): void;
}

/** Checks the shape of an entry: storage is untrusted, and another version of the shop may have written it. */
const isStoredCart = (entry: Partial<StoredCart> | null | undefined): entry is StoredCart => {
  const cart = entry?.data?.cartInfo;
  return (
    typeof entry?.at === 'number' &&
    typeof cart?.cartId === 'string' &&
    typeof cart.revision === 'number' &&
    [cart.items, cart.messages].every(Array.isArray) &&
    [cart.cartSummary, cart.cartAttributes].every((part) => typeof part === 'object')
  );
};

export function createCartCache({
  storage,
  key = CART_CACHE_KEY,
  getPage,
  clock = systemClock,
}: CartCacheOptions): CartCache {
  return {
    write({ data, sessionId }) {
      const known = storage.get<Partial<StoredCart>>(key);
      // Another tab has stored a newer cart.
      if (isStoredCart(known) && isNewerCart(known, data.cartInfo, sessionId)) return;
      if (!mayStoreCart(data, getPage())) {
        storage.remove(key);
        return;
      }
      const entry: StoredCart = { data, sessionId, at: clock.now() };
      storage.set(key, entry, SPARQ_CART_CACHE_MS);
    },
    read(sessionId) {
      const entry = storage.get<Partial<StoredCart>>(key);
      const isUsable = isStoredCart(entry) && mayUseCart(entry, getPage(), { now: clock.now(), sessionId });
      return isUsable ? entry : undefined;
    },
    clear: () => storage.remove(key),
  };
}
