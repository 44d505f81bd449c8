import type { Action } from '@reduxjs/toolkit';
import { call, put, takeEvery } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import type { OffersClient } from '../client/index.ts';
import { mboxOffersActions, mboxOffersReducer, type OffersState } from './offers.slice.ts';

export interface MboxOffersDeps {
  client: OffersClient;
  /** Reports to the server's log. */
  report: (message: string) => void;
}

/** Creates the offers of mboxes: a slice and its saga. A failed call leaves its place empty. */
export function createMboxOffersModule({
  client,
  report,
}: MboxOffersDeps): DomainModule<OffersState, 'mboxOffers'> {
  function* load(action: Action): Generator {
    if (!mboxOffersActions.mboxOfferRequested.match(action)) return;
    const mboxName = action.payload;
    try {
      const { offerDetails, analyticsPayload } = (yield call(client.readOffer, mboxName)) as Awaited<
        ReturnType<OffersClient['readOffer']>
      >;
      const classes = offerDetails[0]?.classes ?? [];
      yield put(mboxOffersActions.mboxOfferReceived({ mboxName, classes, analyticsPayload }));
    } catch (error) {
      report(`mbox ${mboxName}: ${error instanceof Error ? error.message : String(error)}`);
      yield put(mboxOffersActions.mboxOfferReceived({ mboxName, classes: [], analyticsPayload: {} }));
    }
  }

  return {
    name: 'mboxOffers',
    reducer: mboxOffersReducer,
    *saga() {
      // Mboxes do not disturb each other.
      yield takeEvery(mboxOffersActions.mboxOfferRequested.type, load);
    },
  };
}
