import type { PayloadAction } from '@reduxjs/toolkit';
import { call, cancelled, delay, fork, put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import type { ForkEffect } from 'redux-saga/effects';
import { toFailure } from '../http/failure.ts';
import type { Failure } from '../http/failure.ts';
import { loadFailed, loaded, startLoading } from './loadable.ts';
import type { Loadable } from './loadable.ts';

/** `S`: state of the slice; `R`: payload of the request; `D`: dependencies; `V`: reply; `T`: held value. */
export interface ReadDefinition<N extends string, S, R, D, V, T> {
  /** Names the actions: `NAMERequested`, `NAMEReceived` and `NAMEFailed`. */
  name: N;
  /**
   * Selects what is loaded. Undefined for a request that is outdated or needs no read: it does not switch to `loading`, and its reply is
   * dropped.
   */
  select: (state: S, request: R) => Loadable<T> | undefined;
  /** Prepares the state at the request. To drop the held value, assign `{ phase: 'idle' }`, not the frozen `IDLE`. */
  begin?: (state: S, request: R) => void;
  /** Reads: a promise or a saga. `signal` is aborted when the read is canceled. Undefined: nothing to read. */
  send: (
    deps: D,
    request: R,
    signal: AbortSignal,
  ) => V | undefined | Promise<V | undefined> | Generator<unknown, V | undefined>;
  /** Converts the reply to the value to hold, and applies anything else it contains; by default the reply is the value. */
  settle?: (state: S, reply: V, request: R) => T;
  /** Prepares the state for a failure, like `begin`; for example, drops a value that belongs to another request. */
  fail?: (state: S, failure: Failure, request: R) => void;
  /**
   * Treatment of a request while another one is in flight: `restart` (default) aborts the earlier one, because only the newest matters;
   * `join` waits for it, because every request reads the same data.
   */
  inFlight?: 'restart' | 'join';
  /** Milliseconds to wait for a newer request before reading; 0 by default. */
  debounceMs?: number;
}

/** The case reducers of a read, for `reducers` of `createSlice`. Outcomes have their request as `meta`. */
export type ReadReducers<N extends string, S, R, V> = {
  [K in `${N}Requested`]: (state: S, action: PayloadAction<R>) => void;
} & {
  [K in `${N}Received`]: {
    reducer: (state: S, action: PayloadAction<V, string, R>) => void;
    prepare: (value: V, request: R) => { payload: V; meta: R };
  };
} & {
  [K in `${N}Failed`]: {
    reducer: (state: S, action: PayloadAction<Failure, string, R>) => void;
    prepare: (failure: Failure, request: R) => { payload: Failure; meta: R };
  };
};

export interface Read<N extends string, S, R, D, V> {
  reducers: ReadReducers<N, S, R, V>;
  /** Creates the watcher of the requests. `actions` are those of the slice. */
  loader: (
    actions: Record<`${N}${'Requested' | 'Received' | 'Failed'}`, { type: string }>,
    deps: D,
  ) => ForkEffect;
}

/** Changes what is loaded in place, so that a declaration needs no setter. */
function replace<T>(load: Loadable<T>, next: Loadable<T>): void {
  delete (load as { failure?: Failure }).failure;
  Object.assign(load, next);
}

const withRequest = <P, R>(payload: P, meta: R) => ({ payload, meta });

/**
 * Declares a value that is read from the server, with everything about how it is requested, sent and stored. Every read ends in one of two
 * actions, unless a newer request or a reset cancels it: then it is aborted and dispatches nothing. A change may dispatch `NAMEReceived`
 * with its reply; a read in flight then restarts, because its own reply may be older.
 */
export function defineRead<N extends string, S, D, T, R = void>(
  definition: ReadDefinition<N, S, R, D, T, T>,
): Read<N, S, R, D, T>;
export function defineRead<N extends string, S, D, V, T, R = void>(
  definition: ReadDefinition<N, S, R, D, V, T> & Pick<Required<ReadDefinition<N, S, R, D, V, T>>, 'settle'>,
): Read<N, S, R, D, V>;
export function defineRead<N extends string, S, D, V, T, R>({
  name,
  select,
  begin,
  send,
  settle,
  fail,
  inFlight,
  debounceMs = 0,
}: ReadDefinition<N, S, R, D, V, T>): Read<N, S, R, D, V> {
  const [requested, received, failed] = [`${name}Requested`, `${name}Received`, `${name}Failed`] as const;
  const reducers = {
    [requested](state: S, { payload }: PayloadAction<R>) {
      begin?.(state, payload);
      const load = select(state, payload);
      if (load) replace(load, startLoading(load));
    },
    [received]: {
      reducer(state: S, { payload, meta }: { payload: V; meta: R }) {
        if (!select(state, meta)) return;
        // The overloads require `settle` unless the reply is the value.
        const value = settle ? settle(state, payload, meta) : (payload as unknown as T);
        // Settling may have replaced what is loaded.
        replace(select(state, meta)!, loaded(value));
      },
      prepare: withRequest,
    },
    [failed]: {
      reducer(state: S, { payload, meta }: { payload: Failure; meta: R }) {
        if (!select(state, meta)) return;
        fail?.(state, payload, meta);
        const load = select(state, meta)!;
        replace(load, loadFailed(load, payload));
      },
      prepare: withRequest,
    },
  };
  return {
    // TypeScript widens computed keys to `string`.
    reducers: reducers as unknown as ReadReducers<N, S, R, V>,
    loader(actions, deps) {
      // The action creators that `createSlice` made of the reducers above.
      const create = actions as unknown as Record<
        string,
        ((result: unknown, request: R) => PayloadAction) & { type: string }
      >;
      let receivedCount = 0;
      function* load({ payload }: PayloadAction<R>): Generator {
        const aborter = new AbortController();
        try {
          if (debounceMs) yield delay(debounceMs);
          let value: V | undefined;
          let countBefore: number;
          do {
            countBefore = receivedCount;
            value = (yield call(send, deps, payload, aborter.signal)) as V | undefined;
            // The reply to a change that arrived in the meantime may be newer, so the value is read again.
          } while (receivedCount !== countBefore);
          if (value !== undefined) yield put(create[received]!(value, payload));
        } catch (error) {
          yield put(create[failed]!(toFailure(error), payload));
        } finally {
          if ((yield cancelled()) as boolean) aborter.abort();
        }
      }
      return fork(function* () {
        yield takeEvery(create[received]!.type, () => void (receivedCount += 1));
        yield (inFlight === 'join' ? takeLeading : takeLatest)(create[requested]!.type, load);
      });
    },
  };
}
