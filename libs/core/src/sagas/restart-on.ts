import type { Task } from 'redux-saga';
import { all, cancel, take } from 'redux-saga/effects';
import type { ForkEffect } from 'redux-saga/effects';

/**
 * Runs a domain's watchers, and runs them anew from each reset on: what was still under way then belongs to a former person and
 * must not arrive. Where the store ends instead (END, on a server), what is under way is finished.
 *
 * @param reset the type, or types, of the actions that forget everything
 */
export function* restartOn(reset: string | string[], watchers: () => ForkEffect[]): Generator {
  for (;;) {
    const running = (yield all(watchers())) as Task[];
    yield take(reset);
    yield cancel(running);
  }
}
