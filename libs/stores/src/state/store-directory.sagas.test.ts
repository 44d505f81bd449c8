import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { StateStores } from '../contract/index.ts';
import { createStoreDirectoryModule, selectStoreDirectory, storeDirectoryActions } from './index.ts';

freezeTime();

const url = (code: string) => `/stores/directory/${code}`;

function setUp() {
  const replies = new Map<string, (reply: StateStores) => void>();
  const module = createStoreDirectoryModule({
    client: {
      states: async () => ({ states: [{ code: 'MA', name: 'Massachusetts', count: 7, url: url('ma') }] }),
      inState: (code) => new Promise((resolve) => replies.set(code, resolve)),
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { storeDirectory: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const answer = async (code: string) => {
    replies.get(code)?.({ state: { code, name: code, url: url(code) }, stores: [] });
    await settle();
  };
  return { answer, store, directory: () => selectStoreDirectory(store.getState()) };
}

it('reads the states', async () => {
  const { store, directory } = setUp();
  store.dispatch(storeDirectoryActions.statesRequested());
  await settle();
  expect(directory().states.value).toHaveLength(1);
});

it('shows the state that was opened last, and none on the page of all states', async () => {
  const { answer, store, directory } = setUp();
  store.dispatch(storeDirectoryActions.storesRequested('ma'));
  store.dispatch(storeDirectoryActions.storesRequested('ny'));
  await answer('ny');
  await answer('ma');
  expect(directory().state).toMatchObject({ code: 'ny', load: { value: { state: { code: 'ny' } } } });
  store.dispatch(storeDirectoryActions.stateLeft());
  expect(directory().state).toEqual({ load: { phase: 'idle' } });
});
