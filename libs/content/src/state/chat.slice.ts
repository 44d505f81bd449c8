import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { ChatEvent, ChatLine, ChatPhase, ChatVisitor } from '../model/chat.ts';

export interface ChatState {
  phase: ChatPhase;
  /** Name of the agent, once one has joined. */
  agent?: string;
  isTyping: boolean;
  lines: ChatLine[];
}

const START: ChatState = { phase: 'closed', isTyping: false, lines: [] };

const slice = createSlice({
  name: 'chat',
  initialState: START,
  reducers: {
    /** Command: start a conversation. Does nothing while one is open. */
    chatOpened(state, _: PayloadAction<ChatVisitor>) {
      if (state.phase !== 'open') return { ...START, phase: 'loading' };
      return state;
    },
    chatReady(state) {
      state.phase = 'open';
    },
    /** Event: the provider could not be loaded, or stopped working. */
    chatFailed(state) {
      state.phase = 'failed';
      state.isTyping = false;
    },
    messageSent(state, { payload: text }: PayloadAction<string>) {
      if (state.phase === 'open') state.lines.push({ from: 'shopper', text });
    },
    eventReceived(state, { payload: event }: PayloadAction<ChatEvent>) {
      state.isTyping = event.type === 'typing';
      if (event.type === 'joined') state.agent = event.agent;
      else if (event.type === 'message')
        state.lines.push({ from: 'agent', text: event.text, links: event.links && [...event.links] });
      else if (event.type === 'ended') state.phase = 'ended';
    },
    /** Command: end the conversation. Its lines stay until the next one. */
    chatEnded(state) {
      state.phase = 'ended';
      state.isTyping = false;
    },
  },
});

export const chatActions = slice.actions;
export const chatReducer: Reducer<ChatState> = slice.reducer;

/** The part of the store that the chat uses. */
export interface ChatRoot {
  chat: ChatState;
}

export const selectChat = ({ chat }: ChatRoot): ChatState => chat;
