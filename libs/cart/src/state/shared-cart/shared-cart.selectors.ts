import type { CartRoot } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { SharedCartState } from './shared-cart.state.ts';

/** The part of the store's state that shared carts read. */
export interface SharedCartRoot extends CartRoot {
  sharedCart: SharedCartState;
}

/** Selects the shared cart that is shown. */
export const selectSharedCart = (root: SharedCartRoot) => root.sharedCart.view;
/** Selects the shopper's own links. */
export const selectSharedCartLinks = (root: SharedCartRoot) => root.sharedCart.links;
/** Selects the most recently created link. */
export const selectCreatedLink = (root: SharedCartRoot) => root.sharedCart.created;
/** Selects the reason why the cart could not be shared. */
export const selectShareFailure = (root: SharedCartRoot) => root.sharedCart.shareFailure;
/** Selects the links that are being or could not be revoked, by id. */
export const selectRevoking = (root: SharedCartRoot) => root.sharedCart.revoking;
/** Selects whether the cart is being shared. */
export const selectIsSharing = (root: SharedCartRoot) => operationKey('share') in root.cart.pending;
/** Selects whether the lines of the shown shared cart are being added. */
export const selectIsAddingShared = ({ cart, sharedCart }: SharedCartRoot) =>
  operationKey('addShared', sharedCart.shareId) in cart.pending;
