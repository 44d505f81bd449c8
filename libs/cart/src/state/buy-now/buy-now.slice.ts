import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { AddFeedback, AddItem } from '../cart.state.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import type { CheckoutDestination } from '../writes/enter-checkout.ts';

export interface BuyNowState {
  /** `entering`: the items are in the buy-now cart, and checkout is opening. */
  phase: 'idle' | 'pending' | 'entering';
  /** The items of the most recent request. */
  items: AddItem[];
  /** The reason why they could not be bought, as for an add; while `entering`, the lines whose quantity was limited. */
  feedback?: AddFeedback | undefined;
}

const initialBuyNowState: BuyNowState = { phase: 'idle', items: [] };

const slice = createSlice({
  name: 'buyNow',
  initialState: initialBuyNowState,
  reducers: {
    /** Intention: buy these items now. `key` repeats a failed request. Further requests are ignored until the first one has ended. */
    buyNowRequested(state, { payload: { items } }: PayloadAction<{ items: AddItem[]; key?: string }>) {
      if (state.phase === 'pending') return state;
      return { phase: 'pending', items };
    },
    /** Fact: the items are in the buy-now cart, and the shopper continues to `to`. */
    buyNowEntered(
      state,
      { payload: { feedback } }: PayloadAction<{ to: CheckoutDestination; feedback?: AddFeedback }>,
    ) {
      state.phase = 'entering';
      state.feedback = feedback;
    },
    /** Fact: the items could not be bought. */
    buyNowFailed(state, { payload: feedback }: PayloadAction<AddFeedback | undefined>) {
      state.phase = 'idle';
      state.feedback = feedback;
    },
    /** Intention: repeat the failed request. */
    retryRequested: (state) => state,
    feedbackDismissed(state) {
      state.feedback = undefined;
    },
  },
  extraReducers: (builder) => builder.addCase(heldCartActions.cartReset, () => initialBuyNowState),
});

export const buyNowReducer = slice.reducer;
export const buyNowActions = slice.actions;

/** The part of the store's state that buying now reads. */
export interface BuyNowRoot {
  buyNow: BuyNowState;
}

export const selectBuyNow = (root: BuyNowRoot) => root.buyNow;
