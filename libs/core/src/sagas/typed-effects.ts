import { call, race, select, take } from 'redux-saga/effects';
import type { CallEffect, Effect } from 'redux-saga/effects';

/**
 * A typed generator for `yield*`. redux-saga types what is yielded but not the result; the four generators below type both.
 */
export type SagaOf<R> = Generator<Effect, R, unknown>;

/** Calls a function: `const cart = yield* callTo(client.getCart, query)` */
export function* callTo<A extends unknown[], R>(
  fn: (...args: A) => Promise<R> | R,
  ...args: A
): SagaOf<Awaited<R>> {
  return (yield call(fn as (...args: unknown[]) => unknown, ...args) as CallEffect) as Awaited<R>;
}

/** Selects from the state: `const lines = yield* selectFrom(selectLines)` */
export function* selectFrom<S, A extends unknown[], R>(
  selector: (state: S, ...args: A) => R,
  ...args: A
): SagaOf<R> {
  return (yield select(selector as (...args: unknown[]) => R, ...args)) as R;
}

/** Waits for the next action of one type, typed by its action creator's `match`. */
export function* takeOne<A>(creator: { type: string; match(action: unknown): action is A }): SagaOf<A> {
  return (yield take(creator.type)) as A;
}

/** Runs a race with named outcomes; exactly one of them is defined. */
export function* raceOf<R extends Record<string, unknown>>(effects: { [K in keyof R]: Effect }): SagaOf<
  Partial<R>
> {
  return (yield race(effects as Record<string, Effect>)) as Partial<R>;
}
