import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import { listsActions as actions } from './lists.slice.ts';

export interface ExportDeps {
  client: ListsClient;
  /** Offers a text as a file to the shopper. */
  saveFile: (name: string, text: string) => void;
}

/** Few shoppers save or print a list, so the code is loaded on demand. */
const loadWholeList = () => import('./whole-list.ts');

function* exportList(deps: ExportDeps, { payload: { listId } }: ReturnType<typeof actions.exportSubmitted>) {
  try {
    const { saveListFile } = yield* callTo(loadWholeList);
    yield* saveListFile(deps, listId);
  } catch (error) {
    yield put(actions.taskFailed({ task: 'export', listId, failure: toFailure(error) }));
  }
}

function* printList(deps: ExportDeps, { payload: { listId } }: ReturnType<typeof actions.printSubmitted>) {
  try {
    const { readForPrinter } = yield* callTo(loadWholeList);
    yield* readForPrinter(deps, listId);
  } catch (error) {
    yield put(actions.taskFailed({ task: 'print', listId, failure: toFailure(error) }));
  }
}

/** Returns the watchers for exports: files and print. */
export const exportWatchers = (deps: ExportDeps) => [
  // Every: lists are saved independently of each other.
  takeEvery(actions.exportSubmitted.type, exportList, deps),
  // Latest: closing it, or printing another list, drops the reply.
  takeLatest(
    [actions.printSubmitted.type, actions.printClosed.type],
    function* (action: ReturnType<typeof actions.printSubmitted> | ReturnType<typeof actions.printClosed>) {
      if (actions.printSubmitted.match(action)) yield* printList(deps, action);
    },
  ),
];
