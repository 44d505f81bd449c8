import { createAccountClient } from '@foolscap/account/client';
import { createAccountModule, selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createCartClient } from '@foolscap/cart/client';
import { createCartModule } from '@foolscap/cart/state';
import type { CartDeps } from '@foolscap/cart/state';
import { createCatalogClient } from '@foolscap/catalog/client';
import { createCatalogModule } from '@foolscap/catalog/state';
import type { Connection, HttpClient } from '@foolscap/core/http';
import type { WriteLane } from '@foolscap/core/sagas';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { SecretHandover } from '@foolscap/payments/state';

export interface ShopDeps {
  http: HttpClient;
  /** The device's connection; absent on the server. */
  connection?: Connection;
  /** Sends the cart's writes of all domains one at a time, in order. */
  inLane: WriteLane;
  /** Creates an idempotency key. */
  newKey: () => string;
  isSmall: () => boolean;
  isCartShown?: CartDeps['isCartShown'];
  /** The cart cache, once its feature has loaded (`features/session/cart-cache-feature.ts`). */
  cartCache: { getCached?: CartDeps['getCached'] };
  /** Returns the Redux state, for the few values that a domain reads from other domains. */
  getState: () => unknown;
  /** Passes a card from its form to the request without the Redux store. */
  cards: SecretHandover<CardPaymentBody>;
  /** Reports a non-fatal problem to the server's log. */
  report: (message: string) => void;
  /** Storage for data that must survive a reload. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
}

/** Creates the domain modules of every page with their clients (design 4). Modules of single areas are created in `features/`. */
export function compose({
  http,
  connection,
  inLane,
  newKey,
  isSmall,
  isCartShown,
  getState,
  cartCache,
}: ShopDeps) {
  return {
    account: createAccountModule({ client: createAccountClient(http) }),
    catalog: createCatalogModule({ client: createCatalogClient(http) }),
    cart: createCartModule({
      client: createCartClient(http),
      inLane,
      newKey,
      isSmall,
      ...(isCartShown && { isCartShown }),
      getCached: () => cartCache.getCached?.(),
      mayCheckOut: () => selectIsSignedIn(getState() as AccountRoot),
      ...(connection && { connection }),
    }),
  };
}

export type ShopModules = ReturnType<typeof compose>;
