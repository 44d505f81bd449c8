import { setImmediate as nextTurn } from 'node:timers/promises';

/** Waits for a condition that holds some time after a reply; fails by the test's own timeout. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}
