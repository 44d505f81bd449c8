import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildProduct, buildResults, createFakeCatalogClient } from '../testing/index.ts';
import type { FakeCatalogOptions } from '../testing/index.ts';
import {
  catalogActions,
  createCatalogModule,
  selectCategories,
  selectProduct,
  selectResults,
} from './index.ts';

freezeTime();

function setUp(options: FakeCatalogOptions = {}) {
  const client = createFakeCatalogClient(options);
  const module = createCatalogModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { catalog: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  const shown = {
    categories: () => selectCategories(store.getState()),
    product: () => selectProduct(store.getState()),
    results: () => selectResults(store.getState()),
  };
  return { client, shown, store };
}

const paper = buildProduct({ itemId: 'paper', title: 'Paper' });
const pens = buildProduct({ itemId: 'pens', title: 'Pens' });
const show = (sku: string) => catalogActions.productRequested({ sku });
const find = (q: string, fresh = false) => catalogActions.resultsRequested(`search?q=${q}`, { q }, fresh);

describe('departments', () => {
  it('are loaded once for concurrent requests', async () => {
    const { client, shown, store } = setUp();
    store.dispatch(catalogActions.categoriesRequested());
    store.dispatch(catalogActions.categoriesRequested());
    await settle();
    expect(shown.categories()).toMatchObject({ phase: 'ready', value: [{ id: 'paper' }] });
    expect(client.calls).toHaveLength(1);
  });

  it('stay on screen while reloading, and when that fails', async () => {
    const { client, shown, store } = setUp();
    store.dispatch(catalogActions.categoriesRequested());
    await settle();
    client.failNext('categories');
    store.dispatch(catalogActions.categoriesRequested());
    expect(shown.categories()).toMatchObject({ phase: 'loading', value: [{ id: 'paper' }] });
    await settle();
    expect(shown.categories()).toMatchObject({
      phase: 'failed',
      failure: { code: 'NETWORK' },
      value: [{ id: 'paper' }],
    });
  });
});

describe('a product', () => {
  it('is never shown instead of another product', async () => {
    const { shown, store } = setUp({ products: [paper, pens] });
    store.dispatch(show('paper'));
    await settle();
    store.dispatch(show('pens'));
    expect(shown.product()).toEqual({ key: 'pens', load: { phase: 'loading' } });
    await settle();
    expect(shown.product().load.value).toEqual(pens);
  });

  it('stays on screen while reloading', async () => {
    const { shown, store } = setUp({ products: [paper] });
    store.dispatch(show('paper'));
    await settle();
    store.dispatch(show('paper'));
    expect(shown.product().load).toEqual({ phase: 'loading', value: paper });
  });

  it('reports a missing product by its status', async () => {
    const { shown, store } = setUp();
    store.dispatch(show('nothing'));
    await settle();
    expect(shown.product().load).toMatchObject({ phase: 'failed', failure: { status: 404 } });
  });

  it('shows the last requested product, in whatever order the replies arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('paper', 'pens', 'nothing'), { minLength: 1, maxLength: 6 }),
        async (scheduler, skus) => {
          const { shown, store } = setUp({
            products: [paper, pens],
            latency: () => scheduler.schedule(Promise.resolve()),
          });
          for (const sku of skus) store.dispatch(show(sku));
          await scheduler.waitAll();
          await settle();
          const last = skus.at(-1)!;
          expect(shown.product()).toMatchObject(
            last === 'nothing'
              ? { key: last, load: { phase: 'failed' } }
              : { key: last, load: { phase: 'ready', value: { itemId: last } } },
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('results', () => {
  it('stay until the results of the next query arrive', async () => {
    const { shown, store } = setUp();
    store.dispatch(find('paper'));
    await settle();
    store.dispatch(find('pens'));
    expect(shown.results()).toMatchObject({
      key: 'search?q=pens',
      load: { phase: 'loading', value: { query: 'paper' } },
    });
    await settle();
    expect(shown.results().load).toMatchObject({ phase: 'ready', value: { query: 'pens' } });
  });

  it('are cleared on another page', async () => {
    const { shown, store } = setUp();
    store.dispatch(find('paper'));
    await settle();
    store.dispatch(find('pens', true));
    expect(shown.results().load).toEqual({ phase: 'loading' });
  });

  it('are those of the last query, in whatever order the replies arrive', async () => {
    const answers = new Map<string, () => void>();
    const { shown, store } = setUp({
      results: ({ q = '' }) => buildResults({ query: q }),
      latency: (_, [query]) =>
        new Promise<void>((resolve) => answers.set((query as { q: string }).q, resolve)),
    });
    store.dispatch(find('a'));
    store.dispatch(find('b'));
    answers.get('b')!();
    await settle();
    answers.get('a')!();
    await settle();
    expect(shown.results().load.value?.query).toBe('b');
  });

  it('can be reloaded after a failure', async () => {
    const { client, shown, store } = setUp();
    client.failNext('search', { code: 'HTTP_503', status: 503 });
    store.dispatch(find('a'));
    await settle();
    expect(shown.results().load).toMatchObject({ phase: 'failed', failure: { status: 503 } });
    store.dispatch(find('a'));
    await settle();
    expect(shown.results().load).toMatchObject({ phase: 'ready' });
  });
});
