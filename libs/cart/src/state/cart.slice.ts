import { withWrites } from '@foolscap/core/state';
import { heldCart, heldCartActions } from './held-cart.slice.ts';
import { cartWrites, writeActions } from './writes/index.ts';

export const cartActions = { ...heldCartActions, ...writeActions };

/** The cart's reducer with the writes that every page has. */
export const cartReducer = withWrites(heldCart.reducer, cartWrites);
