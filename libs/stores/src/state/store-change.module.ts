import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, put, select, take, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { DomainModule } from '@foolscap/core/state';
import { movesEveryLine } from '../model/index.ts';
import type { StoreChangePreview } from '../model/index.ts';
import { createStoreChange } from './store-change.ts';
import type { StoreChangeDeps, StoreChanged } from './store-change.ts';
import { selectStoreChange, storeChangeActions, storeChangeReducer } from './store-change.slice.ts';
import type { StoreChangeState } from './store-change.slice.ts';

const {
  changeRequested,
  previewRequested,
  previewed,
  changeConfirmed,
  changeCanceled,
  changeFailed,
  storeChanged,
} = storeChangeActions;

/** Creates the workflow of changing the store: a slice and its saga. */
export function createStoreChangeModule(
  deps: StoreChangeDeps,
): DomainModule<StoreChangeState, 'storeChange'> {
  const steps = createStoreChange(deps);

  function* preview(action: Action): Generator {
    // Canceling ends the preview that is being read, and starts none.
    if (!changeRequested.match(action) && !previewRequested.match(action)) return;
    const { storeNumber } = action.payload;
    const aborter = new AbortController();
    try {
      const found = (yield call(steps.preview, storeNumber, aborter.signal)) as StoreChangePreview;
      yield put(previewed(found));
      if (changeRequested.match(action) && movesEveryLine(found)) yield put(changeConfirmed());
    } catch (error) {
      yield put(changeFailed({ storeNumber, failure: toFailure(error) }));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }

  function* change(): Generator {
    const state = (yield select(selectStoreChange)) as StoreChangeState;
    if (state.phase !== 'changing') return;
    const { preview: confirmed } = state;
    try {
      yield put(storeChanged((yield call(steps.change, confirmed.store)) as StoreChanged));
    } catch (error) {
      const { storeNumber } = confirmed.store;
      yield put(changeFailed({ storeNumber, failure: toFailure(error), preview: confirmed }));
    }
  }

  return {
    name: 'storeChange',
    reducer: storeChangeReducer,
    *saga() {
      // The shopper may choose another store while the first one is being previewed.
      yield takeLatest([changeRequested.type, previewRequested.type, changeCanceled.type], preview);
      while (true) {
        // A second click while the store is being changed does nothing.
        yield take(changeConfirmed.type);
        yield call(change);
      }
    },
  };
}
