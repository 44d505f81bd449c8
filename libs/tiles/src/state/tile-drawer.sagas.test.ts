import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { ContentDrawer, TileDetails, TileItem } from '../model/index.ts';
import {
  aTileItem,
  createFakeProductTilesClient,
  createFakePunchoutClient,
  tileItems,
} from '../testing/index.ts';
import { createTileDrawerModule, selectTileDrawer, tileDrawerActions } from './index.ts';

freezeTime();

const ITEMS = tileItems(4);
const soldOut = aTileItem({
  itemId: 'sold-out',
  restrictionDetails: { altProducts: [ITEMS[1]!.itemId, ITEMS[0]!.itemId] },
});
const DETAILS: TileDetails = { bullets: ['Bright'], compatible: [] };

/** Starts the drawers; replies are released by the index of their call. */
function start({ isHeld = false } = {}) {
  const release: (() => void)[] = [];
  const hold = () => (isHeld ? new Promise<void>((resolve) => release.push(resolve)) : Promise.resolve());
  const client = createFakeProductTilesClient(ITEMS, hold);
  const read: { itemId: string; signal: AbortSignal }[] = [];
  const punchout = createFakePunchoutClient(hold);
  const left: string[] = [];
  const { reducer, saga } = createTileDrawerModule({
    client,
    punchout,
    leave: (url) => void left.push(url),
    async readDetails(itemId, signal) {
      read.push({ itemId, signal });
      await hold();
      return { ...DETAILS, bullets: [itemId] };
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { tileDrawer: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    client,
    punchout,
    left,
    start: (qty: number) => void store.dispatch(tileDrawerActions.punchoutRequested({ qty })),
    read,
    drawer: () => selectTileDrawer(store.getState()),
    open: (kind: ContentDrawer, item: TileItem, openedBy = 'results') =>
      void store.dispatch(tileDrawerActions.tileDrawerOpened({ kind, item, openedBy })),
    close: (openedBy = 'results') => void store.dispatch(tileDrawerActions.tileDrawerClosed(openedBy)),
    retry: () => void store.dispatch(tileDrawerActions.tileDrawerRetried()),
    receive: async (...replies: number[]) => {
      for (const index of replies) release[index]!();
      await settle();
    },
  };
}

it('shows the alternates of an item in their order', async () => {
  const { client, drawer, open, receive } = start();
  open('alternates', soldOut);
  expect(drawer()).toMatchObject({ isOpen: true, phase: 'pending' });
  await receive();
  expect(drawer()).toMatchObject({ phase: 'filled', content: { items: [ITEMS[1], ITEMS[0]] } });
  expect(client.calls).toMatchObject([
    {
      skus: soldOut.restrictionDetails!.altProducts,
      // The reply has the number of units that replace those of the item (storefront-3.74).
      inPlaceOf: { itemId: soldOut.itemId, quantity: 1 },
    },
  ]);
});

it('shows the replacement of a discontinued item', async () => {
  const { drawer, open, receive } = start();
  const restrictionDetails = { type: 'DISCONTINUED', altProducts: [ITEMS[2]!.itemId] };
  open('replacement', aTileItem({ itemId: 'former', restrictionDetails }));
  await receive();
  expect(drawer()).toMatchObject({ kind: 'replacement', phase: 'filled', content: { items: [ITEMS[2]] } });
});

it('makes no call for an item without alternates', async () => {
  const { client, drawer, open, receive } = start();
  open('alternates', aTileItem());
  await receive();
  expect(drawer()).toMatchObject({ phase: 'filled', content: { items: [] } });
  expect(client.calls).toEqual([]);
});

it.each(['quickView', 'membership', 'customize'] as const)(
  'the drawer %s shows the details of the item',
  async (kind) => {
    const { drawer, open, receive } = start();
    open(kind, ITEMS[2]!);
    await receive();
    expect(drawer()).toMatchObject({ kind, content: { details: { bullets: [ITEMS[2]!.itemId] } } });
  },
);

it('fails, and loads again when the shopper tries again', async () => {
  const { client, drawer, open, retry, receive } = start();
  client.failNext();
  open('alternates', soldOut);
  await receive();
  expect(drawer()).toMatchObject({ isOpen: true, phase: 'failed', failure: { code: 'NETWORK' } });
  retry();
  expect(drawer()?.phase).toBe('pending');
  await receive();
  expect(drawer()?.phase).toBe('filled');
});

it.each([
  [0, 1],
  [1, 0],
])('the newest press wins, also when reply %i is the first', async (...order) => {
  const { drawer, open, read, receive } = start({ isHeld: true });
  open('quickView', ITEMS[0]!);
  open('quickView', ITEMS[1]!);
  await receive(...order);
  expect(drawer()).toMatchObject({
    item: { itemId: ITEMS[1]!.itemId },
    content: { details: { bullets: [ITEMS[1]!.itemId] } },
  });
  expect(read.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('closing aborts the call, and a late reply changes nothing', async () => {
  const { close, drawer, open, read, receive } = start({ isHeld: true });
  open('quickView', ITEMS[0]!);
  close();
  await receive(0);
  expect(read[0]!.signal.aborted).toBe(true);
  expect(drawer()).toMatchObject({ isOpen: false, phase: 'pending' });
});

it('a group of tiles that leaves the page does not close the drawer of another one', async () => {
  const { close, drawer, open, receive } = start({ isHeld: true });
  open('quickView', ITEMS[0]!);
  close('recommendations');
  await receive(0, 1);
  expect(drawer()).toMatchObject({ isOpen: true, phase: 'filled' });
});

describe('a visit to the configurator (storefront-4.38)', () => {
  it('leaves the shop with the address that the server sends', async () => {
    const { drawer, left, open, punchout, receive, start: begin } = start();
    open('customize', ITEMS[0]!);
    await receive();
    begin(3);
    expect(drawer()?.visit).toEqual({ phase: 'pending' });
    await receive();
    expect(punchout.started.map(({ body }) => body)).toEqual([{ itemId: ITEMS[0]!.itemId, qty: 3 }]);
    expect(left).toEqual([`https://design.example/${ITEMS[0]!.itemId}`]);
    // The page may be restored from the back/forward cache.
    expect(drawer()?.visit).toBeUndefined();
  });

  it('explains why it could not start, and starts with the next click', async () => {
    const { drawer, left, open, punchout, receive, start: begin } = start();
    open('customize', ITEMS[0]!);
    punchout.refuseNext('CONFIGURATOR_UNAVAILABLE');
    begin(1);
    await receive();
    expect(drawer()?.visit).toMatchObject({
      phase: 'failed',
      failure: { code: 'CONFIGURATOR_UNAVAILABLE' },
    });
    begin(1);
    await receive();
    expect(left).toHaveLength(1);
  });

  it.each(['closed', 'opened for another product'])(
    'does not leave from a drawer that was %s',
    async (what) => {
      const { close, drawer, left, open, punchout, receive, start: begin } = start({ isHeld: true });
      open('customize', ITEMS[0]!);
      begin(1);
      if (what === 'closed') close();
      else open('customize', ITEMS[1]!);
      await receive(0, 1);
      expect(punchout.started[0]!.signal?.aborted).toBe(true);
      expect(left).toEqual([]);
      if (what !== 'closed') expect(drawer()?.visit).toBeUndefined();
    },
  );

  it('cannot begin without an open drawer', async () => {
    const { close, open, punchout, receive, start: begin } = start();
    begin(1);
    open('customize', ITEMS[0]!);
    close();
    begin(1);
    await receive();
    expect(punchout.started).toEqual([]);
  });
});
