import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { Address } from '@foolscap/core/vocabulary';
import type { SavedBillingAddress } from '../contract/index.ts';

/** The latest change to a payment's billing address. `serial` increases with each outcome, so that each one is announced. */
export type BillingAddressState =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number }
  | { phase: 'saved'; saved: SavedBillingAddress; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number };

export const initialBillingAddressState: BillingAddressState = { phase: 'idle', serial: 0 } as const;

const slice = createSlice({
  name: 'billingAddress',
  initialState: initialBillingAddressState as BillingAddressState,
  reducers: {
    /** Command: change the billing address of the order's payment with this `id`. */
    billingAddressSubmitted: (
      { serial },
      _: PayloadAction<{ id: string; address: Address }>,
    ): BillingAddressState => ({ phase: 'saving', serial }),
    /** Event for other domains: the payment has this billing address. */
    billingAddressSaved: (
      { serial },
      { payload: saved }: PayloadAction<SavedBillingAddress>,
    ): BillingAddressState => ({ phase: 'saved', saved, serial: serial + 1 }),
    /** Event for other domains: the address was rejected, or the reply was lost. */
    billingAddressFailed: (
      { serial },
      { payload: { failure } }: PayloadAction<{ failure: Failure }>,
    ): BillingAddressState => ({ phase: 'failed', failure, serial: serial + 1 }),
    /** Clears everything, for example when the drawer closes or after an order. */
    billingAddressReset: (): BillingAddressState => initialBillingAddressState,
  },
});

export const billingAddressActions = slice.actions;
export const billingAddressReducer = slice.reducer;
/** Events that other domains may listen to. */
export const billingAddressEvents = {
  billingAddressSaved: slice.actions.billingAddressSaved,
  billingAddressFailed: slice.actions.billingAddressFailed,
};

export interface BillingAddressRoot {
  billingAddress: BillingAddressState;
}
export const selectBillingAddress = (root: BillingAddressRoot) => root.billingAddress;
