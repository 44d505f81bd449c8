import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, fork, put, take } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import type { TileItem } from '../model/index.ts';
import { toFailure } from '@foolscap/core/http';
import type { DomainModule } from '@foolscap/core/state';
import type { RecommendationsClient } from '../client/index.ts';
import {
  NO_RECOMMENDATIONS_CODE,
  REQUESTED_RECOMMENDATIONS,
  type RecommendationScheme,
  type RecommendationSlot,
} from '../model/index.ts';
import {
  recommendationsActions,
  recommendationsReducer,
  type RecommendationsRequest,
  type RecommendationsState,
} from './recommendations.slice.ts';

export interface RecommendationsDeps {
  client: RecommendationsClient;
  /** Reports to the server's log. */
  report: (message: string) => void;
}

/** Creates the recommendations of all slots: a slice and its saga. */
export function createRecommendationsModule({
  client,
  report,
}: RecommendationsDeps): DomainModule<RecommendationsState, 'recommendations'> {
  const read = (
    { slot, skuList, categoryId, omit }: RecommendationsRequest,
    scheme: RecommendationScheme,
    signal: AbortSignal,
  ): Promise<TileItem[]> =>
    scheme === 'frequentlyPurchased'
      ? client.frequentlyPurchased(signal)
      : client.recommend(
          {
            configValues: { scheme, count: REQUESTED_RECOMMENDATIONS },
            query: {
              mboxes: [slot],
              ...(skuList ? { skuList } : {}),
              ...(categoryId === undefined ? {} : { categoryId }),
            },
            ...(omit ? { inputs: { omit } } : {}),
          },
          signal,
        );

  /** Reads the items of a slot: after an empty first reply once more, with the second scheme (storefront-4.24). */
  function* load(request: RecommendationsRequest): Generator {
    const aborter = new AbortController();
    try {
      let scheme = request.first;
      let items = (yield call(read, request, scheme, aborter.signal)) as TileItem[];
      if (!items.length && request.second !== request.first) {
        scheme = request.second;
        items = (yield call(read, request, scheme, aborter.signal)) as TileItem[];
      }
      if (!items.length) report(`${NO_RECOMMENDATIONS_CODE}: ${request.slot}`);
      yield put(recommendationsActions.recommendationsReceived({ request, scheme, items }));
    } catch (error) {
      yield put(recommendationsActions.recommendationsFailed({ request, failure: toFailure(error) }));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  return {
    name: 'recommendations',
    reducer: recommendationsReducer,
    *saga() {
      const running = new Map<RecommendationSlot, Task>();
      const { recommendationsRequested, recommendationsCleared } = recommendationsActions;
      for (;;) {
        const action = (yield take([recommendationsRequested.type, recommendationsCleared.type])) as Action;
        const isRequest = recommendationsRequested.match(action);
        if (!isRequest && !recommendationsCleared.match(action)) continue;
        const slot = isRequest ? action.payload.slot : action.payload;
        // Only the newest request of a slot matters; slots are independent.
        running.get(slot)?.cancel();
        if (isRequest) running.set(slot, (yield fork(load, action.payload)) as Task);
      }
    },
  };
}
