import type { Connection } from '@foolscap/core/http';
import type { WriteLane } from '@foolscap/core/sagas';
import type { CartClient, CartReply } from '../client/cart-client.ts';
import type { WholeCartData } from '../contract/index.ts';

/** The dependencies that the application passes to the cart's sagas. */
export interface CartDeps {
  client: CartClient;
  /** Creates an idempotency key. */
  newKey: () => string;
  /** Whether the viewport is currently small (cart-1). */
  isSmall: () => boolean;
  /** Whether the page currently shows the cart, so that a toast is enough feedback for an add; never by default. */
  isCartShown?: () => boolean;
  /** Whether the shopper is signed in or may check out as a guest. */
  mayCheckOut: () => boolean;
  /** Keeps changes made offline until the connection is back. Without this dependency they fail with a network error. */
  connection?: Connection;
  /** Returns a stored cart that may be used instead of a read (`createCartCacheModule`); none by default. */
  getCached?: () => CartReply<WholeCartData> | undefined;
  /** Orders the cart's writes among those of other domains, which change the same cart; a lane of its own by default. */
  inLane?: WriteLane;
}
