import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { StoreChangePreview } from '../model/index.ts';
import type { StoreChanged } from './store-change.ts';

/** The phases of changing the store. */
export type StoreChangeState =
  | { phase: 'idle' }
  /** Reads which lines can follow. */
  | { phase: 'previewing'; storeNumber: string }
  /** Waits for the shopper's decision. */
  | { phase: 'deciding'; preview: StoreChangePreview }
  | { phase: 'changing'; preview: StoreChangePreview }
  | { phase: 'changed'; changed: StoreChanged }
  /** The preview could not be read, or, with a preview, the store could not be changed. */
  | { phase: 'failed'; storeNumber: string; failure: Failure; preview?: StoreChangePreview };

export const initialStoreChangeState: StoreChangeState = { phase: 'idle' };

const slice = createSlice({
  name: 'storeChange',
  initialState: initialStoreChangeState as StoreChangeState,
  reducers: {
    /** Changes the store immediately if every line can move; otherwise waits for the shopper's decision. */
    changeRequested: (_state, { payload }: PayloadAction<{ storeNumber: string }>) => ({
      phase: 'previewing' as const,
      storeNumber: payload.storeNumber,
    }),
    /** Shows the effect of a change without making it. */
    previewRequested: (_state, { payload }: PayloadAction<{ storeNumber: string }>) => ({
      phase: 'previewing' as const,
      storeNumber: payload.storeNumber,
    }),
    previewed: (_state, { payload }: PayloadAction<StoreChangePreview>) => ({
      phase: 'deciding' as const,
      preview: payload,
    }),
    /** Changes the store although some lines stay behind, or retries after a failure. */
    changeConfirmed(state) {
      const preview = 'preview' in state ? state.preview : undefined;
      return preview ? { phase: 'changing', preview } : state;
    },
    /** Keeps the current store. A change in progress is not stopped. */
    changeCanceled: (state) => (state.phase === 'changing' ? state : initialStoreChangeState),
    changeFailed: (
      _state,
      { payload }: PayloadAction<{ storeNumber: string; failure: Failure; preview?: StoreChangePreview }>,
    ) => ({ phase: 'failed' as const, ...payload }),
    /** Event: the store was changed. Other domains may react to it. */
    storeChanged: (_state, { payload }: PayloadAction<StoreChanged>) => ({
      phase: 'changed' as const,
      changed: payload,
    }),
  },
});

export const storeChangeActions = slice.actions;
export const storeChangeReducer: Reducer<StoreChangeState> = slice.reducer;

export interface StoreChangeRoot {
  storeChange: StoreChangeState;
}
export const selectStoreChange = (root: StoreChangeRoot): StoreChangeState => root.storeChange;
