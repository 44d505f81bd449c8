import { call, delay } from 'redux-saga/effects';

/** A saga that throws again and again within this time is given up. */
const WINDOW_MS = 60_000;
const MAX_RESTARTS = 5;
const PAUSE_MS = 1000;

/**
 * Keeps one domain's sagas alive: one that throws is reported and started again, within bounds, while the others go on.
 * Returns when the saga ends by itself, as it does on the server.
 */
export function* supervise(
  name: string,
  saga: () => Generator,
  onError: (name: string, error: unknown) => void,
  now: () => number = Date.now,
): Generator {
  let failures: number[] = [];
  for (;;) {
    try {
      yield call(saga);
      return;
    } catch (error) {
      onError(name, error);
      failures = [...failures.filter((at) => now() - at < WINDOW_MS), now()];
      if (failures.length > MAX_RESTARTS) return;
      yield delay(PAUSE_MS);
    }
  }
}
