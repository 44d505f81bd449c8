import { createAction } from '@reduxjs/toolkit';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { SagaOf } from '@foolscap/core/sagas';
import type { CartDeps } from './cart.deps.ts';
import type { CartState } from './cart.state.ts';

/** The payload of the fact that a write failed. */
export interface WriteFailure<R> {
  request: R;
  /** The idempotency key of the request, for repeating it exactly. */
  key: string;
  failure: Failure;
  /** The quantities by line in the held cart. */
  from: Record<string, number>;
}

/** A write that has not been sent. */
export interface QueuedWrite<R = unknown> {
  kind: string;
  request: R;
}

/** A declared write as the queue and the reducer see it, without its payload types. */
export interface CartWrite {
  kind: string;
  command: { type: string };
  settled: { type: string };
  failed: { type: string };
  gatherMs(payload: unknown): number;
  getRequest(payload: unknown): unknown;
  begin(state: CartState, payload: unknown): void;
  coalesce(queue: readonly QueuedWrite[], own: QueuedWrite): readonly QueuedWrite[];
  send(deps: CartDeps, request: unknown, key: string): SagaOf<unknown>;
  settle(state: CartState, result: unknown): void;
  rollback(state: CartState, failure: WriteFailure<unknown>): void;
  rereadsAfter(failure: Failure): boolean;
  repeat(request: unknown, from: Record<string, number>, held: Readonly<Record<string, number>>): Action[];
}

export interface CartWriteDefinition<P, R, S> {
  /** Names the write, its operations and its failure action (`cart/KINDFailed`). */
  kind: string;
  /** The intention that starts it. */
  command: { type: string; match(action: unknown): action is PayloadAction<P> };
  /** The type of the fact that the server has confirmed it: `cart/TYPE`. */
  settled: string;
  /** Returns for how long commands are collected before this one is sent, in milliseconds; 0 by default. */
  gatherMs?: (payload: P) => number;
  /** Converts the command to the request that is queued. */
  getRequest: (payload: P) => R;
  /** Records the pending operation, at the command. */
  begin: (state: CartState, payload: P) => void;
  /** Returns the unsent writes with its own among them: replacing, joined or last. By default each command is sent. */
  coalesce?: (queue: readonly QueuedWrite[], own: QueuedWrite<R>) => readonly QueuedWrite[];
  /**
   * Sends the request; waits while the device is offline.
   * @returns the payload of the settled fact, with the server's `reply` if it changes the cart; undefined if nothing was sent
   */
  send: (deps: CartDeps, request: R, key: string) => SagaOf<S | undefined>;
  /** Applies the confirmation. */
  settle: (state: CartState, result: S) => void;
  /** Takes the operation back. */
  rollback: (state: CartState, failure: WriteFailure<R>) => void;
  /** Whether the cart is read after a failure, since the server may have applied the request; by default always. */
  rereadsAfter?: (failure: Failure) => boolean;
  /** Returns the commands that repeat a failed request; by default none. */
  repeat?: (request: R, from: Record<string, number>, held: Readonly<Record<string, number>>) => Action[];
}

/** Creates the type guard of one kind of queued write. */
export const queuedAs =
  <R>(kind: string) =>
  (queued: QueuedWrite | undefined): queued is QueuedWrite<R> =>
    queued?.kind === kind;

/**
 * Declares one kind of write to the cart: the only place that knows how it is coalesced, sent, confirmed and rolled back
 * (docs/decisions/cart-writes.md).
 */
export function defineCartWrite<P, R, S>(definition: CartWriteDefinition<P, R, S>) {
  const write = {
    gatherMs: () => 0,
    coalesce: (queue: readonly QueuedWrite[], own: QueuedWrite<R>) => [...queue, own],
    rereadsAfter: () => true,
    repeat: () => [],
    ...definition,
    settled: createAction<S>(`cart/${definition.settled}`),
    failed: createAction<WriteFailure<R>>(`cart/${definition.kind}Failed`),
  };
  // The queue and the reducer call a write only with its own payloads.
  return write as unknown as CartWrite & Pick<typeof write, 'settled' | 'failed'>;
}
