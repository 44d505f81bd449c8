import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { IDLE, defineRead, type Loadable } from '@foolscap/core/state';
import type { Offers, OffersClient } from '../../client/offers-client.ts';
import type { CartItem } from '../../contract/index.ts';
import type { WriteFailure } from '@foolscap/core/state';
import { heldCartActions } from '../held-cart.slice.ts';
import { isOfferAdded, offerRequested, type OfferRequest, type OfferTaken, takeOffer } from './take-offer.ts';

/** The last choice of a suggested item. A rejected one contains the reply's line, which has the reason. */
export type OfferChoice = { request: OfferRequest } & (
  { phase: 'sending' | 'taken' | 'failed' } | { phase: 'refused'; line: CartItem | undefined }
);

export interface OffersState {
  lists: Loadable<Offers>;
  choice?: OfferChoice | undefined;
}

/** The part of the store's state that suggested items read. */
export interface OffersRoot {
  offers: OffersState;
}

const initial: OffersState = { lists: IDLE };

/** The cart's suggested items. A new request restarts the read, because the cart may have changed since the earlier one. */
export const offers = defineRead({
  name: 'offers',
  select: (state: OffersState) => state.lists,
  begin(state) {
    state.choice = undefined;
  },
  send: ({ client }: { client: OffersClient }, _, signal) => client.getOffers(signal),
});

const slice = createSlice({
  name: 'offers',
  initialState: initial,
  reducers: offers.reducers,
  extraReducers: (builder) =>
    builder
      .addCase(offerRequested, (state, { payload: request }) => {
        state.choice = { request, phase: 'sending' };
      })
      .addCase(takeOffer.settled, (state, { payload }: PayloadAction<OfferTaken>) => {
        const { request, line } = payload;
        state.choice = isOfferAdded(payload)
          ? { request, phase: 'taken' }
          : { request, phase: 'refused', line };
      })
      .addCase(takeOffer.failed, (state, { payload }: PayloadAction<WriteFailure<OfferRequest>>) => {
        state.choice = { request: payload.request, phase: 'failed' };
      })
      .addCase(heldCartActions.cartReset, () => initial),
});

/** The actions of suggested items. */
export const offersActions = { ...slice.actions, offerRequested };
export const offersReducer = slice.reducer;

export const selectOffers = ({ offers }: OffersRoot) => offers.lists;
/** Selects the last choice for a line. */
export const selectOfferChoice = ({ offers: { choice } }: OffersRoot, cartItemId: string) =>
  choice?.request.cartItemId === cartItemId ? choice : undefined;
