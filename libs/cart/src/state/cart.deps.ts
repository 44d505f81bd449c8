import type { Connection } from '@foolscap/core/http';
import type { WriteLane } from '@foolscap/core/sagas';
import type { CartClient, CartReply } from '../client/cart-client.ts';
import type { WholeCartData } from '../contract/index.ts';

/** The dependencies of the cart's sagas that the application provides. */
export interface CartDeps {
  client: CartClient;
  /** Creates an idempotency key. */
  newKey: () => string;
  /** Checks whether the viewport is currently small (cart-1). */
  isSmall: () => boolean;
  /** Checks whether the page currently shows the cart, so that a toast is enough feedback for an add; false by default. */
  isCartShown?: () => boolean;
  /** Checks whether the shopper is signed in or may check out as a guest. */
  mayCheckOut: () => boolean;
  /** Holds changes made offline until the connection is back. Without this dependency they fail with a network error. */
  connection?: Connection;
  /** Returns a stored cart that may be used instead of a read (`createCartCacheModule`); none by default. */
  getCached?: () => CartReply<WholeCartData> | undefined;
  /** Orders the cart's writes among those of other domains that change the same cart; a separate lane by default. */
  inLane?: WriteLane;
}
