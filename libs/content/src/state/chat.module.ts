import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take, takeLeading } from 'redux-saga/effects';
import type { DomainModule } from '@foolscap/core/state';
import { CHAT_MAX_POLLS, CHAT_NOT_LOADED, CHAT_POLL_MS } from '../model/chat.ts';
import type { ChatConversation, ChatEvent, ChatProvider, ChatVisitor } from '../model/chat.ts';
import { chatActions, chatReducer } from './chat.slice.ts';
import type { ChatState } from './chat.slice.ts';

export interface ChatDeps {
  provider: ChatProvider;
  /** Reports a failure of the provider, for the shop's log. */
  report: (message: string) => void;
}

/** Waits until the provider is ready. @throws Error with `CHAT_NOT_LOADED` after the last check (storefront-7.60, storefront-8.59) */
function* untilReady({ load, isReady }: ChatProvider) {
  yield call(load);
  for (let polls = 0; polls < CHAT_MAX_POLLS; polls += 1) {
    if (isReady()) return;
    yield delay(CHAT_POLL_MS);
  }
  throw new Error(CHAT_NOT_LOADED);
}

/** The next step of a conversation: an event of the provider or a message of the shopper. */
interface Step {
  event?: ChatEvent;
  message?: ReturnType<typeof chatActions.messageSent>;
}

/** Connects an open conversation to the store until one side ends it. */
function* converse({ start }: ChatProvider, visitor: ChatVisitor) {
  let conversation: ChatConversation | undefined;
  const events: EventChannel<ChatEvent> = eventChannel((emit) => {
    conversation = start(visitor, emit);
    return () => conversation?.end();
  });
  try {
    yield put(chatActions.chatReady());
    for (;;) {
      const { event, message }: Step = yield race({
        event: take(events),
        message: take(chatActions.messageSent.type),
      });
      if (message) conversation?.send(message.payload);
      if (event) yield put(chatActions.eventReceived(event));
      if (event?.type === 'ended') return;
    }
  } finally {
    // Also when another user signs in.
    events.close();
  }
}

/** Creates the chat's state. A conversation belongs to one user and ends with the session. */
export const createChatModule = ({ provider, report }: ChatDeps): DomainModule<ChatState, 'chat'> => ({
  name: 'chat',
  reducer: chatReducer,
  *saga() {
    yield takeLeading(
      chatActions.chatOpened.type,
      function* ({ payload: visitor }: ReturnType<typeof chatActions.chatOpened>) {
        try {
          yield race([
            call(function* () {
              yield call(untilReady, provider);
              yield call(converse, provider, visitor);
            }),
            take(chatActions.chatEnded.type),
          ]);
        } catch (error) {
          report((error as Error).message);
          yield put(chatActions.chatFailed());
        }
      },
    );
  },
});
