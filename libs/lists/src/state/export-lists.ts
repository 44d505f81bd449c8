import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';
import { readAllItems } from './read-all-items.ts';

export interface ExportDeps {
  client: ListsClient;
  /** Offers a text as a file to the shopper. */
  saveFile: (name: string, text: string) => void;
}

/** Reads all pages of a list and saves them as one CSV file. */
function* exportList(
  { client, saveFile }: ExportDeps,
  { payload }: ReturnType<typeof actions.exportSubmitted>,
) {
  const { listId } = payload;
  try {
    const { list, items } = yield* readAllItems(client, listId);
    const { createListFile } = yield* callTo(() => import('./list-file.ts'));
    const { name, text } = createListFile(list.name, items);
    saveFile(name, text);
    yield put(actions.listExported({ listId, name: list.name }));
  } catch (error) {
    yield put(actions.taskFailed({ task: 'export', listId, failure: toFailure(error) }));
  }
}

const selectOpen = ({ lists }: ListsRoot, listId: string) => lists.open[listId];

/** Reads all items of a list for the printer, in the sort and with the search on screen. */
function* printList({ client }: ExportDeps, { payload }: ReturnType<typeof actions.printSubmitted>) {
  const { listId } = payload;
  try {
    const open = yield* selectFrom(selectOpen, listId);
    const { list, items } = yield* readAllItems(client, listId, open?.shownQuery);
    yield put(actions.printReady({ listId, name: list.name, items }));
  } catch (error) {
    yield put(actions.taskFailed({ task: 'print', listId, failure: toFailure(error) }));
  }
}

/** The watchers of what leaves the shop: files and paper. */
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
