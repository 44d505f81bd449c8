import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildContentPage, createFakeContentClient } from '../testing/index.ts';
import { contentActions, createContentModule, isContentMissing, selectContent } from './index.ts';

freezeTime();

function setUp() {
  const client = createFakeContentClient({
    pages: [buildContentPage(), buildContentPage({ path: '/privacy', title: 'Privacy' })],
  });
  const { reducer, saga } = createContentModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { content: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    client,
    shown: () => selectContent(store.getState()),
    async open(path: string) {
      store.dispatch(contentActions.pageRequested({ path }));
      await settle();
    },
    request: (path: string) => store.dispatch(contentActions.pageRequested({ path })),
    async search(q?: string) {
      store.dispatch(contentActions.helpRequested(q === undefined ? {} : { q }));
      await settle();
    },
  };
}

it('reads a page, and shows no other page while the next one loads', async () => {
  const { open, request, shown } = setUp();
  await open('/help/returns');
  expect(shown().page).toMatchObject({ phase: 'ready', value: { page: { title: 'Returns and refunds' } } });
  request('/privacy');
  expect(shown().page).toEqual({ phase: 'loading' });
  await settle();
  expect(shown().page.value?.page.title).toBe('Privacy');
});

it('shows only the page that was requested last', async () => {
  const { request, shown } = setUp();
  request('/help/returns');
  request('/privacy');
  await settle();
  expect(shown().page.value?.page.title).toBe('Privacy');
});

it('distinguishes a missing page from a failure, which can be tried again', async () => {
  const { client, open, shown } = setUp();
  await open('/help/none');
  expect(isContentMissing(shown())).toBe(true);
  client.failNext({ code: 'INVALID_REQUEST', status: 400, retryable: false });
  await open('/help/%');
  expect(isContentMissing(shown())).toBe(true);
  client.failNext();
  await open('/privacy');
  expect(shown().page.phase).toBe('failed');
  expect(isContentMissing(shown())).toBe(false);
  await open('/privacy');
  expect(shown().page.phase).toBe('ready');
});

it('searches the help center, and keeps its articles when a search fails', async () => {
  const { client, search, shown } = setUp();
  await search();
  expect(shown().help.value?.results).toBeUndefined();
  await search('return');
  expect(shown().help.value?.results).toMatchObject([{ path: '/help/returns' }]);
  client.failNext();
  await search('pickup');
  expect(shown().help).toMatchObject({ phase: 'failed', value: { categories: [{}, {}] } });
});
