import { call } from 'redux-saga/effects';
import type { SagaOf } from './typed-effects.ts';

export interface WriteLane {
  /** Runs a write once all earlier writes in its lane have ended, whether they succeeded, failed or were canceled. */
  <R>(write: () => SagaOf<R>): SagaOf<R>;
  /** Aborted while the current write in the lane waits for the connection, and replaced afterwards. */
  offline: AbortController;
}

/**
 * Creates a lane: writes that depend on each other, from any domain, are sent one at a time and in order. A write that waits for the
 * connection holds the lane. An idle lane runs a write synchronously, so that it is still sent when the page is being unloaded.
 */
export function createWriteLane(): WriteLane {
  let open = 0;
  let last = Promise.resolve();
  const inLane = function* <R>(write: () => SagaOf<R>): SagaOf<R> {
    const earlier = open > 0 ? last : undefined;
    let end: () => void = () => undefined;
    const own = new Promise<void>((resolve) => (end = resolve));
    last = earlier ? earlier.then(() => own) : own;
    open += 1;
    try {
      if (earlier) yield call(() => earlier);
      return yield* write();
    } finally {
      open -= 1;
      end();
    }
  } as WriteLane;
  inLane.offline = new AbortController();
  return inLane;
}
