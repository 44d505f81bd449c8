import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { SharedCart, SharedCartLink } from '../../contract/index.ts';

export interface SharedCartState {
  /** The id of the shared cart that is shown. */
  shareId?: string;
  /** The shared cart; failed with SHARED_CART_NOT_FOUND for an unknown, expired or revoked id. */
  view: Loadable<SharedCart>;
  /** The shopper's own valid links, newest first. */
  links: Loadable<SharedCartLink[]>;
  /** The most recently created link, to be shown or copied. */
  created?: SharedCartLink | undefined;
  /** The reason why the cart could not be shared. */
  shareFailure?: Failure | undefined;
  /** The links that are being or could not be revoked. */
  revoking: Record<string, { phase: 'pending' } | { phase: 'failed'; failure: Failure }>;
  /** Links created since the last read began, whose reply may not contain them. */
  newest: SharedCartLink[];
  /** The ids of revoked links, which late replies may still contain. */
  revoked: string[];
}

export const initialSharedCartState: SharedCartState = {
  view: IDLE,
  links: IDLE,
  revoking: {},
  newest: [],
  revoked: [],
};
