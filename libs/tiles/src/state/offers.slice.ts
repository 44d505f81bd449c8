import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { OfferDetails } from '../contract/index.ts';

/** The offer that a caller gets in an mbox. */
export interface ReceivedOffer {
  /** Undefined after a failure, and without an offer. */
  details?: OfferDetails | undefined;
  /** The data of the report to analytics. */
  analyticsPayload: Record<string, string>;
}

/** The state of an mbox. */
export type MboxOffer = { phase: 'pending' } | ({ phase: 'filled' } & ReceivedOffer);

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
      { payload: { mboxName, ...offer } }: PayloadAction<{ mboxName: string } & ReceivedOffer>,
    ) {
      state[mboxName] = { phase: 'filled', ...offer };
    },
    /** The page shows the offer. Dispatched once per page view, with the offer's `analyticsPayload`. */
    mboxOfferShown(_state, _: PayloadAction<Record<string, string>>) {},
  },
});

export const mboxOffersActions = slice.actions;
export const mboxOffersReducer: Reducer<OffersState> = slice.reducer;

/** Facts that other domains may listen to. */
export const mboxOffersEvents = { mboxOfferShown: mboxOffersActions.mboxOfferShown };

export interface MboxOffersRoot {
  mboxOffers: OffersState;
}

/** Selects the offer of an mbox; undefined until its first reply. */
export function selectMboxOffer({ mboxOffers }: MboxOffersRoot, mboxName: string): ReceivedOffer | undefined {
  const offer = mboxOffers[mboxName];
  return offer?.phase === 'filled' ? offer : undefined;
}
