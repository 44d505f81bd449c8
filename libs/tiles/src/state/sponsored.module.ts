import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, put, takeLatest } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import type { SponsoredClient } from '../client/index.ts';
import type { TileItem } from '../model/index.ts';
import { sponsoredActions, sponsoredReducer, type SponsoredState } from './sponsored.slice.ts';

export interface SponsoredDeps {
  client: SponsoredClient;
  /** Reports to the server's log. */
  report: (message: string) => void;
}

/** Creates the sponsored products of a page: a slice and its saga. */
export function createSponsoredModule({
  client,
  report,
}: SponsoredDeps): DomainModule<SponsoredState, 'sponsored'> {
  function* load(action: Action): Generator {
    if (!sponsoredActions.sponsoredRequested.match(action)) return;
    const { placement, keywords, categoryId, shown } = action.payload;
    const aborter = new AbortController();
    try {
      const items = (yield call(
        client.addSponsored,
        {
          mboxName: placement,
          skus: [],
          criteoData: {
            ...(keywords === undefined ? {} : { keywords }),
            ...(categoryId === undefined ? {} : { categoryId }),
            shown,
          },
        },
        aborter.signal,
      )) as TileItem[];
      yield put(sponsoredActions.sponsoredReceived(items.filter(({ isSponsored }) => isSponsored)));
    } catch (error) {
      report(`sponsored products: ${error instanceof Error ? error.message : String(error)}`);
      yield put(sponsoredActions.sponsoredFailed());
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  return {
    name: 'sponsored',
    reducer: sponsoredReducer,
    *saga() {
      const { sponsoredCleared, sponsoredRequested } = sponsoredActions;
      // Only the newest request matters, and clearing ends it.
      yield takeLatest([sponsoredRequested.type, sponsoredCleared.type], load);
    },
  };
}
