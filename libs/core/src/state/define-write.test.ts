import { configureStore, createAction } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeLatest, takeLeading } from 'redux-saga/effects';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { TransportError } from '../http/transport.ts';
import { callTo } from '../sagas/typed-effects.ts';
import { defineWrite, queueWrites, sendWrite, watchWrite } from './define-write.ts';
import type { QueuedWrite } from './define-write.ts';

freezeTime();

const noteSubmitted = createAction<string>('noteSubmitted');
const noteSaved = createAction<string>('noteSaved');
const noteFailed = createAction<{ request: string; key: string; code: string }>('noteFailed');
const flushed = createAction('flushed');

interface Call {
  note: string;
  key: string;
  resolve: (saved: string) => void;
  reject: (error: unknown) => void;
}

const write = defineWrite({
  kind: 'note',
  command: noteSubmitted,
  gatherMs: (note) => (note.startsWith('typed') ? 50 : 0),
  send: (calls: Call[], note, key) =>
    callTo(() => new Promise<string>((resolve, reject) => calls.push({ note, key, resolve, reject }))),
  settled: noteSaved,
  failed: ({ request, key, failure }) => noteFailed({ request, key, code: failure.code }),
});

function start(run: (calls: Call[], dropped: unknown[]) => () => Generator) {
  const calls: Call[] = [];
  const dropped: unknown[] = [];
  const seen: Action[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: (state: null = null) => state,
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(action as Action);
        return next(action);
      }),
  });
  const task = sagas.run(run(calls, dropped));
  return {
    calls,
    dropped,
    seen,
    task,
    submit: (note: string) => store.dispatch(noteSubmitted(note)),
    flush: () => store.dispatch(flushed()),
  };
}

const queue = () =>
  start(
    (calls, dropped) => () =>
      queueWrites([write], (each, request) => sendWrite(each, calls, request, 'key'), {
        flushed: flushed.type,
        drop: (unsent: readonly QueuedWrite[]) => void dropped.push(...unsent.map(({ request }) => request)),
      }),
  );
const notes = (calls: Call[]) => calls.map(({ note }) => note);
const lost = () => new TransportError('timeout', 'late');

it('sends one after another, and continues after a failure', async () => {
  const { calls, seen, submit } = queue();
  for (const note of ['a', 'b', 'c']) submit(note);
  expect(notes(calls)).toEqual(['a']);
  calls[0]!.reject(lost());
  await settle();
  calls[1]!.resolve('B');
  await settle();
  expect(notes(calls)).toEqual(['a', 'b', 'c']);
  expect(seen.slice(-2)).toEqual([noteFailed({ request: 'a', key: 'key', code: 'TIMEOUT' }), noteSaved('B')]);
});

it('collects commands that can wait until their time is over, they are flushed or one cannot wait', async () => {
  const { calls, submit, flush } = queue();
  const answer = async () => {
    calls.at(-1)!.resolve('');
    await settle();
  };
  submit('typed 1');
  await pass(40);
  expect(calls).toEqual([]);
  await pass(10);
  expect(notes(calls)).toEqual(['typed 1']);
  await answer();
  submit('typed 2');
  flush();
  expect(notes(calls).at(-1)).toBe('typed 2');
  await answer();
  submit('typed 3');
  submit('now');
  expect(notes(calls).at(-1)).toBe('typed 3');
  await answer();
  expect(notes(calls).at(-1)).toBe('now');
});

it.each([
  ['while one is in flight', 'a', ['b', 'typed']],
  ['while they are collected', 'typed a', ['typed a', 'typed b']],
])('drops unsent writes when it is canceled %s', async (_, first, unsent) => {
  const { dropped, submit, task } = queue();
  submit(first);
  for (const note of unsent) if (note !== first) submit(note);
  await settle();
  task.cancel();
  expect(dropped).toEqual(unsent);
});

it.each([
  ['ignores', takeLeading, ['a']],
  ['replaces', takeLatest, ['a', 'b']],
])('%s a command while a single write is in flight, as declared', async (_, take, sent) => {
  const { calls, seen, submit } = start(
    (calls) =>
      function* () {
        yield watchWrite(take as typeof takeLatest, write, calls, () => `key ${calls.length}`);
      },
  );
  submit('a');
  submit('b');
  expect(notes(calls)).toEqual(sent);
  for (const { note, resolve } of calls) resolve(note.toUpperCase());
  await settle();
  expect(seen.filter(noteSaved.match)).toEqual([noteSaved(sent.at(-1)!.toUpperCase())]);
  submit('c');
  calls.at(-1)!.reject(lost());
  await settle();
  expect(seen.at(-1)).toEqual(noteFailed({ request: 'c', key: `key ${sent.length}`, code: 'TIMEOUT' }));
});
