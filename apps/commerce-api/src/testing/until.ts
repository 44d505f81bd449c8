import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any event takes that a test waits for, even on a busy machine. */
const PATIENCE_MS = 60_000;

/**
 * Waits until a condition holds.
 *
 * @param what the expected event, for the failure message: `the lease expires`
 * @throws when it has not held for a minute
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited for a minute until ${what}.`);
    await sleep(5);
  }
}
