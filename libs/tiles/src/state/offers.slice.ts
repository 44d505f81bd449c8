import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';

/** The offer of an mbox. After a failure, and without an offer, it has no classes. */
export type MboxOffer =
  { phase: 'pending' } | { phase: 'filled'; classes: string[]; analyticsPayload: Record<string, string> };

export type OffersState = Partial<Record<string, MboxOffer>>;

const slice = createSlice({
  name: 'mboxOffers',
  initialState: {} as OffersState,
  reducers: {
    mboxOfferRequested(state, { payload: mboxName }: PayloadAction<string>) {
      // The last offer stays on screen until the reply.
      state[mboxName] ??= { phase: 'pending' };
    },
    mboxOfferReceived(
      state,
      {
        payload: { mboxName, ...offer },
      }: PayloadAction<{ mboxName: string; classes: string[]; analyticsPayload: Record<string, string> }>,
    ) {
      state[mboxName] = { phase: 'filled', ...offer };
    },
  },
});

export const mboxOffersActions = slice.actions;
export const mboxOffersReducer: Reducer<OffersState> = slice.reducer;

export interface MboxOffersRoot {
  mboxOffers: OffersState;
}

const NONE: readonly string[] = [];

/** Selects the classes of the offer of an mbox; empty until its reply, and without an offer. */
export function selectMboxClasses({ mboxOffers }: MboxOffersRoot, mboxName: string): readonly string[] {
  const offer = mboxOffers[mboxName];
  return offer?.phase === 'filled' ? offer.classes : NONE;
}
