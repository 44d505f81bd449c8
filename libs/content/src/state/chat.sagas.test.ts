import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { createFakeChatProvider } from '../testing/index.ts';
import { chatActions, createChatModule, selectChat } from './index.ts';

freezeTime();

const VISITOR = { name: 'Ada', page: '/help' };

function open(provider = createFakeChatProvider({ ready: true })) {
  const reports: string[] = [];
  const { reducer, saga } = createChatModule({ provider, report: (message) => reports.push(message) });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { chat: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  const task = sagas.run(saga);
  return { provider, reports, task, store, chat: () => selectChat(store.getState()) };
}

it('talks to an agent until the shopper ends the conversation', async () => {
  const { provider, store, chat } = open();
  store.dispatch(chatActions.chatOpened(VISITOR));
  await settle();
  expect(chat().phase).toBe('open');
  provider.emit({ type: 'joined', agent: 'Robin' });
  provider.emit({ type: 'typing' });
  expect(chat()).toMatchObject({ agent: 'Robin', isTyping: true });
  provider.emit({ type: 'message', text: 'Hello Ada' });
  store.dispatch(chatActions.messageSent('Where is my order?'));
  expect(provider.sent).toEqual(['Where is my order?']);
  store.dispatch(chatActions.chatEnded());
  expect(provider.started).toEqual([{ visitor: VISITOR, isEnded: true }]);
  store.dispatch(chatActions.messageSent('Still there?'));
  expect(provider.sent).toHaveLength(1);
  expect(chat()).toMatchObject({
    phase: 'ended',
    isTyping: false,
    lines: [
      { from: 'agent', text: 'Hello Ada' },
      { from: 'shopper', text: 'Where is my order?' },
    ],
  });
});

it('starts one conversation, however often the chat is opened, and another one after its end', async () => {
  const { provider, store, chat } = open();
  store.dispatch(chatActions.chatOpened(VISITOR));
  store.dispatch(chatActions.chatOpened(VISITOR));
  await settle();
  store.dispatch(chatActions.chatOpened(VISITOR));
  expect(provider.started).toHaveLength(1);
  provider.emit({ type: 'message', text: 'Goodbye' });
  provider.emit({ type: 'ended' });
  expect(chat()).toMatchObject({ phase: 'ended', lines: [{ text: 'Goodbye' }] });
  store.dispatch(chatActions.chatOpened(VISITOR));
  await settle();
  expect(provider.started).toHaveLength(2);
  expect(chat()).toMatchObject({ phase: 'open', lines: [] });
});

it('checks every 10 ms whether the chat is ready, 2000 times at most, and can be opened again (storefront-7.60, storefront-8.59)', async () => {
  const provider = createFakeChatProvider();
  const { reports, store, chat } = open(provider);
  store.dispatch(chatActions.chatOpened(VISITOR));
  await pass(19_980);
  expect(provider.counts).toEqual({ loads: 1, checks: 1999 });
  expect(chat().phase).toBe('loading');
  await pass(20);
  expect(provider.counts.checks).toBe(2000);
  expect(chat().phase).toBe('failed');
  expect(reports).toEqual(['Chat failed to load in 2000 tries !']);

  store.dispatch(chatActions.chatOpened(VISITOR));
  provider.becomeReady();
  await pass(10);
  expect(provider.counts.loads).toBe(2);
  expect(chat().phase).toBe('open');
});

it('ends the conversation of a user who signs out', async () => {
  const { provider, store, task } = open();
  store.dispatch(chatActions.chatOpened(VISITOR));
  await settle();
  // The application cancels the sagas of a module that it resets.
  task.cancel();
  expect(provider.started[0]?.isEnded).toBe(true);
});
