import { createAction } from '@reduxjs/toolkit';
import type { Action, ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { defineWrite } from '@foolscap/core/state';
import type { QueuedWrite, Write, WriteDefinition, WriteFailure } from '@foolscap/core/state';
import type { CartDeps } from './cart.deps.ts';
import type { CartState } from './cart.state.ts';

/** A write to the cart, of which the whole cart may be read afterwards, and which "Try again" repeats. */
interface CartRules<R> {
  /** Whether the cart is read after a failure, since the server may have applied the request; by default always. */
  rereadsAfter?: (failure: Failure) => boolean;
  /** Returns the commands that repeat a failed request; by default none. */
  repeat?: (request: R, from: Record<string, number>, held: Readonly<Record<string, number>>) => Action[];
}

/** A declared write as the queue sees it, without its payload types. */
export interface CartWrite extends Write<CartState, CartDeps> {
  settled: NonNullable<Write['settled']> & { type: string };
  rereadsAfter?(failure: Failure): boolean;
  repeat?(request: unknown, from: Record<string, number>, held: Readonly<Record<string, number>>): Action[];
}

export interface CartWriteDefinition<P, R, V>
  extends Omit<WriteDefinition<CartState, CartDeps, P, R, V>, 'settled' | 'failed'>, CartRules<R> {
  /**
   * The type of the fact that the server has confirmed it: `cart/TYPE`. A result with the server's `reply` changes the cart. The fact that it
   * failed is `cart/KINDFailed`.
   */
  settled: string;
}

/** Creates the type guard of one kind of queued write. */
export const queuedAs =
  <R>(kind: string) =>
  (queued: QueuedWrite | undefined): queued is QueuedWrite<R> =>
    queued?.kind === kind;

/** Declares one kind of write to the cart (docs/decisions/cart-writes.md). Its reducers may be loaded later, so they are part of it. */
export function defineCartWrite<P, V, R = P>(definition: CartWriteDefinition<P, R, V>) {
  const facts = {
    // `createAction` cannot know that `V` is neither optional nor unknown.
    settled: createAction(`cart/${definition.settled}`) as unknown as ActionCreatorWithPayload<V>,
    failed: createAction<WriteFailure<R>>(`cart/${definition.kind}Failed`),
  };
  // `defineWrite` leaves out the payload types, which callers of the facts need.
  return defineWrite({ ...definition, ...facts }) as unknown as CartWrite & typeof facts;
}
