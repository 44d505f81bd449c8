import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { HttpError } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { ProductPageClient } from '../client/index.ts';
import type { Review } from '../contract/index.ts';
import { buildReview, buildTile } from '../testing/index.ts';
import { catalogActions, createProductPageModule, productPageActions, selectProductPage } from './index.ts';

freezeTime();

const review = (id: string): Review => buildReview({ id });

function setUp(overrides: Partial<ProductPageClient> = {}) {
  const kept = new Map<string, unknown>();
  const client: ProductPageClient = {
    tiles: async (skus) => ({ items: skus.map((itemId) => buildTile({ itemId })) }),
    reviews: async (_sku, { page = '1' }) => ({
      items: [review(`p${page}`)],
      page: Number(page),
      totalPages: 3,
      totalItems: 3,
    }),
    ownReview: async () => ({ may: 'ALLOWED' }),
    writeReview: async (_sku, body) => ({
      review: buildReview({ id: 'own', ...body }),
      summary: { average: 5, count: 1, histogram: [] },
    }),
    changePlace: async (zipCode) => ({ zipCode }),
    ...overrides,
  };
  const module = createProductPageModule({
    client,
    newKey: () => 'key',
    storage: {
      get: <T>(key: string) => kept.get(key) as T | undefined,
      set: (key, value) => Boolean(kept.set(key, value)),
      remove: (key) => void kept.delete(key),
    },
  });
  const sagas = createSagaMiddleware();
  const heard: unknown[] = [];
  const store = configureStore({
    reducer: {
      productPage: module.reducer,
      heard: (_state: null = null, action: unknown) => {
        heard.push(action);
        return null;
      },
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return { store, kept, heard, page: () => selectProductPage(store.getState()) };
}

const view = (sku: string, customer?: string) => productPageActions.productViewed({ sku, customer });

describe('recently viewed products', () => {
  it('are stored, newest first, twelve at most, without the current one', async () => {
    const { store, page } = setUp();
    for (let sku = 1; sku <= 15; sku += 1) store.dispatch(view(String(sku)));
    store.dispatch(view('9'));
    await settle();
    expect(page().viewed!.map(({ itemId }) => itemId)).toEqual([
      '15',
      '14',
      '13',
      '12',
      '11',
      '10',
      '8',
      '7',
      '6',
      '5',
      '4',
    ]);
  });

  it('are not shown to the next user', async () => {
    const { store, page } = setUp();
    store.dispatch(view('1'));
    store.dispatch(view('2', 'ada'));
    await settle();
    expect(page().viewed!.map(({ itemId }) => itemId)).toEqual(['1']);
    store.dispatch(view('3'));
    await settle();
    expect(page().viewed).toEqual([]);
  });

  it('are empty when loading them fails', async () => {
    const { store, page } = setUp({ tiles: () => Promise.reject(new Error('offline')) });
    store.dispatch(view('1'));
    store.dispatch(view('2'));
    await settle();
    expect(page().viewed).toEqual([]);
  });
});

describe('the delivery ZIP code', () => {
  const submit = productPageActions.placeSubmitted({ sku: '1', zipCode: '98101' });

  it('is changed, then the product is reloaded', async () => {
    const zipCodes: string[] = [];
    const { store, page, heard } = setUp({
      changePlace: async (zipCode) => {
        zipCodes.push(zipCode);
        return { zipCode };
      },
    });
    store.dispatch(submit);
    expect(page().place.phase).toBe('changing');
    await settle();
    expect(zipCodes).toEqual(['98101']);
    expect(page().place.phase).toBe('changed');
    expect(heard.at(-1)).toEqual(catalogActions.productRequested({ sku: '1' }));
  });

  it('is reported if unknown, and nothing is reloaded', async () => {
    const { store, page, heard } = setUp({
      changePlace: () =>
        Promise.reject(
          new HttpError({ code: 'INVALID_ZIPCODE', retryable: false, message: 'no', status: 400 }),
        ),
    });
    store.dispatch(submit);
    await settle();
    expect(page().place).toMatchObject({ phase: 'failed', failure: { code: 'INVALID_ZIPCODE' } });
    expect(heard).not.toContainEqual(catalogActions.productRequested({ sku: '1' }));
  });
});

describe('reviews', () => {
  const choice = { sku: 'a', sort: 'newest' as const };
  const requestPage = (page: number, overrides: object = {}) =>
    productPageActions.reviewsRequested({ choice: { ...choice, ...overrides }, page });
  const ids = (items: readonly Review[] | undefined) => items?.map(({ id }) => id);

  it('of further pages are appended to the initial ones', async () => {
    const { store, page } = setUp();
    const shown = { items: [review('first')], page: 1, totalPages: 3, totalItems: 3 };
    store.dispatch(productPageActions.reviewsRequested({ choice, page: 2, shown }));
    await settle();
    store.dispatch(requestPage(3));
    await settle();
    expect(ids(page().reviews?.load.value?.items)).toEqual(['first', 'p2', 'p3']);
  });

  it('of another filter replace them', async () => {
    const { store, page } = setUp();
    store.dispatch(requestPage(1));
    await settle();
    store.dispatch(requestPage(1, { rating: 4 }));
    await settle();
    expect(ids(page().reviews?.load.value?.items)).toEqual(['p1']);
    expect(page().reviews?.choice.rating).toBe(4);
  });

  it('stay when loading more fails', async () => {
    let fails = false;
    const { store, page } = setUp({
      reviews: async () => {
        if (fails) throw new HttpError({ code: 'NETWORK', retryable: true, message: 'gone' });
        return { items: [review('one')], page: 1, totalPages: 2, totalItems: 2 };
      },
    });
    store.dispatch(requestPage(1));
    await settle();
    fails = true;
    store.dispatch(requestPage(2));
    await settle();
    expect(page().reviews?.load).toMatchObject({ phase: 'failed', value: { items: [{ id: 'one' }] } });
  });

  it('are written once per double click', async () => {
    const written: string[] = [];
    const { store, page } = setUp({
      writeReview: async (sku, body) => {
        written.push(sku);
        await settle();
        return { review: buildReview(body), summary: { average: 4, count: 1, histogram: [] } };
      },
    });
    store.dispatch(productPageActions.ownReviewRequested('a'));
    await settle();
    expect(page().own?.load).toEqual({ phase: 'ready', value: 'ALLOWED' });
    const submitted = productPageActions.reviewSubmitted({
      sku: 'a',
      review: { rating: 4, title: 'Good', body: 'Good.' },
    });
    store.dispatch(submitted);
    store.dispatch(submitted);
    await settle();
    await settle();
    expect(written).toEqual(['a']);
    expect(page()).toMatchObject({ written: { sku: 'a', review: { title: 'Good' } } });
    expect(page().own?.load).toEqual({ phase: 'ready', value: 'WRITTEN' });
  });

  it('report a failure to save', async () => {
    const { store, page } = setUp({ writeReview: () => Promise.reject(new Error('no')) });
    store.dispatch(
      productPageActions.reviewSubmitted({ sku: 'a', review: { rating: 4, title: 'Good', body: 'Good.' } }),
    );
    await settle();
    expect(page().writing.phase).toBe('failed');
  });
});
