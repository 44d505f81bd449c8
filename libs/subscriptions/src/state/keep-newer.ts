import type { Subscription } from '../contract/index.ts';

/** Returns the newer one of two versions of a subscription: an old reply never replaces a newer one. */
export const keepNewer = (held: Subscription | undefined, received: Subscription): Subscription =>
  held && held.revision > received.revision ? held : received;
