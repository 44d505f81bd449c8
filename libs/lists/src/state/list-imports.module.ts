import { put, takeEvery } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { DomainModule } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import { MAX_ITEMS_IN_CALL } from '../model/index.ts';
import { listImportActions as actions, listImportsReducer, selectListImport } from './list-imports.slice.ts';
import type { ListImports } from './list-imports.slice.ts';
import { listsActions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';

export interface ListImportsDeps {
  client: ListsClient;
  /** Creates the idempotency key of a call. */
  newKey: () => string;
}

const selectOpenQuery = ({ lists }: Partial<ListsRoot>, listId: string) => lists?.open[listId]?.query;

/** Returns the index of the row that caused the server to reject a whole call; undefined for other failures. */
function getRefusedRow({ status, field }: Failure): number | undefined {
  const row = status === 400 ? /^items\[(\d+)\]/.exec(field ?? '')?.[1] : undefined;
  return row === undefined ? undefined : Number(row);
}

/** Sends the next rows of an import, up to the maximum of a call. @returns whether the import continues */
function* sendRows({ client, newKey }: ListImportsDeps, listId: string) {
  const current = yield* selectFrom(selectListImport, listId);
  if (current?.phase !== 'importing') return false;
  const rows = current.rows.slice(0, MAX_ITEMS_IN_CALL);
  const key = current.key ?? newKey();
  yield put(actions.importCallStarted({ listId, key }));
  try {
    const items = rows.map(({ line: _, ...item }) => item);
    const change = yield* callTo(client.addItems, listId, { items }, key);
    yield put(actions.importAnswered({ listId, results: change.results }));
    yield put(listsActions.itemsChanged({ task: 'import', change }));
    return true;
  } catch (error) {
    const failure = toFailure(error);
    const at = getRefusedRow(failure);
    if (at === undefined || at >= rows.length) {
      yield put(actions.importStopped({ listId, failure }));
      return false;
    }
    yield put(actions.importRowRefused({ listId, at, failure }));
    return true;
  }
}

/**
 * Imports rows into a list in several calls, and records the results of each reply. A failure stops the import, which can be continued: the
 * failed call is retried under its key. A row that caused a call to be rejected, for example because of a card number in its note, is left
 * out.
 */
function createImport(deps: ListImportsDeps) {
  const running = new Set<string>();
  return function* importRows(listId: string) {
    if (running.has(listId)) return;
    running.add(listId);
    try {
      while (yield* sendRows(deps, listId));
      // The server has the positions of new items, and after a failure newer data than the last reply.
      const query = yield* selectFrom(selectOpenQuery, listId);
      if (query) yield put(listsActions.listRequested({ listId, query, reload: true }));
    } finally {
      running.delete(listId);
    }
  };
}

/** Every: imports into different lists are independent; each list has one at a time. */
function* importItems(deps: ListImportsDeps): Generator {
  const importRows = createImport(deps);
  yield takeEvery(actions.importSubmitted.type, function* (action: { type: string }) {
    yield* importRows((action as ReturnType<typeof actions.importSubmitted>).payload.listId);
  });
  yield takeEvery(actions.importContinued.type, function* (action: { type: string }) {
    yield* importRows((action as ReturnType<typeof actions.importContinued>).payload);
  });
}

/** Creates the file imports into lists, a slice and its saga that complement the lists module. */
export function createListImportsModule(deps: ListImportsDeps): DomainModule<ListImports, 'listImports'> {
  return {
    name: 'listImports',
    reducer: listImportsReducer,
    saga: () => importItems(deps),
  };
}
