import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { QuickBuyClient } from '../client/quick-buy-client.ts';
import type { QuickBuy, QuickBuyBody } from '../contract/index.ts';

/** The latest change. `serial` increases with each outcome, so that each one is announced. */
export type QuickBuyChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number }
  | { phase: 'saved'; serial: number }
  | { phase: 'failed'; failure: Failure; serial: number };

export interface QuickBuySettingsState {
  settings: Loadable<QuickBuy>;
  change: QuickBuyChange;
}

export interface QuickBuySettingsDeps {
  client: QuickBuyClient;
}

export const initialQuickBuySettings: QuickBuySettingsState = {
  settings: IDLE,
  change: { phase: 'idle', serial: 0 },
};

export const quickBuy = defineRead({
  name: 'quickBuy',
  select: (state: QuickBuySettingsState) => state.settings,
  begin(state) {
    // The outcome of an earlier change is cleared.
    state.change = { phase: 'idle', serial: state.change.serial };
  },
  send: ({ client }: QuickBuySettingsDeps, _, signal) => client.getQuickBuy(signal),
});

const slice = createSlice({
  name: 'quickBuySettings',
  initialState: initialQuickBuySettings,
  reducers: {
    ...quickBuy.reducers,
    /** Command: save the settings, or turn quick buy on or off. */
    quickBuySubmitted(state, _: PayloadAction<QuickBuyBody>) {
      state.change = { phase: 'saving', serial: state.change.serial };
    },
    /** Event for other domains: these settings count from now on. */
    quickBuyChanged(state, { payload }: PayloadAction<QuickBuy>) {
      state.settings = loaded(payload);
      state.change = { phase: 'saved', serial: state.change.serial + 1 };
    },
    quickBuyChangeFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.change = { phase: 'failed', failure, serial: state.change.serial + 1 };
    },
  },
});

export const quickBuySettingsActions = slice.actions;
export const quickBuySettingsReducer = slice.reducer;

/** Events that other domains may listen to. */
export const quickBuySettingsEvents = { quickBuyChanged: slice.actions.quickBuyChanged };

export interface QuickBuySettingsRoot {
  quickBuySettings: QuickBuySettingsState;
}
export const selectQuickBuySettings = (root: QuickBuySettingsRoot) => root.quickBuySettings.settings;
export const selectQuickBuyChange = (root: QuickBuySettingsRoot) => root.quickBuySettings.change;
