import { createNextState } from '@reduxjs/toolkit';
import type { Action, PayloadAction, Reducer } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import type { Channel, Task } from 'redux-saga';
import { actionChannel, cancel, delay, flush, fork, join, put, take } from 'redux-saga/effects';
import type { ForkEffect, takeEvery } from 'redux-saga/effects';
import { toFailure } from '../http/failure.ts';
import type { Failure } from '../http/failure.ts';
import { raceOf } from '../sagas/typed-effects.ts';
import type { SagaOf } from '../sagas/typed-effects.ts';

/** A failed write. */
export interface WriteFailure<R> {
  request: R;
  /** The idempotency key of the request, for repeating it exactly. */
  key: string;
  failure: Failure;
}

/** A write that has not been sent. */
export interface QueuedWrite<R = unknown> {
  kind: string;
  request: R;
}

/** `S`: state of the slice; `D`: dependencies; `P`: payload of the command; `R`: request; `V`: result. */
export interface WriteDefinition<S, D, P, R, V> {
  /** Names the write and its operations; by default the type of its command. */
  kind?: string;
  /** The intention that starts it. */
  command: { type: string; match(action: unknown): action is PayloadAction<P> };
  /** Returns how long commands are collected before this one is sent, in milliseconds; 0 by default. */
  gatherMs?: (payload: P) => number;
  /** Converts the command to the request that is queued; by default the request is its payload. */
  getRequest?: (payload: P) => R;
  /**
   * Returns the unsent writes including this one, which may replace another one, be merged into it, or be last. By default each command is
   * sent.
   */
  coalesce?: (queue: readonly QueuedWrite[], own: QueuedWrite<R>) => readonly QueuedWrite[];
  /** Sends the request. @returns the payload of the settled fact; undefined if nothing was sent */
  send: (deps: D, request: R, key: string) => SagaOf<V | undefined>;
  /** Creates the fact that the server has confirmed it; absent if `send` dispatches its facts. */
  settled?: ((result: V, request: R) => Action) & { type?: string };
  /** Creates the fact that it failed. */
  failed: ((failure: WriteFailure<R>) => Action) & { type?: string };
  /** Records the pending operation when the command is dispatched. These three are for writes whose facts have no reducer in a slice. */
  begin?: (state: S, payload: P) => void;
  /** Applies the confirmation. */
  settle?: (state: S, result: V) => void;
  /** Takes the operation back. */
  rollback?: (state: S, failure: WriteFailure<R>) => void;
}

/** A declared write for the queue and the reducer, without its payload types. */
export interface Write<S = never, D = never> {
  kind: string;
  command: { type: string };
  gatherMs?(payload: unknown): number;
  getRequest?(payload: unknown): unknown;
  coalesce?(queue: readonly QueuedWrite[], own: QueuedWrite): readonly QueuedWrite[];
  send(deps: D, request: unknown, key: string): SagaOf<unknown>;
  settled?: ((result: unknown, request: unknown) => Action) & { type?: string };
  failed: ((failure: WriteFailure<unknown>) => Action) & { type?: string };
  begin?(state: S, payload: unknown): void;
  settle?(state: S, result: unknown): void;
  rollback?(state: S, failure: WriteFailure<unknown>): void;
}

/**
 * Declares one kind of write, with everything about how it is coalesced, sent, confirmed and rolled back. The queue and the reducer call it
 * only with its own payloads.
 */
export const defineWrite = <S, D, P, V, R = P>(definition: WriteDefinition<S, D, P, R, V>) =>
  // Without payload types, writes of all kinds fit into one list.
  ({ kind: definition.command.type, ...definition }) as unknown as Write<S, D>;

const toRequest = ({ getRequest }: Pick<Write, 'getRequest'>, payload: unknown) =>
  getRequest ? getRequest(payload) : payload;

/**
 * Adds the reducers of writes to that of a slice.
 *
 * @param writes the known writes; more may be added to the list later
 */
export const withWrites =
  <S>(reducer: Reducer<S>, writes: readonly Write<S>[]): Reducer<S> =>
  (before, action) =>
    createNextState(reducer(before, action), (draft) => {
      // The actions of the writes have payloads; `payload` of others is not read.
      const { type, payload } = action as unknown as PayloadAction<unknown>;
      for (const { command, settled, failed, begin, settle, rollback } of writes) {
        if (type === command.type) begin?.(draft as S, payload);
        if (type === settled?.type) settle?.(draft as S, payload);
        if (type === failed.type) rollback?.(draft as S, payload as WriteFailure<unknown>);
      }
    });

/** Sends one write, which ends in one of its two facts. */
export function* sendWrite<D>(
  { send, settled, failed }: Write<never, D>,
  deps: D,
  request: unknown,
  key: string,
): SagaOf<{ result?: unknown; failure?: Failure }> {
  try {
    const result = yield* send(deps, request, key);
    if (settled && result !== undefined) yield put(settled(result, request));
    return { result };
  } catch (error) {
    const failure = toFailure(error);
    yield put(failed({ request, key, failure }));
    return { failure };
  }
}

/**
 * Creates the watcher of a write that does not wait for others.
 *
 * @param take the treatment of a command while another one is in flight: `takeLeading` ignores it, `takeLatest` drops the outcome of the
 * earlier
 *   one, `takeEvery` sends both
 * @param newKey creates the idempotency key of each request, if its call takes one
 */
export const watchWrite = <D>(
  take: typeof takeEvery,
  write: Write<never, D>,
  deps: D,
  newKey: () => string = () => '',
): ForkEffect =>
  take(write.command.type, function* ({ payload }: PayloadAction<unknown>) {
    yield* sendWrite(write, deps, toRequest(write, payload), newKey());
  });

/**
 * Sends writes one after another, in command order and coalesced.
 *
 * @param writes the known writes; more may be added to the list later
 * @param execute sends one of them, usually with `sendWrite`
 * @param options.flushed type of the action that ends the collection of commands
 * @param options.drop discards the unsent writes when the queue is canceled
 */
export function* queueWrites<W extends Write>(
  writes: readonly W[],
  execute: (write: W, request: unknown) => SagaOf<unknown>,
  { flushed, drop }: { flushed?: string; drop?: (unsent: readonly QueuedWrite[]) => void } = {},
): SagaOf<void> {
  const getWrite = ({ type }: Action) => writes.find(({ command }) => command.type === type);
  const inbox = (yield actionChannel(
    (action: Action) => !!getWrite(action) || action.type === flushed,
    buffers.expanding(8),
  )) as Channel<PayloadAction<unknown>>;
  let queue: readonly QueuedWrite[] = [];
  /** Adds a command to the unsent writes. @returns how long it can wait */
  const enqueue = (command: PayloadAction<unknown>): number => {
    const write = getWrite(command);
    // Other actions of the inbox only end the collecting.
    if (!write) return 0;
    const { kind, coalesce, gatherMs } = write;
    const own = { kind, request: toRequest(write, command.payload) };
    queue = coalesce ? coalesce(queue, own) : [...queue, own];
    return gatherMs?.(command.payload) ?? 0;
  };
  const enqueueAll = function* (): SagaOf<void> {
    ((yield flush(inbox)) as PayloadAction<unknown>[]).forEach(enqueue);
  };
  try {
    for (;;) {
      if (queue.length === 0) yield* gather(inbox, enqueue);
      yield* enqueueAll();
      const [next, ...rest] = queue;
      queue = rest;
      const write = next && writes.find(({ kind }) => kind === next.kind);
      if (write) yield* execute(write, next.request);
    }
  } finally {
    if (drop) {
      yield* enqueueAll();
      drop(queue);
    }
  }
}

/** Collects commands that can wait, until the window of the first one closes or a command arrives that cannot wait. */
function* gather(
  inbox: Channel<PayloadAction<unknown>>,
  enqueue: (command: PayloadAction<unknown>) => number,
): SagaOf<void> {
  const gatherMs = enqueue((yield take(inbox)) as PayloadAction<unknown>);
  if (!gatherMs) return;
  const gathering = (yield fork(function* () {
    yield delay(gatherMs);
  })) as Task;
  for (;;) {
    const { next } = yield* raceOf<{ next: PayloadAction<unknown>; over: unknown }>({
      next: take(inbox),
      over: join(gathering),
    });
    if (!next) return;
    if (!enqueue(next)) {
      yield cancel(gathering);
      return;
    }
  }
}
