import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeInboxClient } from '../testing/index.ts';
import { createInboxModule, inboxActions, selectInbox, selectInboxChange } from './index.ts';

freezeTime();

function start() {
  const client = createFakeInboxClient();
  const { reducer, saga } = createInboxModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { inbox: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  return {
    client,
    store,
    markRead: async (...ids: string[]) => {
      store.dispatch(inboxActions.messagesReadSubmitted({ ids }));
      await settle();
      return selectInboxChange(store.getState());
    },
    read: () => selectInbox(store.getState()).value?.messages.filter(({ isRead }) => isRead).length,
  };
}

it('shows the messages, and those that are read after a change', async () => {
  const { store, markRead, read } = start();
  store.dispatch(inboxActions.inboxRequested());
  await settle();
  expect(read()).toBe(1);
  expect(await markRead('moved')).toMatchObject({ phase: 'saved', serial: 1, command: { ids: ['moved'] } });
  expect(read()).toBe(2);
});

it('keeps the messages when a change fails, and sends a second click once', async () => {
  const { client, store, markRead, read } = start();
  store.dispatch(inboxActions.inboxRequested());
  await settle();
  client.failNext('markRead');
  expect(await markRead('moved')).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
  expect(read()).toBe(1);
  store.dispatch(inboxActions.messagesReadSubmitted({ ids: ['moved'] }));
  store.dispatch(inboxActions.messagesReadSubmitted({ ids: ['moved'] }));
  await settle();
  expect(client.calls.filter((call) => call === 'markRead')).toHaveLength(2);
  expect(read()).toBe(2);
});
