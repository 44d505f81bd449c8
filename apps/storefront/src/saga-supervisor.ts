import { call, delay } from 'redux-saga/effects';

/** A saga that throws too often within this period is not restarted. */
const WINDOW_MS = 60_000;
const MAX_RESTARTS = 5;
const PAUSE_MS = 1000;

/**
 * Restarts a domain's saga that throws, within limits, and reports the error; other domains keep running. Returns when the saga ends,
 * as it does on the server.
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
