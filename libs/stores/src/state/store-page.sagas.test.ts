import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeStoresClient } from '../testing/index.ts';
import { createStorePageModule, isStoreMissing, selectStorePage, storePageActions } from './index.ts';

freezeTime();

const pen = { itemId: 'pen', name: 'Gel pen', href: '/p/pen' };
const ink = { itemId: 'ink', name: 'Pen ink', href: '/p/ink' };

function start() {
  const client = createFakeStoresClient({ stock: { '1547': { pen: 30 } } });
  const findItems = jest.fn((text: string) => Promise.resolve(text === 'none' ? [] : [pen, ink]));
  const { reducer, saga } = createStorePageModule({ client, findItems });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { storePage: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    client,
    findItems,
    async search(text: string, storeNumber = '1547') {
      store.dispatch(storePageActions.stockSearchRequested({ storeNumber, text }));
      await settle();
    },
    async open(storeNumber: string) {
      store.dispatch(storePageActions.storeRequested({ storeNumber }));
      await settle();
    },
    shown: () => selectStorePage(store.getState()),
  };
}

test('lists the items found with their stock in the store', async () => {
  const { search, shown } = start();
  await search('pen');
  expect(shown().found.value).toMatchObject([
    { name: 'Gel pen', status: 'AVAILABLE', displayQuantity: '10+' },
    { name: 'Pen ink', status: 'UNAVAILABLE', displayQuantity: '0' },
  ]);
});

test('reads no stock if no item is found', async () => {
  const { client, search, shown } = start();
  await search('none');
  expect(shown().found).toMatchObject({ phase: 'ready', value: [] });
  expect(client.calls).toEqual([]);
});

test('an empty text clears the search', async () => {
  const { findItems, search, shown } = start();
  await search('pen');
  await search('');
  expect(shown().found).toEqual({ phase: 'idle' });
  expect(findItems).toHaveBeenCalledTimes(1);
});

test('the results of another store are not shown while its stock loads or after it failed', async () => {
  const { client, search, shown } = start();
  await search('pen');
  client.failNext('storeStock');
  const done = search('pen', '1622');
  expect(shown().found).toEqual({ phase: 'loading' });
  await done;
  expect(shown().found).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
  expect(shown().found.value).toBeUndefined();
});

test('reads a store; another store clears the search, and an unknown one is missing', async () => {
  const { search, open, shown } = start();
  await open('1547');
  expect(shown().store.value).toMatchObject({ name: 'Framingham' });
  await search('pen');
  await open('9999');
  expect(isStoreMissing(shown())).toBe(true);
  expect(shown()).toMatchObject({ found: { phase: 'idle' } });
  expect(shown().search).toBeUndefined();
});

test('a store with a number that is none is missing, too', async () => {
  const { client, open, shown } = start();
  const refusal = { code: 'INVALID_REQUEST', status: 400, message: 'Not valid', retryable: false };
  client.failNext('locate', refusal);
  await open('abcd');
  expect(isStoreMissing(shown())).toBe(true);
});

test('a failed read is no missing store, and can be tried again', async () => {
  const { client, open, shown } = start();
  client.failNext('locate');
  await open('1547');
  expect(shown().store.phase).toBe('failed');
  expect(isStoreMissing(shown())).toBe(false);
  await open('1547');
  expect(shown().store.phase).toBe('ready');
});
