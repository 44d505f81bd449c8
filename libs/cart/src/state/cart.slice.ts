import { createReducer } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { initialCartState } from './cart.state.ts';
import type { CartState, FailedWrite } from './cart.state.ts';
import type { WriteFailure } from './define-cart-write.ts';
import { heldCart, heldCartActions } from './held-cart.slice.ts';
import { cartWrites, writeActions } from './writes/index.ts';

const writesReducer = createReducer(initialCartState, (builder) => {
  for (const write of cartWrites) {
    builder
      .addCase(write.command.type, (state, { payload }: PayloadAction<unknown>) =>
        write.begin(state, payload),
      )
      .addCase(write.settled.type, (state, { payload }: PayloadAction<unknown>) =>
        write.settle(state, payload),
      )
      .addCase(write.failed.type, (state, { payload }: PayloadAction<WriteFailure<unknown>>) =>
        write.rollback(state, payload),
      );
  }
});

export const cartActions = { ...heldCartActions, ...writeActions };

export const cartReducer = (state: CartState | undefined, action: Action): CartState =>
  writesReducer(heldCart.reducer(state, action), action);

/**
 * Creates the intentions that repeat a failed write.
 *
 * @param held the current quantities by line
 */
export const repeatChange = (
  { kind, request, from }: FailedWrite,
  held: Readonly<Record<string, number>>,
): Action[] => cartWrites.find((write) => write.kind === kind)?.repeat(request, from, held) ?? [];
