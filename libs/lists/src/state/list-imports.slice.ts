import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { Message } from '@foolscap/core/vocabulary';
import type { ListItemResult } from '../contract/index.ts';
import type { ListCsvFault, ListCsvRow } from '../model/index.ts';
import { listsActions } from './lists.slice.ts';
import { isIncomplete } from './outcomes.ts';

/** A row of a file that the server rejected. */
export interface ListImportProblem {
  /** The line of the file, from 1. */
  line: number;
  itemId: string;
  messages: Message[];
}

/** The import of a file into a list. It continues when the shopper leaves its page. */
export interface ListImport {
  /** `stopped` after a failure: the remaining rows can be imported again or discarded. */
  phase: 'importing' | 'stopped' | 'done';
  /** The number of rows of the file. */
  of: number;
  /** Rows added to the list. */
  added: number;
  /** Rows without a reply, in file order. */
  rows: ListCsvRow[];
  problems: ListImportProblem[];
  /** Rows that were not sent because they have mistakes. */
  faults: ListCsvFault[];
  /**
   * The idempotency key of the call for the next rows, once it has been sent. The same rows are sent again under the same key, so that a call
   * whose reply was lost adds nothing twice.
   */
  key?: string;
  /** Why it stopped. */
  failure?: Failure;
}

/** The imports by list. */
export type ListImports = Record<string, ListImport>;

/** Moves the first rows to the results. */
function answer(current: ListImport, results: readonly Pick<ListItemResult, 'status' | 'messages'>[]): void {
  const answered = current.rows.splice(0, results.length);
  for (const [at, { line, itemId }] of answered.entries()) {
    const { messages } = results[at]!;
    if (isIncomplete(results[at]!)) current.problems.push({ line, itemId, messages });
    else current.added += 1;
  }
  delete current.key;
  if (current.rows.length === 0) current.phase = 'done';
}

/** The part of the store that the imports use; absent in an application without them. */
export interface ListImportsRoot {
  listImports?: ListImports;
}

const slice = createSlice({
  name: 'listImports',
  initialState: {} as ListImports,
  reducers: {
    /** Command: import a file's rows into a list. Ignored while an earlier import has rows left. */
    importSubmitted(
      state,
      { payload }: PayloadAction<{ listId: string; rows: ListCsvRow[]; faults: ListCsvFault[] }>,
    ) {
      const { listId, rows, faults } = payload;
      if (state[listId] && state[listId].phase !== 'done') return;
      const phase = rows.length > 0 ? 'importing' : 'done';
      state[listId] = { phase, of: rows.length + faults.length, added: 0, rows, problems: [], faults };
    },
    /** Command: import the remaining rows after a failure. */
    importContinued(state, { payload: listId }: PayloadAction<string>) {
      const current = state[listId];
      if (current?.phase !== 'stopped') return;
      current.phase = 'importing';
      delete current.failure;
    },
    /** Command: clear the results of an import, and its remaining rows if it has stopped. */
    importClosed(state, { payload: listId }: PayloadAction<string>) {
      if (state[listId]?.phase !== 'importing') delete state[listId];
    },
    importCallStarted(state, { payload }: PayloadAction<{ listId: string; key: string }>) {
      const current = state[payload.listId];
      if (current) current.key = payload.key;
    },
    importAnswered(state, { payload }: PayloadAction<{ listId: string; results: ListItemResult[] }>) {
      const current = state[payload.listId];
      if (current) answer(current, payload.results);
    },
    /**
     * The server rejected a whole call because of one row, given by its index in the call. The row becomes a problem, and the others are
     * sent again.
     */
    importRowRefused(
      state,
      { payload: { listId, at, failure } }: PayloadAction<{ listId: string; at: number; failure: Failure }>,
    ) {
      const current = state[listId];
      const [row] = current?.rows.splice(at, 1) ?? [];
      if (!current || !row) return;
      // Moved to the front, because the next reply is for the first row.
      current.rows.unshift(row);
      answer(current, [{ status: 'REFUSED', messages: [{ code: failure.code, type: 'ERROR' }] }]);
    },
    importStopped(state, { payload }: PayloadAction<{ listId: string; failure: Failure }>) {
      const current = state[payload.listId];
      if (current) Object.assign(current, { phase: 'stopped', failure: payload.failure });
    },
  },
  extraReducers: (builder) =>
    builder.addCase(listsActions.listDeleted, (state, { payload }) => {
      delete state[payload.listId];
    }),
});

export const listImportActions = slice.actions;
export const listImportsReducer = slice.reducer;

/** Checks whether the application has the imports of files. */
export const selectHasListImports = ({ listImports }: ListImportsRoot) => listImports !== undefined;
export const selectListImport = ({ listImports }: ListImportsRoot, listId: string) => listImports?.[listId];
