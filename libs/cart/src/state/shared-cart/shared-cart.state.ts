import type { Failure } from '@foolscap/core/http';
import { IDLE } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { SharedCart, SharedCartLink } from '../../contract/index.ts';

export interface SharedCartState {
  /** The id of the shared cart that is shown. */
  shareId?: string;
  /** The shared cart; failed with SHARED_CART_NOT_FOUND for an unknown, expired or revoked id. */
  view: Loadable<SharedCart>;
  /** The own links that are still valid, the latest first. */
  links: Loadable<SharedCartLink[]>;
  /** The link that was created last, to be shown or copied. */
  created?: SharedCartLink | undefined;
  /** The reason why the cart could not be shared. */
  shareFailure?: Failure | undefined;
  /** The links that are being revoked, or could not be. */
  revoking: Record<string, { phase: 'pending' } | { phase: 'failed'; failure: Failure }>;
  /** The links that were created since the last read began: its reply may not contain them. */
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
