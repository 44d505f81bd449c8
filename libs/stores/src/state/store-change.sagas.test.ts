import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { ItemUnits, PickupLine } from '../model/index.ts';
import { createFakeStoresClient } from '../testing/index.ts';
import type { FakeStoresOptions } from '../testing/index.ts';
import { createStoreChangeModule, selectStoreChange, storeChangeActions } from './index.ts';

freezeTime();

const line = (itemId: string, qty = 1): PickupLine => ({
  cartItemId: `line-${itemId}`,
  itemId,
  name: itemId,
  qty,
});

function start({
  lines = [line('pen', 2)],
  there = [],
  ...options
}: FakeStoresOptions & { lines?: PickupLine[]; there?: ItemUnits[] } = {}) {
  const client = createFakeStoresClient({ signedIn: true, ...options });
  const ports = {
    getPickups: jest.fn().mockResolvedValue({ elsewhere: lines, there }),
    movePickupLines: jest.fn().mockResolvedValue([{ cartItemId: 'line-pen', code: 'PARTIAL' }]),
    remember: jest.fn(),
  };
  const { reducer, saga } = createStoreChangeModule({ client, ports });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { storeChange: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    client,
    ports,
    async dispatch(...actions: Parameters<typeof store.dispatch>[0][]) {
      for (const action of actions) store.dispatch(action);
      await settle();
    },
    shown: () => selectStoreChange(store.getState()),
  };
}

const { changeRequested, previewRequested, changeConfirmed, changeCanceled } = storeChangeActions;

test('changes the store immediately if every line can be moved', async () => {
  const { client, ports, dispatch, shown } = start();
  await dispatch(changeRequested({ storeNumber: '1622' }));
  expect(shown()).toMatchObject({ phase: 'changed', changed: { store: { storeNumber: '1622' } } });
  expect(ports.movePickupLines).toHaveBeenCalledWith('1622');
  expect(ports.remember).toHaveBeenCalledWith(
    expect.objectContaining({ storeNumber: '1622', address1: '12 Quire Street', persists: true }),
  );
  expect(client.server.preferredStoreNumber).toBe('1622');
});

test('counts the units that the cart picks up there already', async () => {
  const { dispatch, shown } = start({
    lines: [line('pen', 2)],
    there: [
      { itemId: 'pen', qty: 3 },
      { itemId: 'cap', qty: 1 },
    ],
    stock: { '1622': { pen: 4 } },
  });
  await dispatch(changeRequested({ storeNumber: '1622' }));
  expect(shown()).toMatchObject({
    phase: 'deciding',
    preview: { lines: [{ outcome: 'moves-fewer', movedQuantity: 1 }] },
  });
});

test('waits for the decision if a line cannot follow, and changes nothing before', async () => {
  const { ports, dispatch, shown } = start({
    lines: [line('pen', 2), line('ink', 5), line('cap')],
    stock: { '1622': { pen: 9, ink: 3 } },
  });
  await dispatch(changeRequested({ storeNumber: '1622' }));
  expect(shown()).toMatchObject({
    phase: 'deciding',
    preview: {
      store: { name: 'Natick' },
      lines: [{ outcome: 'moves' }, { outcome: 'moves-fewer', movedQuantity: 3 }, { outcome: 'stays' }],
    },
  });
  expect(ports.movePickupLines).not.toHaveBeenCalled();
  expect(ports.remember).not.toHaveBeenCalled();
  // Clicked twice, changed once.
  await dispatch(changeConfirmed(), changeConfirmed());
  expect(shown()).toMatchObject({ phase: 'changed', changed: { notices: [{ code: 'PARTIAL' }] } });
  expect(ports.movePickupLines).toHaveBeenCalledTimes(1);
});

test('a preview never changes the store, even if every line can follow', async () => {
  const { ports, dispatch, shown } = start();
  await dispatch(previewRequested({ storeNumber: '1622' }));
  expect(shown().phase).toBe('deciding');
  expect(ports.remember).not.toHaveBeenCalled();
});

test('canceling keeps the store, also while the preview is being read', async () => {
  const { client, ports, dispatch, shown } = start({ latency: () => new Promise(() => undefined) });
  await dispatch(changeRequested({ storeNumber: '1622' }));
  await dispatch(changeCanceled());
  expect(shown()).toEqual({ phase: 'idle' });
  expect(client.calls[0]!.signal?.aborted).toBe(true);
  await dispatch(changeConfirmed());
  expect(ports.remember).not.toHaveBeenCalled();
});

test('a failed preview has a code; a failed change keeps its preview, so that it can be tried again', async () => {
  const { ports, dispatch, shown } = start();
  await dispatch(changeRequested({ storeNumber: '9999' }));
  expect(shown()).toMatchObject({ phase: 'failed', failure: { code: 'INVALID_STORE_NUMBER' } });
  ports.movePickupLines.mockRejectedValueOnce(new Error('offline'));
  await dispatch(changeRequested({ storeNumber: '1622' }));
  expect(shown()).toMatchObject({ phase: 'failed', preview: { store: { storeNumber: '1622' } } });
  // A store whose lines could not be moved is not kept.
  expect(ports.remember).not.toHaveBeenCalled();
  await dispatch(changeConfirmed());
  expect(shown().phase).toBe('changed');
});

test('without lines only the store is read', async () => {
  const { client, dispatch, shown } = start({ lines: [] });
  await dispatch(previewRequested({ storeNumber: '1622' }));
  expect(client.calls.map(({ operation }) => operation)).toEqual(['locate']);
  expect(shown()).toMatchObject({ phase: 'deciding', preview: { lines: [] } });
});

test('carts of more than 500 lines are previewed in several requests', async () => {
  const { client, dispatch, shown } = start({
    lines: Array.from({ length: 501 }, (_, at) => line(`i${at}`)),
  });
  await dispatch(previewRequested({ storeNumber: '1622' }));
  expect(client.calls.map(({ operation }) => operation)).toEqual(['storeStock', 'storeStock']);
  expect(shown()).toMatchObject({ preview: { lines: { length: 501 } } });
});
