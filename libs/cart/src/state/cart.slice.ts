import { withWrites } from '@foolscap/core/state';
import { heldCart, heldCartActions } from './held-cart.slice.ts';
import { cartWrites, writeActions } from './writes/index.ts';

export const cartActions = { ...heldCartActions, ...writeActions };

/** The reducer of the cart with the writes of every page. */
export const cartReducer = withWrites(heldCart.reducer, cartWrites);
