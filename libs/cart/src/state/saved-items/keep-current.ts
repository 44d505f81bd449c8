import { put } from 'redux-saga/effects';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { selectIsSavedListOutdated } from './saved-items.selectors.ts';
import type { SavedItemsRoot } from './saved-items.selectors.ts';
import { heldSavedItemsActions } from './saved-items.slice.ts';

const selectIsWanted = (root: SavedItemsRoot) => root.saved.isWanted;

/** Reads the list if a page shows it and it is outdated. */
export function* readIfOutdated(): SagaOf<void> {
  if ((yield* selectFrom(selectIsWanted)) && (yield* selectFrom(selectIsSavedListOutdated)))
    yield put(heldSavedItemsActions.savedItemsRequested());
}

/** Reads the list if a page shows it, because it may have been changed elsewhere or by a call whose reply was lost. */
export function* readIfWanted(): SagaOf<void> {
  if (!(yield* selectFrom(selectIsWanted))) return;
  yield put(heldSavedItemsActions.savedItemsOutdated());
  yield put(heldSavedItemsActions.savedItemsRequested());
}
