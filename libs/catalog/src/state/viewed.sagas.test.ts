import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { VIEWED_KEY } from '../model/index.ts';
import { buildTile } from '../testing/index.ts';
import { createViewedModule, selectViewed, viewedActions } from './index.ts';

freezeTime();

function setUp(viewed?: { skus: string[]; customer?: string }) {
  const kept = new Map<string, unknown>(viewed && [[VIEWED_KEY, viewed]]);
  const requests: (readonly string[])[] = [];
  const module = createViewedModule({
    client: {
      tiles: async (skus) => {
        requests.push(skus);
        return { items: skus.map((itemId) => buildTile({ itemId })) };
      },
    },
    storage: {
      get: <T>(key: string) => kept.get(key) as T | undefined,
      remove: (key) => void kept.delete(key),
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { viewed: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const read = async (customer?: string) => {
    store.dispatch(viewedActions.viewedRequested({ customer }));
    await settle();
    return selectViewed(store.getState()).value?.map(({ itemId }) => itemId);
  };
  return { kept, read, requests, store };
}

it('reads the products in the order in which they were viewed', async () => {
  const { read } = setUp({ skus: ['2', '1'] });
  expect(await read()).toEqual(['2', '1']);
});

it('shows the products of a signed-in shopper only to that shopper', async () => {
  const { read, requests } = setUp({ skus: ['1'], customer: 'ada' });
  expect(await read()).toEqual([]);
  expect(await read('bob')).toEqual([]);
  expect(requests).toEqual([]);
  expect(await read('ada')).toEqual(['1']);
});

it('removes the list from the browser', async () => {
  const { kept, read, store } = setUp({ skus: ['1'] });
  await read();
  store.dispatch(viewedActions.clearRequested());
  expect(selectViewed(store.getState()).value).toEqual([]);
  expect(kept.size).toBe(0);
  expect(await read()).toEqual([]);
});
