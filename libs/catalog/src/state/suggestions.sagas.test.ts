import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, pass } from '@foolscap/fake-time';
import type { SuggestData } from '../contract/index.ts';
import { createSuggestionsModule, selectSuggestions, suggestionsActions } from './index.ts';

const { suggestionsRequested } = suggestionsActions;
const answerTo = (query: string): SuggestData => ({ query, categories: [], products: [] });

function setUp(suggest = async (query: string) => answerTo(query)) {
  const queries: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const module = createSuggestionsModule({
    client: {
      suggest: (query, signal) => {
        queries.push(query);
        signals.push(signal);
        return suggest(query);
      },
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { suggestions: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const type = (query: string) => store.dispatch(suggestionsRequested(query));
  return { queries, signals, type, state: () => selectSuggestions(store.getState()) };
}

freezeTime();

it('sends one request for a word typed without a pause', async () => {
  const { queries, state, type } = setUp();
  for (const query of ['p', 'pa', 'pap ', ' paper']) type(query);
  await pass(200);
  expect(queries).toEqual(['paper']);
  expect(state().load.value?.query).toBe('paper');
});

it('keeps suggestions until newer ones arrive, and aborts outdated requests', async () => {
  const { signals, state, type } = setUp((query) =>
    query === 'slow' ? new Promise<SuggestData>(() => undefined) : Promise.resolve(answerTo(query)),
  );
  type('pen');
  await pass(200);
  type('slow');
  await pass(200);
  expect(state()).toMatchObject({ query: 'slow', load: { phase: 'loading', value: { query: 'pen' } } });
  type('paper');
  expect(signals[1]?.aborted).toBe(true);
  await pass(200);
  expect(state().load.value?.query).toBe('paper');
});

it('offers nothing for an empty box, nor when the server does not respond', async () => {
  const { queries, state, type } = setUp(() => Promise.reject(new Error('offline')));
  type('pen');
  await pass(200);
  expect(state().load.value).toBeUndefined();
  type('  ');
  await pass(200);
  expect(queries).toEqual(['pen']);
  expect(state()).toEqual({ query: '', load: { phase: 'idle' } });
});
