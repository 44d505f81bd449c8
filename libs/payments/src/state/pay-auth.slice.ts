import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { StoredPayAuth } from '../model/pay-auth.ts';

/** The phase of loading the tokens that start a wallet. */
export type PayAuthState =
  | { phase: 'idle' }
  | { phase: 'loading'; spayTokenData?: StoredPayAuth }
  /** `receivedAt` is in milliseconds since the epoch, by the browser's clock. */
  | { phase: 'ready'; spayTokenData: StoredPayAuth; receivedAt: number }
  | { phase: 'failed'; failure: Failure };

/** The checkout and the shopper that need tokens. */
export interface PayAuthRequest {
  /** The id of the cart, or of its checkout. */
  checkoutId: string;
  /** PayPal's token is bound to the kind of user. */
  userType: string;
  /** Whether all of the order is picked up in stores. */
  isPickup?: boolean;
}

const initialState = { phase: 'idle' } as PayAuthState;

const slice = createSlice({
  name: 'payAuth',
  initialState,
  reducers: {
    /** Command: make sure that there are tokens. Only for carts that can be paid with PayPal. */
    payAuthRequested(state, _: PayloadAction<PayAuthRequest>): PayAuthState | void {
      // While they can be used, tokens stay in place.
      if (state.phase === 'idle' || state.phase === 'failed') return { phase: 'loading' };
    },
    payAuthReceived: (
      _state,
      { payload }: PayloadAction<{ spayTokenData: StoredPayAuth; receivedAt: number }>,
    ): PayAuthState => ({ phase: 'ready', ...payload }),
    payAuthFailed: (_state, { payload: failure }: PayloadAction<Failure>): PayAuthState => ({
      phase: 'failed',
      failure,
    }),
    /** Clears everything, including what the browser has stored, for example after signing out. */
    payAuthReset: () => initialState,
  },
});

export const payAuthActions = slice.actions;
export const payAuthReducer = slice.reducer;

export interface PayAuthRoot {
  payAuth: PayAuthState;
}
export const selectPayAuth = (root: PayAuthRoot) => root.payAuth;
