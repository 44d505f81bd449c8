import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { cancel, take } from 'redux-saga/effects';
import type { Task } from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { TransportError } from '../http/transport.ts';
import { createLoader } from './create-loader.ts';
import type { LoaderOptions } from './create-loader.ts';

freezeTime();

interface Read {
  payload: string;
  signal: AbortSignal;
  resolve: (value: string) => void;
  reject: (error: unknown) => void;
}

function run(options: Partial<LoaderOptions<string, string>> = {}) {
  const channel = stdChannel<Action>();
  const facts: unknown[] = [];
  const reads: Read[] = [];
  runSaga({ channel, dispatch: (action: Action) => facts.push(action) }, function* () {
    const watcher = (yield createLoader<string, string>({
      requested: { type: 'requested' },
      read: (payload, signal) =>
        new Promise((resolve, reject) => void reads.push({ payload, signal, resolve, reject })),
      received: (value, payload) => ({ type: 'received', value, payload }),
      failed: ({ code }, payload) => ({ type: 'failed', code, payload }),
      ...options,
    })) as Task;
    yield take('reset');
    yield cancel(watcher);
  });
  const request = (payload: string) =>
    channel.put({ type: 'requested', payload } as Action & { payload: string });
  return { channel, facts, reads, request };
}

it('ends in the value, or in the failure of the read', async () => {
  const { facts, reads, request } = run();
  request('a');
  reads[0]!.resolve('A');
  await settle();
  request('b');
  reads[1]!.reject(new TransportError('timeout', 'late'));
  await settle();
  expect(facts).toEqual([
    { type: 'received', value: 'A', payload: 'a' },
    { type: 'failed', code: 'TIMEOUT', payload: 'b' },
  ]);
});

it('aborts a read in flight for a newer request, whose reply alone counts', async () => {
  const { facts, reads, request } = run();
  request('a');
  request('b');
  expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  reads[1]!.resolve('B');
  reads[0]!.reject(new TransportError('aborted', 'aborted'));
  await settle();
  expect(facts).toEqual([{ type: 'received', value: 'B', payload: 'b' }]);
});

it('lets later requests wait for the read in flight if they read the same', async () => {
  const { facts, reads, request } = run({ inFlight: 'join' });
  request('a');
  request('a');
  reads[0]!.resolve('A');
  await settle();
  expect(reads).toHaveLength(1);
  expect(facts).toHaveLength(1);
  request('a');
  expect(reads).toHaveLength(2);
});

it('aborts the read when it is canceled', async () => {
  const { channel, facts, reads, request } = run();
  request('a');
  channel.put({ type: 'reset' });
  expect(reads[0]!.signal.aborted).toBe(true);
  reads[0]!.resolve('A');
  await settle();
  expect(facts).toEqual([]);
});

it('waits for typing to pause', async () => {
  const { reads, request } = run({ debounceMs: 5 });
  request('a');
  request('ab');
  await pass(20);
  expect(reads.map(({ payload }) => payload)).toEqual(['ab']);
});

it('reads with a saga as well', async () => {
  const { facts, request } = run({
    *read(payload) {
      yield 0;
      return payload.toUpperCase();
    },
  });
  request('a');
  await settle();
  expect(facts).toEqual([{ type: 'received', value: 'A', payload: 'a' }]);
});
