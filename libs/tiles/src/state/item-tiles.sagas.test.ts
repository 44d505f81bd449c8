import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { aTileItem, createFakeProductTilesClient } from '../testing/index.ts';
import { createItemTilesModule, itemTilesActions, selectItemTiles } from './index.ts';

freezeTime();

const numbers = Array.from({ length: 30 }, (_, at) => `item-${at}`);
const one = (itemId: string) => ({ itemId, quantity: 1 });

function start() {
  const replies: (() => void)[] = [];
  const client = createFakeProductTilesClient(
    numbers.map((itemId) => aTileItem({ itemId })),
    () => new Promise<void>((resolve) => replies.push(resolve)),
  );
  const { reducer, saga } = createItemTilesModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { itemTiles: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  return {
    client,
    store,
    reply: async (at: number) => {
      replies[at]!();
      await settle();
    },
    state: () => selectItemTiles(store.getState()),
  };
}

it('reads each item once, 24 a call, in the given order', async () => {
  const { client, store, reply, state } = start();
  store.dispatch(itemTilesActions.itemTilesRequested([...numbers, 'item-0'].map(one)));
  expect(client.calls.map(({ skus }) => skus.length)).toEqual([24, 6]);
  await reply(1);
  expect(state().phase).toBe('loading');
  await reply(0);
  expect(state().value?.map(({ itemId }) => itemId)).toEqual(numbers);
});

it('prices the units of all lines of an item together, as a cart does', () => {
  const { client, store } = start();
  store.dispatch(
    itemTilesActions.itemTilesRequested([
      { itemId: 'item-1', quantity: 30 },
      one('item-2'),
      { itemId: 'item-1', quantity: 10 },
    ]),
  );
  expect(client.calls.map(({ quantities }) => quantities)).toEqual([{ 'item-1': 40, 'item-2': 1 }]);
});

it('shows the newest request only, and keeps earlier products after a failure', async () => {
  const { client, store, reply, state } = start();
  store.dispatch(itemTilesActions.itemTilesRequested([one('item-1')]));
  store.dispatch(itemTilesActions.itemTilesRequested([one('item-2')]));
  expect(client.calls[0]!.signal?.aborted).toBe(true);
  await reply(1);
  await reply(0);
  expect(state().value?.map(({ itemId }) => itemId)).toEqual(['item-2']);

  client.failNext();
  store.dispatch(itemTilesActions.itemTilesRequested([one('item-3')]));
  await reply(2);
  expect(state()).toMatchObject({ phase: 'failed', value: [{ itemId: 'item-2' }] });
});

it('drops the products and their request when it is cleared', async () => {
  const { client, store, reply, state } = start();
  store.dispatch(itemTilesActions.itemTilesRequested([one('item-1')]));
  store.dispatch(itemTilesActions.itemTilesCleared());
  expect(client.calls[0]!.signal?.aborted).toBe(true);
  await reply(0);
  expect(state()).toEqual({ phase: 'idle' });
  store.dispatch(itemTilesActions.itemTilesRequested([one('item-2')]));
  await reply(1);
  expect(state().phase).toBe('ready');
});
