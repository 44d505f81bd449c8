import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { HttpError } from '@foolscap/core/http';
import type { StoresClient } from '../client/index.ts';
import type { FoundStore } from '../contract/index.ts';
import { aFoundStore } from '../testing/index.ts';
import { createStoresModule, selectStoreSearch, storesActions } from './index.ts';

function start() {
  const replies: {
    text: string;
    resolve: (stores: FoundStore[]) => void;
    reject: (error: unknown) => void;
  }[] = [];
  const reply = (text: string) =>
    new Promise<FoundStore[]>((resolve, reject) => replies.push({ text, resolve, reject }));
  const client: StoresClient = {
    locate: ({ address = '' }) => reply(address),
    around: () => reply('point'),
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
  return { replies, search, settle, shown: () => selectStoreSearch(store.getState()) };
}

test('stores the results of a search', async () => {
  const { replies, search, settle, shown } = start();
  search('Natick');
  expect(shown().found.phase).toBe('loading');
  replies[0]!.resolve([aFoundStore()]);
  await settle();
  expect(shown()).toMatchObject({ found: { phase: 'ready', value: [{ storeNumber: '1547' }] } });
});

test('ignores the reply to an earlier search, in any order', async () => {
  const { replies, search, settle, shown } = start();
  search('Boston');
  search('Natick');
  replies[1]!.resolve([aFoundStore({ name: 'Natick' })]);
  replies[0]!.resolve([aFoundStore({ name: 'Boston' })]);
  await settle();
  expect(shown().found.value?.map(({ name }) => name)).toEqual(['Natick']);
});

test('treats "no stores found" as an empty result and a network error as a failure', async () => {
  const { replies, search, settle, shown } = start();
  search('00001');
  replies[0]!.reject(
    new HttpError({ code: 'INVALID_ZIPCODE', status: 400, retryable: false, message: 'Invalid zipcode' }),
  );
  await settle();
  expect(shown()).toMatchObject({ found: { phase: 'ready', value: [] }, isPlaceKnown: false });
  search('99501');
  replies[1]!.reject(
    new HttpError({
      code: 'INVALID_ZIPCODE',
      status: 400,
      retryable: false,
      message: 'Invalid zipcode',
      details: { known: true },
    }),
  );
  await settle();
  expect(shown()).toMatchObject({ found: { phase: 'ready', value: [] }, isPlaceKnown: true });
  search('01702');
  replies[2]!.reject(new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' }));
  await settle();
  expect(shown().found.phase).toBe('failed');
});
