import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeRecommendationsClient, tileItems } from '../testing/index.ts';
import type { FakeRecommendationsOptions } from '../testing/index.ts';
import {
  createRecommendationsModule,
  getShownItems,
  getShownScheme,
  recommendationsActions,
  type RecommendationsRequest,
  selectRecommendations,
} from './index.ts';

freezeTime();

const ITEMS = tileItems(12);
const request = (changes: Partial<RecommendationsRequest> = {}): RecommendationsRequest => ({
  slot: 'productPage',
  first: 'alsoBought',
  second: 'consider',
  count: 3,
  skuList: ['paper'],
  ...changes,
});

/** Starts the recommendations; replies are released by the index of their call. */
function start({ isHeld = false, ...options }: FakeRecommendationsOptions & { isHeld?: boolean } = {}) {
  const release: (() => void)[] = [];
  const client = createFakeRecommendationsClient({
    ...options,
    ...(isHeld ? { latency: () => new Promise<void>((resolve) => release.push(resolve)) } : {}),
  });
  const reports: string[] = [];
  const { reducer, saga } = resetOnUserChange(
    createRecommendationsModule({
      client,
      report: (message) => void reports.push(message),
    }),
  );
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { recommendations: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  const receive = async (...replies: number[]) => {
    for (const index of replies) release[index]!();
    await settle();
  };
  return {
    client,
    reports,
    store,
    receive,
    load: (changes: Partial<RecommendationsRequest> = {}) =>
      void store.dispatch(recommendationsActions.recommendationsRequested(request(changes))),
    held: (slot: RecommendationsRequest['slot'] = 'productPage') =>
      selectRecommendations(store.getState(), slot),
    shown: () =>
      getShownItems(selectRecommendations(store.getState(), 'productPage')).map(({ itemId }) => itemId),
  };
}

const ids = (from: number, to: number) => ITEMS.slice(from, to).map(({ itemId }) => itemId);

it('is pending, then filled with the items of the first scheme', async () => {
  const { client, held, load, receive, shown } = start({ items: { alsoBought: ITEMS } });
  load();
  expect(held()?.phase).toBe('pending');
  await receive();
  expect(held()?.phase).toBe('filled');
  expect(shown()).toEqual(ids(0, 3));
  expect(getShownScheme(held())).toBe('alsoBought');
  expect(client.calls.map(({ body }) => body)).toEqual([
    {
      configValues: { scheme: 'alsoBought', count: 25 },
      query: { mboxes: ['productPage'], skuList: ['paper'] },
    },
  ]);
});

it('calls the service by scheme, with skuList, inputs and mboxes (storefront-7.43)', async () => {
  const { client, load, receive, shown } = start({ items: { alsoBought: ITEMS } });
  load({ omit: ids(0, 2), categoryId: 'paper' });
  await receive();
  expect(client.calls[0]?.body).toEqual({
    configValues: { scheme: 'alsoBought', count: 25 },
    query: { mboxes: ['productPage'], skuList: ['paper'], categoryId: 'paper' },
    inputs: { omit: ids(0, 2) },
  });
  expect(shown()).toEqual(ids(2, 5));
});

it('reads frequent purchases through their own call, and recent ones if there are none', async () => {
  const { client, held, load, receive, shown } = start({ items: { recentlyPurchased: ITEMS } });
  load({ first: 'frequentlyPurchased', second: 'recentlyPurchased' });
  await receive();
  expect(client.calls.map(({ body }) => body.configValues?.scheme)).toEqual([
    'frequentlyPurchased',
    'recentlyPurchased',
  ]);
  expect(shown()).toEqual(ids(0, 3));
  expect(getShownScheme(held())).toBe('recentlyPurchased');
});

it('retries an empty reply once, with the second scheme', async () => {
  const { client, held, load, reports, receive, shown } = start({ items: { consider: ITEMS } });
  load();
  await receive();
  expect(client.calls.map(({ body }) => body.configValues?.scheme)).toEqual(['alsoBought', 'consider']);
  expect(shown()).toEqual(ids(0, 3));
  expect(getShownScheme(held())).toBe('consider');
  expect(reports).toEqual([]);
});

it('is filled with nothing, and logs ATC_SPARX_NO_RESPONSE, when both schemes are empty', async () => {
  const { client, held, load, reports, receive, shown } = start();
  load();
  await receive();
  expect(client.calls).toHaveLength(2);
  expect(held()?.phase).toBe('filled');
  expect(shown()).toEqual([]);
  expect(reports).toEqual(['ATC_SPARX_NO_RESPONSE: productPage']);
});

it('does not request the same scheme twice', async () => {
  const { client, load, reports, receive } = start();
  load({ second: 'alsoBought' });
  await receive();
  expect(client.calls).toHaveLength(1);
  expect(reports).toHaveLength(1);
});

it('fails without a retry when the call fails, and can be requested again', async () => {
  const { client, held, load, receive } = start({ items: { alsoBought: ITEMS } });
  client.failNext();
  load();
  await receive();
  expect(held()).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
  expect(client.calls).toHaveLength(1);
  load();
  await receive();
  expect(held()?.phase).toBe('filled');
});

describe('a reload that fails', () => {
  async function reload(
    changes: Partial<RecommendationsRequest>,
    first: Partial<RecommendationsRequest> = {},
  ) {
    const shop = start({ items: { alsoBought: ITEMS } });
    shop.load(first);
    await shop.receive();
    shop.client.failNext();
    shop.load(changes);
    await shop.receive();
    expect(shop.held()).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
    return shop;
  }

  it('keeps the items on screen, also while and after it is tried again in vain', async () => {
    const { client, held, load, receive, shown } = await reload({ skuList: ['pens'] });
    expect(shown()).toEqual(ids(0, 3));
    expect(getShownScheme(held())).toBe('alsoBought');
    client.failNext();
    load({ skuList: ['pens'] });
    expect(shown()).toEqual(ids(0, 3));
    await receive();
    expect(held()?.phase).toBe('failed');
    expect(shown()).toEqual(ids(0, 3));
  });

  it('leaves out the items that its request leaves out', async () => {
    const { shown } = await reload({ omit: ids(0, 1) });
    expect(shown()).toEqual(ids(1, 4));
  });

  it('keeps no items of another category', async () => {
    const { shown } = await reload({ categoryId: 'ink' }, { categoryId: 'paper' });
    expect(shown()).toEqual([]);
  });

  it('still removes items from those on screen', async () => {
    const { shown, store } = await reload({});
    store.dispatch(
      recommendationsActions.recommendationRemoved({
        slot: 'productPage',
        itemId: ids(0, 1)[0]!,
        replacementCount: 1,
      }),
    );
    expect(shown()).toEqual(ids(1, 4));
  });
});

it.each([
  [0, 1],
  [1, 0],
])('shows the newest request of a slot when the replies come in the order %i, %i', async (...order) => {
  const { client, held, load, receive } = start({ isHeld: true, items: { alsoBought: ITEMS } });
  load({ skuList: ['paper'] });
  load({ skuList: ['pens'] });
  await receive(...order);
  expect(held()).toMatchObject({ phase: 'filled', request: { skuList: ['pens'] } });
  expect(client.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
});

it('keeps the slots apart', async () => {
  const { held, load, receive } = start({ isHeld: true, items: { alsoBought: ITEMS } });
  load();
  load({ slot: 'cart' });
  await receive(1);
  expect(held('cart')?.phase).toBe('filled');
  expect(held()?.phase).toBe('pending');
  await receive(0);
  expect(held()?.phase).toBe('filled');
});

it('keeps the last items on screen while newer ones load', async () => {
  const { load, receive, shown } = start({ isHeld: true, items: { alsoBought: ITEMS } });
  load();
  await receive(0);
  load({ skuList: ['pens'] });
  expect(shown()).toEqual(ids(0, 3));
});

it('drops a reply to a slot that was cleared', async () => {
  const { held, load, receive, store } = start({ isHeld: true, items: { alsoBought: ITEMS } });
  load();
  store.dispatch(recommendationsActions.recommendationsCleared('productPage'));
  await receive(0);
  expect(held()).toBeUndefined();
});

it('clears everything after a change of user, including what is still loading', async () => {
  const { client, held, load, receive, store } = start({ isHeld: true, items: { alsoBought: ITEMS } });
  load();
  load({ slot: 'cart' });
  await receive(0);
  store.dispatch(userChanged({ wasGuest: false }));
  await receive(1);
  expect(held()).toBeUndefined();
  expect(held('cart')).toBeUndefined();
  expect(client.calls[1]!.signal?.aborted).toBe(true);
  load();
  expect(getShownItems(held())).toEqual([]);
});

describe('the removal of an item', () => {
  const remove = (itemId: string, replacementCount?: number) =>
    recommendationsActions.recommendationRemoved({
      slot: 'productPage',
      itemId,
      ...(replacementCount === undefined ? {} : { replacementCount }),
    });

  async function filled(items = ITEMS) {
    const shop = start({ items: { alsoBought: items } });
    shop.load();
    await shop.receive();
    return shop;
  }

  it('replaces it with the next one when a replacement count is given', async () => {
    const { shown, store } = await filled();
    store.dispatch(remove(ITEMS[1]!.itemId, 1));
    expect(shown()).toEqual([ITEMS[0], ITEMS[2], ITEMS[3]].map((item) => item!.itemId));
  });

  it('makes the row shorter without one', async () => {
    const { shown, store } = await filled();
    store.dispatch(remove(ITEMS[1]!.itemId));
    expect(shown()).toEqual([ITEMS[0], ITEMS[2]].map((item) => item!.itemId));
  });

  it('makes the row shorter when nothing is left in reserve', async () => {
    const { shown, store } = await filled(ITEMS.slice(0, 3));
    store.dispatch(remove(ITEMS[0]!.itemId, 1));
    expect(shown()).toEqual(ids(1, 3));
  });

  it('of an item in reserve does not change what is shown, and an unknown one changes nothing', async () => {
    const { shown, store } = await filled();
    store.dispatch(remove(ITEMS[5]!.itemId, 1));
    store.dispatch(remove('unknown', 1));
    expect(shown()).toEqual(ids(0, 3));
  });

  it('while newer items load removes it from those on screen, and from the reply', async () => {
    const { load, receive, shown, store } = start({ isHeld: true, items: { alsoBought: ITEMS } });
    load();
    await receive(0);
    load({ skuList: ['pens'] });
    store.dispatch(remove(ITEMS[1]!.itemId, 1));
    const rest = [ITEMS[0], ITEMS[2], ITEMS[3]].map((item) => item!.itemId);
    expect(shown()).toEqual(rest);
    await receive(1);
    expect(shown()).toEqual(rest);
  });

  it('while newer items load lasts when an even newer request replaces that one', async () => {
    const { load, receive, shown, store } = start({ isHeld: true, items: { alsoBought: ITEMS } });
    load();
    await receive(0);
    load({ skuList: ['pens'] });
    store.dispatch(remove(ITEMS[0]!.itemId, 1));
    load({ skuList: ['ink'] });
    expect(shown()).toEqual(ids(1, 4));
    await receive(1, 2);
    expect(shown()).toEqual(ids(1, 4));
  });
});
