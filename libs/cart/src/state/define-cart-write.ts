import { createAction } from '@reduxjs/toolkit';
import type { Action, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { defineWrite } from '@foolscap/core/state';
import type { QueuedWrite, Write, WriteDefinition, WriteFailure } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import type { CartState } from './cart.state.ts';

/** Additional rules of a cart write: whether the whole cart is read afterwards, and how "Try again" repeats it. */
interface CartRules<R> {
  /** Checks whether the cart is read after a failure, since the server may have applied the request; always by default. */
  rereadsAfter?: (failure: Failure) => boolean;
  /** Returns the commands that repeat a failed request; none by default. */
  repeat?: (request: R, from: Record<string, number>, held: Readonly<Record<string, number>>) => Action[];
}

/** A declared write in the form that the queue uses, without its payload types. */
export interface CartWrite extends Write<CartState, CartDeps> {
  settled: NonNullable<Write['settled']> & { type: string };
  rereadsAfter?(failure: Failure): boolean;
  repeat?(request: unknown, from: Record<string, number>, held: Readonly<Record<string, number>>): Action[];
}

export interface CartWriteDefinition<P, R, V>
  extends Omit<WriteDefinition<CartState, CartDeps, P, R, V>, 'settled' | 'failed'>, CartRules<R> {
  /**
   * The type of the fact that the server has confirmed the write: `cart/TYPE`. A result with the server's `reply` changes the cart. The
   * fact that it failed is `cart/KINDFailed`.
   */
  settled: string;
}

/** Creates the type guard for one kind of queued write. */
export const queuedAs =
  <R>(kind: string) =>
  (queued: QueuedWrite | undefined): queued is QueuedWrite<R> =>
    queued?.kind === kind;

/** Declares one kind of cart write (docs/decisions/cart-writes.md). It includes its reducers, which may be loaded later. */
export function defineCartWrite<P, V, R = P>(definition: CartWriteDefinition<P, R, V>) {
  const facts = {
    // `createAction` cannot know that `V` is neither optional nor unknown.
    settled: createAction(`cart/${definition.settled}`) as unknown as ActionCreatorWithPayload<V>,
    failed: createAction<WriteFailure<R>>(`cart/${definition.kind}Failed`),
  };
  // `defineWrite` omits the payload types, which consumers of the facts need.
  return defineWrite({ ...definition, ...facts }) as unknown as CartWrite & typeof facts;
}
