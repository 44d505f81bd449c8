import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { ListDetails, ListDetailsQuery } from '../contract/index.ts';
import type { ListsState } from './lists.state.ts';
import { leaveRemoved } from './removed-records.ts';

/** Reducers for a list's page. */
export const openListReducers = {
  /** Command: load a page of a list; `reload` even if the same page is being loaded. */
  listRequested(
    state: ListsState,
    { payload }: PayloadAction<{ listId: string; query: ListDetailsQuery; reload?: boolean }>,
  ) {
    const { listId, query } = payload;
    const open = (state.open[listId] ??= { query, page: IDLE, removed: [], removals: 0 });
    open.query = query;
    open.page = startLoading(open.page);
  },
  listReceived(state: ListsState, { payload }: PayloadAction<{ listId: string; details: ListDetails }>) {
    const open = state.open[payload.listId];
    if (!open) return;
    // An earlier query's load is aborted, so this belongs to the latest one.
    if (JSON.stringify(open.shownQuery) !== JSON.stringify(open.query)) leaveRemoved(open);
    open.page = loaded(payload.details);
    open.shownQuery = open.query;
  },
  listFailed(state: ListsState, { payload }: PayloadAction<{ listId: string; failure: Failure }>) {
    const open = state.open[payload.listId];
    if (open) open.page = loadFailed(open.page, payload.failure);
  },
  /**
   * Command: a list's page was left, so clear removed items and results. The list itself is kept, so that it can be shown immediately when
   * it is opened again.
   */
  listLeft(state: ListsState, { payload: listId }: PayloadAction<string>) {
    const open = state.open[listId];
    if (open) leaveRemoved(open);
    delete state.cartResults[listId];
    delete state.noteFailures[listId];
  },
};
