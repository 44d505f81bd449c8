import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { HttpError } from '@foolscap/core/http';
import type { StoresClient } from '../client/index.ts';
import type { FoundStore } from '../contract/index.ts';
import { aFoundStore } from '../testing/index.ts';
import { createStoresModule, selectStoreSearch, storesActions } from './index.ts';

function start() {
  const answers: {
    text: string;
    resolve: (stores: FoundStore[]) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const ask = (text: string) =>
    new Promise<FoundStore[]>((resolve, reject) => answers.push({ text, resolve, reject }));
  const client: StoresClient = {
    locate: ({ address = '' }) => ask(address),
    around: () => ask('point'),
    savePreferred: () => Promise.resolve(),
  };
  const { reducer, saga } = createStoresModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { stores: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  const search = (text: string) => store.dispatch(storesActions.searchRequested({ text, radius: 20 }));
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { answers, search, settle, shown: () => selectStoreSearch(store.getState()) };
}

test('shows what was found', async () => {
  const { answers, search, settle, shown } = start();
  search('Natick');
  expect(shown().load.phase).toBe('loading');
  answers[0]!.resolve([aFoundStore()]);
  await settle();
  expect(shown()).toMatchObject({ load: { phase: 'ready' }, stores: [{ storeNumber: '1547' }] });
});

test('an answer to a former search loses, whichever comes first', async () => {
  const { answers, search, settle, shown } = start();
  search('Boston');
  search('Natick');
  answers[1]!.resolve([aFoundStore({ name: 'Natick' })]);
  answers[0]!.resolve([aFoundStore({ name: 'Boston' })]);
  await settle();
  expect(shown().stores.map(({ name }) => name)).toEqual(['Natick']);
});

test('no stores is an answer; a server that is down is a failure', async () => {
  const { answers, search, settle, shown } = start();
  search('00001');
  answers[0]!.reject(
    new HttpError({ code: 'INVALID_ZIPCODE', status: 400, retryable: false, message: 'Invalid zipcode' }),
  );
  await settle();
  expect(shown()).toMatchObject({ load: { phase: 'ready' }, stores: [] });
  search('01702');
  answers[1]!.reject(new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' }));
  await settle();
  expect(shown().load.phase).toBe('failed');
});
