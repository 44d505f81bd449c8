import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeStoresClient } from '../testing/index.ts';
import type { FakeStoresOptions } from '../testing/index.ts';
import { createPickupModule, pickupActions, selectPickup } from './index.ts';

freezeTime();

const item = { itemId: 'pen', name: 'Gel pen', qty: 2 };

function start(options: FakeStoresOptions = {}) {
  const release: (() => void)[] = [];
  const client = createFakeStoresClient({
    ...options,
    latency: () => new Promise<void>((resolve) => release.push(resolve)),
  });
  const { reducer, saga } = createPickupModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { pickup: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  async function receive(...replies: number[]) {
    for (const index of replies) release[index]!();
    await settle();
  }
  return { client, receive, dispatch: store.dispatch, shown: () => selectPickup(store.getState()) };
}

const numbers = (state: ReturnType<typeof selectPickup>) =>
  state.found.value?.pickInStoreDetails.map(({ store }) => store.storeNumber);

test('opens with the stores around the shopper’s place, within 100 miles', async () => {
  const { client, dispatch, receive, shown } = start();
  dispatch(pickupActions.pickupOpened({ item, zipCode: '01702', storeNumber: '1622' }));
  expect(shown().found.phase).toBe('loading');
  await receive(0);
  expect(client.calls[0]!.body).toEqual({
    itemId: 'pen',
    qty: 2,
    zipCode: '01702',
    storeNumber: '1622',
    radius: 100,
  });
  // The shopper's store first, then the nearest.
  expect(numbers(shown())!.slice(0, 2)).toEqual(['1622', '1547']);
});

test('a newer search aborts the older one, whose reply is ignored', async () => {
  const { client, dispatch, receive, shown } = start();
  dispatch(pickupActions.pickupOpened({ item, zipCode: '01702' }));
  dispatch(pickupActions.pickupSearchRequested({ zipCode: '01852', radius: 5 }));
  expect(client.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await receive(1, 0);
  expect(numbers(shown())).toEqual(['1801']);
});

test('closing clears the fields and aborts the search; its reply does not open the drawer again', async () => {
  const { client, dispatch, receive, shown } = start();
  dispatch(pickupActions.pickupOpened({ item, zipCode: '01702' }));
  await receive(0);
  dispatch(pickupActions.pickupSearchRequested({ zipCode: '01852', radius: 20 }));
  dispatch(pickupActions.pickupClosed());
  expect(client.calls[1]!.signal?.aborted).toBe(true);
  await receive(1);
  expect(shown()).toEqual({ found: { phase: 'idle' } });
  // It opens again with the defaults.
  dispatch(pickupActions.pickupOpened({ item }));
  expect(shown().search).toEqual({ item, zipCode: '', radius: 100 });
});

test('an unknown ZIP code ends in a failure with its code, and the next search replaces it', async () => {
  const { dispatch, receive, shown } = start();
  dispatch(pickupActions.pickupOpened({ item, zipCode: '00001' }));
  await receive(0);
  expect(shown().found).toMatchObject({ phase: 'failed', failure: { code: 'INVALID_ZIPCODE' } });
  dispatch(pickupActions.pickupSearchRequested({ zipCode: '01702', radius: 20 }));
  await receive(1);
  expect(shown().found.phase).toBe('ready');
});

test('a search of a closed drawer does nothing', () => {
  const { client, dispatch } = start();
  dispatch(pickupActions.pickupSearchRequested({ zipCode: '01702', radius: 20 }));
  expect(client.calls).toEqual([]);
});
