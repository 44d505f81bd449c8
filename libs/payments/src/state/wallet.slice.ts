import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { PaymentInfo, SavedCardBody } from '../contract/index.ts';

/** The changes of the saved cards. A new card is in the secret handover under its claim, never in the command. */
export type WalletCommand =
  | { task: 'saveCard'; claim: string }
  | { task: 'editCard'; id: string; body: SavedCardBody }
  | { task: 'makeDefault'; id: string }
  | { task: 'removeCard'; id: string };
export type WalletTask = WalletCommand['task'];

/** The latest change. `serial` increases with each outcome, so that each one is announced. */
export type WalletChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'working'; task: WalletTask; id?: string; serial: number }
  | { phase: 'done'; task: WalletTask; serial: number }
  | { phase: 'failed'; task: WalletTask; id?: string; failure: Failure; serial: number };

export interface WalletState {
  info: Loadable<PaymentInfo>;
  change: WalletChange;
}

export const initialWalletState: WalletState = { info: IDLE, change: { phase: 'idle', serial: 0 } };

const slice = createSlice({
  name: 'wallet',
  initialState: initialWalletState,
  reducers: {
    /** Command: list the saved cards. */
    walletRequested(state) {
      state.info = startLoading(state.info);
    },
    walletReceived(state, { payload }: PayloadAction<PaymentInfo>) {
      state.info = loaded(payload);
    },
    walletFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.info = loadFailed(state.info, failure);
    },
    /** Command: change the saved cards. Changes are executed one after another. */
    walletChangeRequested(state, { payload }: PayloadAction<WalletCommand>) {
      const { task } = payload;
      const id = 'id' in payload ? { id: payload.id } : {};
      state.change = { phase: 'working', task, ...id, serial: state.change.serial };
    },
    /** Event for other domains: the account has these cards now. */
    walletChanged(state, { payload }: PayloadAction<{ task: WalletTask; info: PaymentInfo }>) {
      state.info = loaded(payload.info);
      state.change = { phase: 'done', task: payload.task, serial: state.change.serial + 1 };
    },
    walletChangeFailed(state, { payload }: PayloadAction<{ command: WalletCommand; failure: Failure }>) {
      const { command, failure } = payload;
      const id = 'id' in command ? { id: command.id } : {};
      state.change = { phase: 'failed', task: command.task, ...id, failure, serial: state.change.serial + 1 };
    },
    /** Clears the outcome of the latest change, for example when a form opens. */
    walletChangeForgotten(state) {
      state.change = { phase: 'idle', serial: state.change.serial };
    },
  },
});

export const walletActions = slice.actions;
export const walletReducer = slice.reducer;

/** Events that other domains may listen to. */
export const walletEvents = { walletChanged: slice.actions.walletChanged };

export interface WalletRoot {
  wallet: WalletState;
}
export const selectWallet = (root: WalletRoot) => root.wallet.info;
export const selectWalletChange = (root: WalletRoot) => root.wallet.change;
