import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeStoresClient, type FakeStoresOptions } from '../testing/index.ts';
import { createStoresModule, selectStoreSearch, storesActions } from './index.ts';

freezeTime();

/** Starts a store search whose replies are released by their index. */
function start(options: Pick<FakeStoresOptions, 'zipCode'> = {}) {
  const release: (() => void)[] = [];
  const client = createFakeStoresClient({
    ...options,
    latency: () => new Promise<void>((resolve) => release.push(resolve)),
  });
  const { reducer, saga } = createStoresModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { stores: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  const search = (text: string) => store.dispatch(storesActions.searchRequested({ text, radius: 20 }));
  async function receive(...replies: number[]) {
    for (const index of replies) release[index]!();
    await settle();
  }
  return { client, search, receive, store, shown: () => selectStoreSearch(store.getState()) };
}

test('stores the results of a search', async () => {
  const { search, receive, shown } = start();
  search('01702');
  expect(shown().found.phase).toBe('loading');
  await receive(0);
  expect(shown()).toMatchObject({ found: { phase: 'ready' }, near: 'Framingham, MA' });
  expect(shown().found.value?.[0]).toMatchObject({ storeNumber: '1547' });
});

test('searches near the shopper without a text', async () => {
  const { client, search, receive, shown } = start();
  search('');
  expect(client.calls[0]).toMatchObject({ operation: 'locate', body: { radius: 20 } });
  expect(client.calls[0]!.body).not.toHaveProperty('address');
  await receive(0);
  expect(shown().found.value?.length).toBeGreaterThan(0);
});

test('holds the place of a shopper without a store nearby, whose stores are elsewhere, until the next search', async () => {
  const { search, receive, shown } = start({ zipCode: '99501' });
  search('');
  await receive(0);
  expect(shown()).toMatchObject({ near: expect.any(String), noneNear: 'ZIP code 99501' });
  expect(shown().found.value?.length).toBeGreaterThan(0);
  search('01702');
  await receive(1);
  expect(shown()).not.toHaveProperty('noneNear');
});

test('distinguishes an unknown place from a service that cannot look it up, and clears it with the next search', async () => {
  const { client, search, receive, shown } = start();
  const refuse = (details: Record<string, unknown>) =>
    client.failNext('locate', { code: 'INVALID_ZIPCODE', status: 400, retryable: false, details });
  refuse({ lookup: 'unavailable' });
  search('9 Vellum Lane');
  await receive(0);
  expect(shown()).toMatchObject({ found: { value: [] }, isPlaceKnown: false, isLookupDown: true });
  expect(shown()).not.toHaveProperty('near');
  search('01702');
  await receive(1);
  expect(shown()).not.toHaveProperty('isLookupDown');
});

test('ignores the reply to an earlier search, in any order', async () => {
  const { search, receive, shown } = start();
  search('Worcester');
  search('Natick');
  await receive(1, 0);
  expect(shown().found.value?.[0]?.name).toBe('Natick');
});

test('aborts the request of a search that a newer one replaces', async () => {
  const { client, search, receive, store } = start();
  const aborted = () => client.calls.map(({ signal }) => signal?.aborted);
  search('Worcester');
  expect(aborted()).toEqual([false]);
  search('Natick');
  expect(aborted()).toEqual([true, false]);
  const point = { latitude: 42.28, longitude: -71.41 };
  store.dispatch(storesActions.searchRequested({ text: '', point, radius: 20 }));
  expect(aborted()).toEqual([true, true, false]);
  await receive(0, 1, 2);
  expect(aborted()).toEqual([true, true, false]);
});

test('treats "no stores found" as an empty result and a network error as a failure', async () => {
  const { client, search, receive, shown } = start();
  search('00001');
  await receive(0);
  expect(shown()).toMatchObject({ found: { phase: 'ready', value: [] }, isPlaceKnown: false });
  search('99501');
  await receive(1);
  expect(shown()).toMatchObject({ found: { phase: 'ready', value: [] }, isPlaceKnown: true });
  client.failNext('locate');
  search('01702');
  await receive(2);
  expect(shown().found.phase).toBe('failed');
});
