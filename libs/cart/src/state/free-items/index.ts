import { memoize } from '@foolscap/core/state';
import type { CartInfo, FreeItem } from '../../contract/index.ts';
import { hasFreeItemSection } from '../../model/free-items.ts';
import { type CartRoot, selectCart } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { CartWrite } from '../define-cart-write.ts';
import { chooseFreeItems, freeItemsRequested } from './choose-free-items.ts';

export type { FreeItemChoice } from './choose-free-items.ts';

/** The actions of free items. */
export const freeItemsActions = { freeItemsRequested };

/** The write for free items. Pass it to `extend` of the cart's module. */
export const freeItemWrites: readonly CartWrite[] = [chooseFreeItems];

/** The free-items section that a cart shows. */
export interface FreeItemSection {
  /** The free items of the cart. */
  held: readonly FreeItem[];
  /** The free items that can still be chosen. */
  choices: readonly FreeItem[];
}

const getSection = memoize((cart: CartInfo | undefined): FreeItemSection | undefined =>
  cart && hasFreeItemSection(cart)
    ? { held: cart.freeItems ?? [], choices: cart.availableFreeItems ?? [] }
    : undefined,
);

/** Selects the free-items section; undefined for a cart without one (cart-5.22). */
export const selectFreeItemSection = (root: CartRoot): FreeItemSection | undefined =>
  getSection(selectCart(root));

export const selectIsChoosingFreeItems = (root: CartRoot): boolean =>
  operationKey('freeItems') in root.cart.pending;
