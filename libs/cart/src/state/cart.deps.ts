import type { Connection } from '@foolscap/core/http';
import type { WriteLane } from '@foolscap/core/sagas';
import type { CartClient } from '../client/cart-client.ts';

/** The dependencies that the application passes to the cart's sagas. */
export interface CartDeps {
  client: CartClient;
  /** Creates an idempotency key. */
  newKey: () => string;
  /** Whether the viewport is currently small (cart-1). */
  isSmall: () => boolean;
  /** Whether the shopper is signed in or may check out as a guest. */
  mayCheckOut: () => boolean;
  /** Keeps changes made offline until the connection is back. Without this dependency they fail with a network error. */
  connection?: Connection;
  /** Orders the cart's writes among those of other domains, which change the same cart; a lane of its own by default. */
  inLane?: WriteLane;
}
