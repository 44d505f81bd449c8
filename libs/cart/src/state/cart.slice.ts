import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { createNextState } from '@reduxjs/toolkit';
import type { CartState } from './cart.state.ts';
import type { CartWrite, WriteFailure } from './define-cart-write.ts';
import { heldCart, heldCartActions } from './held-cart.slice.ts';
import { cartWrites, writeActions } from './writes/index.ts';

export const cartActions = { ...heldCartActions, ...writeActions };

/**
 * Creates the reducer of the cart.
 *
 * @param writes the known writes; more may be added to the list later
 */
export const createCartReducer =
  (writes: readonly CartWrite[]) =>
  (before: CartState | undefined, action: Action): CartState => {
    const state = heldCart.reducer(before, action);
    const { type, payload } = action as PayloadAction<unknown>;
    return createNextState(state, (draft) => {
      for (const write of writes) {
        if (type === write.command.type) write.begin(draft, payload);
        if (type === write.settled.type) write.settle(draft, payload);
        if (type === write.failed.type) write.rollback(draft, payload as WriteFailure<unknown>);
      }
    });
  };

/** The reducer of the cart with the writes of every page. */
export const cartReducer = createCartReducer(cartWrites);
