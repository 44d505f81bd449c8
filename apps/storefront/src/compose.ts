import { createAccountClient } from '@foolscap/account/client';
import { createAccountModule, selectIsSignedIn } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createCartClient } from '@foolscap/cart/client';
import { createCartModule } from '@foolscap/cart/state';
import { createCatalogClient } from '@foolscap/catalog/client';
import { createCatalogModule } from '@foolscap/catalog/state';
import type { Connection, HttpClient } from '@foolscap/core/http';
import type { ExpiringStorage } from '@foolscap/core/storage';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import type { SecretHandover } from '@foolscap/payments/state';

export interface ShopDeps {
  http: HttpClient;
  /** Of this device; none on the server, which is always connected. */
  connection?: Connection;
  /** A new idempotency key. */
  newKey: () => string;
  isSmall: () => boolean;
  /** The store's state, for the few questions that a domain asks of the whole shop. */
  getState: () => unknown;
  /** Carries a card from its form to the request without passing through the store. */
  cards: SecretHandover<CardPaymentBody>;
  /** Tells the server's log of something that the page goes on without. */
  report: (message: string) => void;
  /** Keeps what must outlive a reload. */
  storage: Pick<ExpiringStorage, 'get' | 'set' | 'remove'>;
}

/** Where clients meet the modules that every page has (design 4); what comes with a page is put together in `parts/`. */
export function compose({ http, connection, newKey, isSmall, getState }: ShopDeps) {
  return {
    account: createAccountModule({ client: createAccountClient(http) }),
    catalog: createCatalogModule({ client: createCatalogClient(http) }),
    cart: createCartModule({
      client: createCartClient(http),
      newKey,
      isSmall,
      mayCheckOut: () => selectIsSignedIn(getState() as AccountRoot),
      ...(connection && { connection }),
    }),
  };
}

export type ShopModules = ReturnType<typeof compose>;
