import { selectCart, selectCartLoad, selectCheckoutEntry, selectIsChanging } from '../cart.selectors.ts';
import type { CartRoot } from '../cart.selectors.ts';
import type { MiniCartNotification, MiniCartState } from './mini-cart.state.ts';

/** The part of the store's state that the mini cart reads. */
export interface MiniCartRoot extends CartRoot {
  miniCart: MiniCartState;
}

const selectFlyout = (root: MiniCartRoot) => root.miniCart.flyout;

/** Selects the phase of the flyout, from which the other flags are derived. */
export const selectMiniCartPhase = (root: MiniCartRoot) => selectFlyout(root).phase;

/** Selects the specification's flag `show`: the flyout is on screen (cart-4.44). */
export const selectShowsMiniCart = (root: MiniCartRoot): boolean => {
  const { phase } = selectFlyout(root);
  return phase === 'entering' || phase === 'open';
};

/** Selects the flag `showSFL`: the flyout shows the saved items. */
export const selectShowsSavedItems = (root: MiniCartRoot): boolean => {
  const flyout = selectFlyout(root);
  return selectShowsMiniCart(root) && flyout.phase !== 'closed' && flyout.view === 'saved';
};

/** Selects the animation flag: the flyout is animating in. */
export const selectIsMiniCartEntering = (root: MiniCartRoot): boolean =>
  selectFlyout(root).phase === 'entering';

/** Selects the removal animation flag: at least one line is animating out. */
export const selectIsRemovalAnimating = (root: MiniCartRoot): boolean =>
  Object.values(root.miniCart.removals).includes('animating');

/** Selects the state of a line's removal; undefined if it is not being removed from the mini cart. */
export const selectMiniCartRemoval = (root: MiniCartRoot, cartItemId: string) =>
  root.miniCart.removals[cartItemId];

/**
 * Selects the cart's spinner (cart-4.50): `modal` while entering checkout, which must not be interrupted, `active` while the cart loads or
 * changes, otherwise `none`.
 */
export const selectMiniCartSpinner = (root: MiniCartRoot): 'none' | 'active' | 'modal' => {
  if (selectCheckoutEntry(root) === 'pending') return 'modal';
  return selectIsChanging(root) || selectCartLoad(root).phase === 'loading' ? 'active' : 'none';
};

/** Selects the notification flag: there is at least one notification. */
export const selectHasNotification = (root: MiniCartRoot): boolean => root.miniCart.notifications.length > 0;

/** Selects all notifications; those about the cart have no `cartItemId`. */
export const selectMiniCartNotifications = (root: MiniCartRoot): readonly MiniCartNotification[] =>
  root.miniCart.notifications;

/** Selects the login option: the flyout offers to sign in, because the cart cannot be checked out otherwise. */
export const selectOffersLogin = (root: MiniCartRoot): boolean =>
  selectShowsMiniCart(root) && selectCart(root)?.cartAttributes.loginRequired === true;

/** Selects whether a skeleton is shown instead of the recommendations (cart-4.49). */
export const selectShowsRecommendationSkeleton = (root: MiniCartRoot): boolean =>
  root.miniCart.recommendations === 'loading';

/** Selects the layout of the flyout: full, or compact if the cookie `MCVCB` selects it (cart-7.49). */
export const selectMiniCartVariant = (root: MiniCartRoot) => root.miniCart.variant;

export const selectMiniCartBreakpoint = (root: MiniCartRoot) => root.miniCart.breakpoint;

export const selectIsContentRendered = (root: MiniCartRoot): boolean => root.miniCart.content === 'rendered';
