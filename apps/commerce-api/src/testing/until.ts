import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for a condition that holds some time after a reply; fails by the test's own timeout. */
export async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await nextTurn();
}
