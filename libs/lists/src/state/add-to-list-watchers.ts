import { put, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import { listsActions as actions } from './lists.slice.ts';
import type { LoadDeps } from './load-lists.ts';

/** Returns the watchers of the add-to-list dialog, which load with it. */
export const addToListWatchers = (deps: Pick<LoadDeps, 'client'>) => [
  // Latest: the dialog shows the lists of the newest filter; closing it drops the reply.
  takeLatest(
    [
      actions.addToListOpened.type,
      actions.addToListFormChanged.type,
      actions.addToListMoreRequested.type,
      actions.addToListClosed.type,
    ],
    function* (action: { type: string; payload?: { search?: string } }) {
      if (action.type === actions.addToListClosed.type) return;
      try {
        const { loadListsToAddTo } = yield* callTo(() => import('./load-add-to-list.ts'));
        yield* loadListsToAddTo(deps, action);
      } catch (error) {
        yield put(actions.addToListFailed(toFailure(error)));
      }
    },
  ),
];
