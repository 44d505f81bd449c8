import { selectCart, selectCartLoad, selectCheckoutEntry, selectIsChanging } from '../cart.selectors.ts';
import type { CartRoot } from '../cart.selectors.ts';
import type { MiniCartNotification, MiniCartState } from './mini-cart.state.ts';

/** The part of the store's state that the mini cart reads. */
export interface MiniCartRoot extends CartRoot {
  miniCart: MiniCartState;
}

const selectFlyout = (root: MiniCartRoot) => root.miniCart.flyout;

/** The phase of the flyout; the other flags follow from it. */
export const selectMiniCartPhase = (root: MiniCartRoot) => selectFlyout(root).phase;

/** The specification's flag `show`: the flyout is on screen (cart-4.44). */
export const selectShowsMiniCart = (root: MiniCartRoot): boolean => {
  const { phase } = selectFlyout(root);
  return phase === 'entering' || phase === 'open';
};

/** The flag `showSFL`: the flyout shows the items saved for later. */
export const selectShowsSavedItems = (root: MiniCartRoot): boolean => {
  const flyout = selectFlyout(root);
  return selectShowsMiniCart(root) && flyout.phase !== 'closed' && flyout.view === 'saved';
};

/** The animation flag: the flyout is animating in. */
export const selectIsMiniCartEntering = (root: MiniCartRoot): boolean =>
  selectFlyout(root).phase === 'entering';

/** The flag of the removal animation: at least one line is animating out. */
export const selectIsRemovalAnimating = (root: MiniCartRoot): boolean =>
  Object.values(root.miniCart.removals).includes('animating');

/** The state of the removal of one line; undefined if it is not being removed from the mini cart. */
export const selectMiniCartRemoval = (root: MiniCartRoot, cartItemId: string) =>
  root.miniCart.removals[cartItemId];

/**
 * The spinner of the cart (cart-4.50): `modal` while checkout is entered, which nothing may interrupt, `active` while the cart loads or
 * changes, otherwise `none`.
 */
export const selectMiniCartSpinner = (root: MiniCartRoot): 'none' | 'active' | 'modal' => {
  if (selectCheckoutEntry(root) === 'pending') return 'modal';
  return selectIsChanging(root) || selectCartLoad(root).phase === 'loading' ? 'active' : 'none';
};

/** The notification flag: there is something to notify of. */
export const selectHasNotification = (root: MiniCartRoot): boolean => root.miniCart.notifications.length > 0;

/** All notifications: those of the cart have no `cartItemId`. */
export const selectMiniCartNotifications = (root: MiniCartRoot): readonly MiniCartNotification[] =>
  root.miniCart.notifications;

/** The login option: the flyout offers to sign in, because the cart cannot be checked out otherwise. */
export const selectOffersLogin = (root: MiniCartRoot): boolean =>
  selectShowsMiniCart(root) && selectCart(root)?.cartAttributes.loginRequired === true;

/** Whether a skeleton takes the place of the recommendations (cart-4.49). */
export const selectShowsRecommendationSkeleton = (root: MiniCartRoot): boolean =>
  root.miniCart.recommendations === 'loading';

/** The layout of the flyout: full, or compact where the cookie `MCVCB` chooses it (cart-7.49). */
export const selectMiniCartVariant = (root: MiniCartRoot) => root.miniCart.variant;

export const selectMiniCartBreakpoint = (root: MiniCartRoot) => root.miniCart.breakpoint;

export const selectIsContentRendered = (root: MiniCartRoot): boolean => root.miniCart.content === 'rendered';
