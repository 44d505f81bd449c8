/** The effect of a call on the session: reads, writes under it, or replaces it (a sign-in, a sign-out). */
export type SessionUse = 'read' | 'write' | 'change';

/** A sign-in does not wait longer than this for writes that hang; the server keeps them apart as well. */
const LONGEST_WAIT_MS = 5000;

/**
 * Keeps the writes of one browser and its sign-ins apart. A guest's first write brings a session cookie, and a sign-in brings
 * another one: were both under way at once, the cookie that arrives last would decide who is signed in.
 *
 * @param wait resolves after so many milliseconds
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
      if (pending.length) await Promise.race([Promise.all(pending), wait(LONGEST_WAIT_MS)]);
      return work();
    })();
    change = settled(running).then(() => {
      change = undefined;
    });
    return running;
  }

  return { run, changeSettled, isChanging: () => change !== undefined };
}
