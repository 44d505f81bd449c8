import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { CompareEntry } from '../model/index.ts';
import { comparedItems, createFakeCompareClient } from '../testing/index.ts';
import {
  compareActions,
  comparisonActions,
  createCompareModule,
  createComparisonModule,
  selectCompare,
  selectComparison,
} from './index.ts';

freezeTime();

const entry = (itemId: string): CompareEntry => ({
  itemId,
  title: itemId,
  image: '',
  itemUrl: `/p/${itemId}`,
});
const KEY = 'compare:sdc';
const HOUR = 3_600_000;

/** Opens a page of the tab. */
function openPage(clock = createTestClock()) {
  const { reducer, saga } = createCompareModule({
    storage: createExpiringStorage(() => sessionStorage, clock),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { compare: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  return {
    clock,
    ...store,
    ids: () => selectCompare(store.getState()).items.map(({ itemId }) => itemId),
    ignored: () => selectCompare(store.getState()).ignoredAdds,
    restore: (key = KEY) => void store.dispatch(compareActions.compareOpened(key)),
    add: (...ids: string[]) => ids.forEach((id) => store.dispatch(compareActions.compareAdded(entry(id)))),
    remove: (id: string) => void store.dispatch(compareActions.compareRemoved(id)),
  };
}

describe('the compare list', () => {
  beforeEach(() => sessionStorage.clear());

  it('ignores a fifth item, and counts the press until something is removed (storefront-4.39)', () => {
    const page = openPage();
    page.restore();
    page.add('a', 'b', 'c', 'd', 'd');
    expect(page.ignored()).toBe(0);
    page.add('e', 'e');
    expect(page.ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(page.ignored()).toBe(2);
    page.remove('b');
    expect(page.ignored()).toBe(0);
    page.add('e');
    expect(page.ids()).toEqual(['a', 'c', 'd', 'e']);
  });

  it('survives a reload, for each site on its own', () => {
    const page = openPage();
    page.restore();
    page.add('a', 'b');
    page.remove('a');
    const reloaded = openPage();
    expect(reloaded.ids()).toEqual([]);
    reloaded.restore();
    expect(reloaded.ids()).toEqual(['b']);
    const business = openPage();
    business.restore('compare:sba');
    expect(business.ids()).toEqual([]);
  });

  it('keeps an item that was added before the list was restored, within the limit', () => {
    const page = openPage();
    page.restore();
    page.add('a', 'b', 'c', 'd');
    const reloaded = openPage();
    reloaded.add('x', 'a');
    reloaded.restore();
    expect(reloaded.ids()).toEqual(['x', 'a', 'b', 'c']);
  });

  it('is not restored twice: a removed item stays removed', () => {
    const page = openPage();
    page.restore();
    page.add('a', 'b');
    page.remove('a');
    page.restore();
    expect(page.ids()).toEqual(['b']);
  });

  it('clears everything on request, and after half a day', () => {
    const page = openPage();
    page.restore();
    page.add('a');
    page.dispatch(compareActions.compareCleared());
    const cleared = openPage();
    cleared.restore();
    expect(cleared.ids()).toEqual([]);
    cleared.add('b');
    cleared.clock.advance(13 * HOUR);
    const nextDay = openPage(cleared.clock);
    nextDay.restore();
    expect(nextDay.ids()).toEqual([]);
  });

  it.each(['[1]', '{}', '[{"itemId":"a"}]', 'null'])('ignores the corrupt list %s', (value) => {
    sessionStorage.setItem(`foolscap:${KEY}`, `{"value":${value},"until":${Number.MAX_SAFE_INTEGER}}`);
    const page = openPage();
    page.restore();
    expect(page.ids()).toEqual([]);
  });
});

describe('the products of the compare page', () => {
  const [first, second] = comparedItems.map(({ itemId }) => itemId) as [string, string];

  function start() {
    const release: (() => void)[] = [];
    const client = createFakeCompareClient(
      comparedItems,
      () => new Promise<void>((resolve) => release.push(resolve)),
    );
    const { reducer, saga } = createComparisonModule({ client });
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: { comparison: reducer },
      middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    });
    sagas.run(saga);
    return {
      client,
      page: () => selectComparison(store.getState()),
      request: (...itemIds: string[]) => void store.dispatch(comparisonActions.comparisonRequested(itemIds)),
      receive: async (...replies: number[]) => {
        for (const index of replies) release[index]!();
        await settle();
      },
    };
  }

  it('reads the products in their order, with those that are missing', async () => {
    const { page, request, receive } = start();
    request(second, 'gone', first);
    expect(page().load.phase).toBe('loading');
    await receive(0);
    expect(page().load.value?.items.map(({ itemId }) => itemId)).toEqual([second, first]);
    expect(page().load.value?.missing).toEqual([{ itemId: 'gone' }]);
  });

  it('shows the newest request, however late the reply of an older one is', async () => {
    const { client, page, request, receive } = start();
    request(first);
    request(second);
    await receive(1, 0);
    expect(client.calls[0]!.signal?.aborted).toBe(true);
    expect(page().load.value?.items.map(({ itemId }) => itemId)).toEqual([second]);
  });

  it('keeps the products while fewer are read, and after a failure', async () => {
    const { client, page, request, receive } = start();
    request(first, second);
    await receive(0);
    client.failNext();
    request(first);
    expect(page().load).toMatchObject({ phase: 'loading', value: { items: [{}, {}] } });
    await receive(1);
    expect(page().load).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
    expect(page().load.value?.items).toHaveLength(2);
  });

  it('makes no call for a page without items', async () => {
    const { client, page, request, receive } = start();
    request();
    await receive();
    expect(page().load).toEqual({ phase: 'ready', value: { items: [], missing: [] } });
    expect(client.calls).toEqual([]);
  });
});
