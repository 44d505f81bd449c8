import type { Action } from '@reduxjs/toolkit';
import { call, cancelled, delay, put, takeLatest, takeLeading } from 'redux-saga/effects';
import type { ForkEffect } from 'redux-saga/effects';
import { toFailure } from '../http/failure.ts';
import type { Failure } from '../http/failure.ts';

export interface LoaderOptions<P, T> {
  /** The command that starts a read. */
  requested: { type: string };
  /** Reads the value: a promise or a saga. `signal` is aborted when the read is canceled. */
  read: (payload: P, signal: AbortSignal) => Promise<T> | Generator<unknown, T>;
  received: (value: T, payload: P) => Action;
  failed: (failure: Failure, payload: P) => Action;
  /**
   * Treatment of a request while another one is in flight: `restart` aborts it, since only the newest request matters (default); `join`
   * waits for it, since every request reads the same.
   */
  inFlight?: 'restart' | 'join';
  /** Milliseconds to wait for a newer request before reading; 0 by default. */
  debounceMs?: number;
}

/**
 * Creates the watcher of one value that is read from the server. Every read ends in one of two actions, unless a newer request or a reset
 * cancels it: then it is aborted and dispatches nothing.
 */
export function createLoader<P, T>({
  requested,
  read,
  received,
  failed,
  inFlight = 'restart',
  debounceMs = 0,
}: LoaderOptions<P, T>): ForkEffect {
  function* load({ payload }: Action & { payload: P }): Generator {
    const aborter = new AbortController();
    try {
      if (debounceMs) yield delay(debounceMs);
      const value = (yield call(read, payload, aborter.signal)) as T;
      yield put(received(value, payload));
    } catch (error) {
      yield put(failed(toFailure(error), payload));
    } finally {
      if ((yield cancelled()) as boolean) aborter.abort();
    }
  }
  return inFlight === 'join' ? takeLeading(requested.type, load) : takeLatest(requested.type, load);
}
