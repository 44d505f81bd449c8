import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { InboxClient } from '../client/inbox-client.ts';
import type { AccountMessages } from '../contract/index.ts';

/** Command: mark messages as read. */
export interface MarkReadCommand {
  ids: readonly string[];
}

/** The latest change. `serial` increases with each outcome, so that each one is announced. */
export type InboxChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number; command: MarkReadCommand }
  | { phase: 'saved'; serial: number; command: MarkReadCommand }
  | { phase: 'failed'; serial: number; command: MarkReadCommand; failure: Failure };

export interface InboxState {
  messages: Loadable<AccountMessages>;
  change: InboxChange;
}

export interface InboxDeps {
  client: InboxClient;
}

export const initialInbox: InboxState = { messages: IDLE, change: { phase: 'idle', serial: 0 } };

export const inbox = defineRead({
  name: 'inbox',
  select: (state: InboxState) => state.messages,
  begin(state) {
    // The outcome of an earlier change is cleared.
    state.change = { phase: 'idle', serial: state.change.serial };
  },
  send: ({ client }: InboxDeps, _: void, signal) => client.getMessages(signal),
});

const slice = createSlice({
  name: 'inbox',
  initialState: initialInbox,
  reducers: {
    ...inbox.reducers,
    /** Command: mark messages as read. */
    messagesReadSubmitted(state, { payload: command }: PayloadAction<MarkReadCommand>) {
      state.change = { phase: 'saving', serial: state.change.serial, command: { ids: [...command.ids] } };
    },
    /** Event for other domains: the messages after a change. */
    messagesRead(state, { payload }: PayloadAction<{ messages: AccountMessages; command: MarkReadCommand }>) {
      state.messages = loaded(payload.messages);
      state.change = {
        phase: 'saved',
        serial: state.change.serial + 1,
        command: { ids: [...payload.command.ids] },
      };
    },
    messagesReadFailed(state, { payload }: PayloadAction<{ request: MarkReadCommand; failure: Failure }>) {
      const { request, failure } = payload;
      state.change = {
        phase: 'failed',
        serial: state.change.serial + 1,
        command: { ids: [...request.ids] },
        failure,
      };
    },
  },
});

export const inboxActions = slice.actions;
export const inboxReducer: Reducer<InboxState> = slice.reducer;

/** Events that other domains may listen to. */
export const inboxEvents = { messagesRead: slice.actions.messagesRead };

export interface InboxRoot {
  inbox: InboxState;
}
export const selectInbox = (root: InboxRoot) => root.inbox.messages;
export const selectInboxChange = (root: InboxRoot) => root.inbox.change;
