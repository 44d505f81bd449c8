import { configureStore, createSlice } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { cancel, take } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { TransportError } from '../http/transport.ts';
import { defineRead } from './define-read.ts';
import type { ReadDefinition } from './define-read.ts';
import { IDLE } from './loadable.ts';
import type { Loadable } from './loadable.ts';

freezeTime();

interface Page {
  key?: string;
  load: Loadable<string>;
}

interface Call {
  key: string;
  signal: AbortSignal;
  resolve: (value?: string) => void;
  reject: (error: unknown) => void;
}

type Definition = ReadDefinition<'page', Page, string, Call[], string, string>;

function start(options: Partial<Definition> = {}) {
  const page = defineRead({
    name: 'page',
    select: (state: Page, key: string) => (state.key === key ? state.load : undefined),
    begin: (state, key) => void (state.key = key),
    send: (calls: Call[], key, signal) =>
      new Promise<string | undefined>((resolve, reject) => calls.push({ key, signal, resolve, reject })),
    ...options,
  });
  const initialState: Page = { load: IDLE };
  const slice = createSlice({
    name: 'pages',
    initialState,
    reducers: { ...page.reducers, left: () => initialState },
  });
  const calls: Call[] = [];
  const types: string[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: slice.reducer,
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(
        sagas,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          types.push((action as { type: string }).type);
          return next(action);
        },
      ),
  });
  sagas.run(function* () {
    const watcher = (yield page.loader(slice.actions, calls)) as Task;
    yield take('reset');
    yield cancel(watcher);
  });
  return {
    calls,
    types,
    request: (key: string) => store.dispatch(slice.actions.pageRequested(key)),
    receive: (value: string, key: string) => store.dispatch(slice.actions.pageReceived(value, key)),
    leave: () => store.dispatch(slice.actions.left()),
    reset: () => store.dispatch({ type: 'reset' }),
    shown: () => store.getState(),
  };
}

const lost = () => new TransportError('timeout', 'late');
const aborted = () => new TransportError('aborted', 'aborted');

it('holds the value, and keeps it while a newer one loads and after a failure', async () => {
  const { calls, request, shown } = start();
  request('a');
  expect(shown()).toEqual({ key: 'a', load: { phase: 'loading' } });
  calls[0]!.resolve('A');
  await settle();
  expect(shown().load).toEqual({ phase: 'ready', value: 'A' });
  request('a');
  expect(shown().load).toEqual({ phase: 'loading', value: 'A' });
  calls[1]!.reject(lost());
  await settle();
  expect(shown().load).toMatchObject({ phase: 'failed', value: 'A', failure: { code: 'TIMEOUT' } });
  request('a');
  expect(shown().load).toEqual({ phase: 'loading', value: 'A' });
});

it('restores the former phase if a read is aborted', async () => {
  const { calls, request, shown } = start();
  request('a');
  calls[0]!.reject(aborted());
  await settle();
  expect(shown().load).toEqual(IDLE);
});

it('aborts a read in flight for a newer request', async () => {
  const { calls, request, shown } = start();
  request('a');
  request('b');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  calls[1]!.resolve('B');
  calls[0]!.reject(aborted());
  await settle();
  expect(shown()).toEqual({ key: 'b', load: { phase: 'ready', value: 'B' } });
});

it('shows the outcome of the newest request in every order of replies', async () => {
  const outcome = fc.record({ key: fc.constantFrom('a', 'b'), isLost: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(outcome, { minLength: 2, maxLength: 5 }),
      async (scheduler, requests) => {
        const { request, shown } = start({
          send: (_, key) => {
            const at = sent.length;
            sent.push(key);
            const reply = requests[at]!.isLost ? Promise.reject(lost()) : Promise.resolve(`${key}${at}`);
            reply.catch(() => undefined);
            return scheduler.schedule(reply);
          },
        });
        const sent: string[] = [];
        void scheduler.scheduleSequence(
          requests.map(({ key }) => ({ label: key, builder: async () => void request(key) })),
        );
        const turns = scheduler.waitAll();
        await settle();
        await turns;
        await settle();
        const last = requests.at(-1)!;
        expect(shown().key).toBe(last.key);
        if (last.isLost) expect(shown().load.phase).toBe('failed');
        else expect(shown().load).toEqual({ phase: 'ready', value: `${last.key}${requests.length - 1}` });
      },
    ),
    { numRuns: 60 },
  );
});

it.each(['restart', 'join'] as const)(
  'reads again if the reply to a change arrived meanwhile, which may be newer (%s)',
  async (inFlight) => {
    const { calls, request, receive, shown } = start({ inFlight });
    request('a');
    receive('changed', 'a');
    calls[0]!.resolve('before the change');
    await settle();
    expect(shown().load).toEqual({ phase: 'ready', value: 'changed' });
    calls[1]!.resolve('after the change');
    await settle();
    expect(shown().load).toEqual({ phase: 'ready', value: 'after the change' });
    expect(calls).toHaveLength(2);
  },
);

it('drops a reply that is no longer needed', async () => {
  const { calls, request, leave, shown } = start();
  request('a');
  leave();
  calls[0]!.resolve('A');
  await settle();
  expect(shown()).toEqual({ load: IDLE });
});

it('lets later requests wait for the read in flight if they read the same', async () => {
  const { calls, types, request } = start({ inFlight: 'join' });
  request('a');
  request('a');
  calls[0]!.resolve('A');
  await settle();
  expect(calls).toHaveLength(1);
  expect(types.filter((type) => type === 'pages/pageReceived')).toHaveLength(1);
  request('a');
  expect(calls).toHaveLength(2);
});

it('aborts the read when it is canceled, and dispatches nothing', async () => {
  const { calls, types, request, reset } = start();
  request('a');
  reset();
  expect(calls[0]!.signal.aborted).toBe(true);
  calls[0]!.resolve('A');
  await settle();
  expect(types).toEqual(['pages/pageRequested', 'reset']);
});

it('waits for typing to pause', async () => {
  const { calls, request } = start({ debounceMs: 5 });
  request('a');
  request('ab');
  await pass(20);
  expect(calls.map(({ key }) => key)).toEqual(['ab']);
});

it('reads with a saga, and not at all without a result', async () => {
  const { types, request, shown } = start({
    select: ({ key, load }) => (key ? load : undefined),
    *send(_, key) {
      yield 0;
      return key ? key.toUpperCase() : undefined;
    },
  });
  request('a');
  await settle();
  expect(shown().load).toEqual({ phase: 'ready', value: 'A' });
  types.length = 0;
  request('');
  await settle();
  expect(types).toEqual(['pages/pageRequested']);
  expect(shown().load).toEqual({ phase: 'ready', value: 'A' });
});

it('merges a reply into the state, and drops the value at a failure', async () => {
  const { calls, request, shown } = start({
    settle: ({ load }, reply) => `${load.value ?? ''}${reply}`,
    fail: (state) => void (state.load = { phase: 'idle' }),
  });
  for (const at of [0, 1]) {
    request('a');
    calls[at]!.resolve('A');
    await settle();
  }
  expect(shown().load).toEqual({ phase: 'ready', value: 'AA' });
  request('a');
  calls[2]!.reject(lost());
  await settle();
  expect(shown().load).toEqual({ phase: 'failed', failure: expect.objectContaining({ code: 'TIMEOUT' }) });
});

it('needs `settle` for a reply that is not the value to hold', () => {
  // @ts-expect-error -- a number is no string
  defineRead({ name: 'page', select: (state: Page) => state.load, send: () => 1 });
  defineRead({
    name: 'page',
    select: (state: Page) => state.load,
    send: () => 1,
    settle: (_, reply) => `${reply}`,
  });
});
