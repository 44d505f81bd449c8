import type { Task } from 'redux-saga';
import { all, cancel, take } from 'redux-saga/effects';
import type { ForkEffect } from 'redux-saga/effects';

/**
 * Runs a domain's watchers and restarts them on every reset, canceling work in flight: it belongs to the state that was cleared.
 * When the store ends (END, on a server), work in flight is finished instead.
 *
 * @param reset type or types of the actions that clear the domain's state
 */
export function* restartOn(reset: string | string[], watchers: () => ForkEffect[]): Generator {
  for (;;) {
    const running = (yield all(watchers())) as Task[];
    yield take(reset);
    yield cancel(running);
  }
}
