import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { addToListReducers } from './add-to-list-reducers.ts';
import { linkReducers } from './link-reducers.ts';
import { listItemReducers } from './list-item-reducers.ts';
import { initialListsState } from './lists.state.ts';
import { openListReducers } from './open-list-reducers.ts';
import { end, isAwaited, itemKey, settle } from './outcomes.ts';
import type { FailedTask } from './outcomes.ts';
import { overviewReducers } from './overview-reducers.ts';
import { findRemoved, forgetRemoved } from './removed-records.ts';

export type { FailedTask };

const slice = createSlice({
  name: 'lists',
  initialState: initialListsState,
  reducers: {
    ...overviewReducers,
    ...openListReducers,
    ...addToListReducers,
    ...listItemReducers,
    ...linkReducers,

    /** Event for other domains: the page with all lists is shown, with this name (storefront-2.24). */
    pageNamed(_state, _: PayloadAction<{ pageName: string; title: string }>) {},

    /** A change was rejected or lost, so its optimistic update is rolled back. */
    taskFailed(state, { payload }: PayloadAction<FailedTask>) {
      const { task, listId, itemId, itemIds, isRow, isNote, failure } = payload;
      const rowId = itemId ?? (isRow ? itemIds?.[0] : undefined);
      settle(state, payload);
      if (task === 'publicToCart') state.isGatheringPublicItems = false;
      if (listId !== undefined && itemId !== undefined) {
        const key = itemKey(listId, itemId);
        if (isNote) {
          (state.noteFailures[listId] ??= {})[itemId] = failure;
          delete state.pendingNotes[key];
        } else delete state.pendingQuantities[key];
        // The item is still on the list.
        if (task === 'removeItem') forgetRemoved(state, listId, itemId);
        const entry = findRemoved({ lists: state }, listId, itemId);
        if (task === 'undoRemove' && entry) Object.assign(entry, { phase: 'failed', failure });
      }
      if (isAwaited(state) && (task === 'addItems' || task === 'create'))
        Object.assign(state.addToList!, { phase: 'choosing', failure });
      else if (task === 'create' && state.createList.phase === 'creating')
        state.createList = { phase: 'failed', failure };
      end(state, {
        task,
        failure,
        ...(listId !== undefined && { listId }),
        ...(rowId !== undefined && { itemId: rowId }),
        ...(isRow && { isRow }),
        ...(isNote && { isNote }),
      });
    },
  },
});

export const listsActions = slice.actions;
export const listsReducer = slice.reducer;
