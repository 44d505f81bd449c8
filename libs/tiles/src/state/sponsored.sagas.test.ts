import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeSponsoredClient, tileItems } from '../testing/index.ts';
import {
  createSponsoredModule,
  selectSponsoredItems,
  sponsoredActions,
  type SponsoredRequest,
} from './index.ts';

freezeTime();

const ITEMS = tileItems(4);
const ids = (from: number, to: number) => ITEMS.slice(from, to).map(({ itemId }) => itemId);

/** Starts the sponsored products; replies are released by the index of their call. */
function start(isHeld = false) {
  const release: (() => void)[] = [];
  const client = createFakeSponsoredClient({
    items: ITEMS,
    ...(isHeld ? { latency: () => new Promise<void>((resolve) => release.push(resolve)) } : {}),
  });
  const reports: string[] = [];
  const { reducer, saga } = createSponsoredModule({
    client,
    report: (message) => void reports.push(message),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { sponsored: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    client,
    reports,
    store,
    load: (request: Partial<SponsoredRequest> = {}) =>
      void store.dispatch(
        sponsoredActions.sponsoredRequested({ placement: 'search', keywords: 'pens', shown: [], ...request }),
      ),
    receive: async (...replies: number[]) => {
      for (const index of replies) release[index]!();
      await settle();
    },
    phase: () => store.getState().sponsored.phase,
    shown: () => selectSponsoredItems(store.getState()).map(({ itemId }) => itemId),
  };
}

it('requests the products of the page, without those that it shows', async () => {
  const { client, load, phase, receive, shown } = start();
  load({ categoryId: 'pens-pencils', shown: ids(0, 1) });
  expect(phase()).toBe('pending');
  await receive();
  expect(phase()).toBe('filled');
  expect(shown()).toEqual(ids(1, 4));
  expect(client.calls.map(({ body }) => body)).toEqual([
    {
      mboxName: 'search',
      skus: [],
      criteoData: { keywords: 'pens', categoryId: 'pens-pencils', shown: ids(0, 1) },
    },
  ]);
});

it('shows nothing after a failure, and reports it', async () => {
  const { client, load, phase, reports, receive, shown } = start();
  client.failNext();
  load();
  await receive();
  expect(phase()).toBe('failed');
  expect(shown()).toEqual([]);
  expect(reports).toEqual(['sponsored products: Network Error']);
});

it.each([
  [0, 1],
  [1, 0],
])('shows the products of the newest request when the replies come in the order %i, %i', async (...order) => {
  const { client, load, receive, shown } = start(true);
  load();
  load({ shown: ids(0, 2) });
  await receive(...order);
  expect(shown()).toEqual(ids(2, 4));
  expect(client.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('keeps the last products on screen while newer ones load', async () => {
  const { load, receive, shown } = start(true);
  load();
  await receive(0);
  load({ keywords: 'pencils' });
  expect(shown()).toEqual(ids(0, 4));
});

it('drops the reply for a page that has closed', async () => {
  const { client, load, phase, receive, shown, store } = start(true);
  load();
  store.dispatch(sponsoredActions.sponsoredCleared());
  await receive(0);
  expect(phase()).toBe('idle');
  expect(shown()).toEqual([]);
  expect(client.calls[0]!.signal?.aborted).toBe(true);
});
