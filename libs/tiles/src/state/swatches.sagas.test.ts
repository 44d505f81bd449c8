import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, pass } from '@foolscap/fake-time';
import { aSwatchSet, createFakeSwatchesClient } from '../testing/index.ts';
import { createSwatchesModule, selectSwatches, swatchesActions } from './index.ts';

function start(ids: readonly string[] = ['a', 'b', 'c']) {
  const release: (() => void)[] = [];
  let isHeld = false;
  const client = createFakeSwatchesClient(
    ids.map((id) => aSwatchSet(id)),
    () => (isHeld ? new Promise<void>((resolve) => release.push(resolve)) : Promise.resolve()),
  );
  const report = jest.fn();
  const { reducer, saga } = resetOnUserChange(createSwatchesModule({ client, report }));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { swatches: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  return {
    client,
    report,
    hold: () => void (isHeld = true),
    release: () => release.forEach((go) => go()),
    want: (...itemIds: string[]) => void store.dispatch(swatchesActions.swatchesWanted(itemIds)),
    change: () => void store.dispatch(userChanged({ wasGuest: false })),
    get: (itemId: string) => selectSwatches(store.getState(), itemId),
    requests: () => client.calls.map(({ itemIds }) => itemIds),
  };
}

freezeTime();

it('requests the colors of all tiles that come into view together in one call', async () => {
  const shop = start();
  shop.want('a');
  shop.want('b', 'a');
  expect(shop.get('a')).toBeUndefined();
  await pass(100);
  expect(shop.requests()).toEqual([['a', 'b']]);
  expect(shop.get('a')).toMatchObject({ count: 7, swatches: [{ label: 'Black' }, {}, {}, {}, {}] });
});

it('requests no item twice, also while its colors are on their way', async () => {
  const shop = start();
  shop.hold();
  shop.want('a');
  await pass(100);
  shop.want('a', 'b');
  await pass(100);
  shop.release();
  await pass(100);
  shop.release();
  await pass(100);
  shop.want('a', 'b');
  await pass(100);
  expect(shop.requests()).toEqual([['a'], ['b']]);
});

it('splits more than 24 items', async () => {
  const ids = Array.from({ length: 30 }, (_, place) => `item-${place}`);
  const shop = start(ids);
  shop.want(...ids);
  await pass(100);
  expect(shop.requests().map(({ length }) => length)).toEqual([24, 6]);
  expect(shop.get('item-29')?.swatches).toHaveLength(5);
});

it('stores an empty list for an item whose colors fail to load, and does not try again (storefront-4.43)', async () => {
  const shop = start();
  shop.client.failNext();
  shop.want('a', 'b');
  await pass(100);
  expect(shop.get('a')).toEqual({ swatches: [], count: 0 });
  expect(shop.report).toHaveBeenCalledTimes(1);
  shop.want('a');
  await pass(100);
  expect(shop.requests()).toEqual([['a', 'b']]);
  shop.want('c');
  await pass(100);
  expect(shop.get('c')?.swatches).toHaveLength(5);
});

it('stores an empty list for an item that comes in one color', async () => {
  const shop = start([]);
  shop.want('a');
  await pass(100);
  expect(shop.get('a')).toEqual({ swatches: [], count: 0 });
});

it('drops a reply with the prices of another shopper, and requests the colors again', async () => {
  const shop = start();
  shop.hold();
  shop.want('a');
  await pass(100);
  shop.change();
  expect(shop.client.calls[0]!.signal?.aborted).toBe(true);
  shop.release();
  expect(shop.get('a')).toBeUndefined();
  await pass(100);
  expect(shop.requests()).toEqual([['a'], ['a']]);
  expect(shop.get('a')).toBeUndefined();
  shop.release();
  await pass(100);
  expect(shop.get('a')?.swatches).toHaveLength(5);
});
