import type { Connection } from '@foolscap/core/http';
import type { CartClient } from '../client/cart-client.ts';
import type { loadCarryOut } from './sagas/load-carry-out.ts';

/** What the cart's sagas are given by the application. */
export interface CartDeps {
  client: CartClient;
  /** A new idempotency key. */
  newKey: () => string;
  /** Whether the viewport counts as small right now (cart 1). */
  isSmall: () => boolean;
  /** Whether somebody is signed in or may go on as a guest. */
  mayCheckOut: () => boolean;
  /** Changes made without a connection are kept until there is one; without this dependency they fail like any other. */
  connection?: Connection;
  /** Fetches the code that sends changes; the library's own chunk unless told. */
  loadCarryOut?: typeof loadCarryOut;
}
