/** The effect of a call on the session: reads it, writes under it, or changes it (a sign-in or sign-out). */
export type SessionUse = 'read' | 'write' | 'change';

/** Maximum wait of a sign-in for hanging writes; the server separates them as well. */
const MAX_WAIT_MS = 5000;

/**
 * Creates a gate that separates a browser's writes from its sign-ins. A guest's first write sets a session cookie, and a sign-in sets
 * another one: if both were in flight, the later reply would decide who is signed in.
 *
 * @param wait resolves after the given number of milliseconds
 */
export function createSessionGate(wait: (milliseconds: number) => Promise<void>) {
  const writes = new Set<Promise<unknown>>();
  let change: Promise<unknown> | undefined;

  const settled = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      () => undefined,
    );

  /** Resolves when no sign-in or sign-out is in flight. */
  async function changeSettled(): Promise<void> {
    while (change) await change;
  }

  async function run<T>(use: SessionUse, work: () => Promise<T>): Promise<T> {
    if (use === 'read') return work();
    if (change) await changeSettled();
    if (use === 'write') {
      const running = work();
      const done = settled(running).then(() => {
        writes.delete(done);
      });
      writes.add(done);
      return running;
    }
    const pending = [...writes];
    const running = (async () => {
      if (pending.length) await Promise.race([Promise.all(pending), wait(MAX_WAIT_MS)]);
      return work();
    })();
    change = settled(running).then(() => {
      change = undefined;
    });
    return running;
  }

  return { run, changeSettled, isChanging: () => change !== undefined };
}
