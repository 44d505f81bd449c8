import { all, fork } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import { addToListWatchers } from './add-to-list-watchers.ts';
import { changeLists } from './change-lists.ts';
import type { ChangeDeps } from './change-lists.ts';
import { exportWatchers } from './export-lists.ts';
import type { ExportDeps } from './export-lists.ts';
import { listsReducer } from './lists.slice.ts';
import type { ListsState } from './lists.state.ts';
import { linkWatchers } from './load-links.ts';
import { loadWatchers } from './load-lists.ts';
import type { LoadDeps } from './load-lists.ts';

export interface ListsDeps extends LoadDeps, ChangeDeps, ExportDeps {}

/** Creates the lists: a slice and its sagas. */
export function createListsModule(deps: ListsDeps): DomainModule<ListsState, 'lists'> {
  return {
    name: 'lists',
    reducer: listsReducer,
    *saga() {
      yield all([
        ...loadWatchers(deps),
        ...addToListWatchers(deps),
        ...linkWatchers(deps),
        fork(changeLists, deps),
        ...exportWatchers(deps),
      ]);
    },
  };
}
