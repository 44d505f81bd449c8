import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, cancelled, delay, flush, put, race, select, take } from 'redux-saga/effects';
import { userChanged } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { SwatchesClient } from '../client/index.ts';
import type { SwatchSet } from '../contract/index.ts';
import { MAX_TILE_SKUS } from '../model/index.ts';
import { swatchesActions, swatchesReducer, type SwatchesRoot, type SwatchesState } from './swatches.slice.ts';

/** Tiles that come into view within this time share one request. */
const BATCH_MS = 60;

export interface SwatchesDeps {
  client: SwatchesClient;
  /** Reports a failed request, which is not shown to the shopper. */
  report: (message: string) => void;
}

/**
 * Creates the colors of tiles: a slice, and a saga that requests those of all tiles that come into view together. A failed request is not
 * repeated: its items get an empty list (storefront-4.43).
 */
export function createSwatchesModule({
  client,
  report,
}: SwatchesDeps): DomainModule<SwatchesState, 'swatches'> {
  const { swatchesWanted, swatchesRequested, swatchesReceived } = swatchesActions;
  type Wanted = ReturnType<typeof swatchesWanted>;

  function* load(itemIds: readonly string[]): Generator {
    const aborter = new AbortController();
    yield put(swatchesRequested(itemIds));
    try {
      const { sets } = (yield race({
        sets: call(client.readSwatches, itemIds, aborter.signal),
        // The reply would contain another shopper's prices.
        change: take(userChanged.type),
      })) as { sets?: readonly SwatchSet[] };
      if (sets) yield put(swatchesReceived({ itemIds, sets }));
      else {
        aborter.abort();
        yield put(swatchesWanted(itemIds));
      }
    } catch (error) {
      report(`swatches: ${String(error)}`);
      yield put(swatchesReceived({ itemIds, sets: [] }));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  return {
    name: 'swatches',
    reducer: swatchesReducer,
    // It clears all colors itself: colors that tiles on screen are waiting for are requested again for the next user.
    keepsOnUserChange: true,
    *saga() {
      const wanted = (yield actionChannel(swatchesWanted.type, buffers.expanding())) as Channel<Wanted>;
      for (;;) {
        const first = (yield take(wanted)) as Wanted;
        yield delay(BATCH_MS);
        const others = (yield flush(wanted)) as Wanted[];
        const { swatches } = (yield select()) as SwatchesRoot;
        const missing = [...new Set([first, ...others].flatMap(({ payload }) => payload))].filter(
          (itemId) => swatches?.byItem[itemId] === undefined,
        );
        for (let start = 0; start < missing.length; start += MAX_TILE_SKUS)
          yield call(load, missing.slice(start, start + MAX_TILE_SKUS));
      }
    },
  };
}
