import type { CartRoot } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { SharedCartState } from './shared-cart.state.ts';

/** The part of the store's state that shared carts read. */
export interface SharedCartRoot extends CartRoot {
  sharedCart: SharedCartState;
}

/** The shared cart that is shown. */
export const selectSharedCart = (root: SharedCartRoot) => root.sharedCart.view;
/** The own links. */
export const selectSharedCartLinks = (root: SharedCartRoot) => root.sharedCart.links;
/** The link that was created last. */
export const selectCreatedLink = (root: SharedCartRoot) => root.sharedCart.created;
/** The reason why the cart could not be shared. */
export const selectShareFailure = (root: SharedCartRoot) => root.sharedCart.shareFailure;
/** The links that are being revoked, or could not be, by id. */
export const selectRevoking = (root: SharedCartRoot) => root.sharedCart.revoking;
/** Whether the cart is being shared. */
export const selectIsSharing = (root: SharedCartRoot) => operationKey('share') in root.cart.pending;
/** Whether the lines of the shown shared cart are being added. */
export const selectIsAddingShared = ({ cart, sharedCart }: SharedCartRoot) =>
  operationKey('addShared', sharedCart.shareId) in cart.pending;
