import type { Task } from 'redux-saga';
import { call, cancel, fork, put, takeEvery } from 'redux-saga/effects';
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
  function* load(mboxName: string): Generator {
    try {
      const { offerDetails, analyticsPayload } = (yield call(client.readOffer, mboxName)) as Awaited<
        ReturnType<OffersClient['readOffer']>
      >;
      yield put(
        mboxOffersActions.mboxOfferReceived({ mboxName, details: offerDetails[0], analyticsPayload }),
      );
    } catch (error) {
      report(`mbox ${mboxName}: ${error instanceof Error ? error.message : String(error)}`);
      yield put(mboxOffersActions.mboxOfferReceived({ mboxName, analyticsPayload: {} }));
    }
  }

  return {
    name: 'mboxOffers',
    reducer: mboxOffersReducer,
    *saga() {
      const running = new Map<string, Task>();
      // A newer request for an mbox replaces the older one. Requests for other mboxes continue.
      yield takeEvery(
        mboxOffersActions.mboxOfferRequested.type,
        function* ({ payload: mboxName }: ReturnType<typeof mboxOffersActions.mboxOfferRequested>) {
          const older = running.get(mboxName);
          if (older) yield cancel(older);
          running.set(mboxName, (yield fork(load, mboxName)) as Task);
        },
      );
    },
  };
}
