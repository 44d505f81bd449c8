/** The part of a browser's Web Locks that is used. */
export interface Locks {
  /** Runs a task while it has the lock of a name. */
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/**
 * Waits until no other tab of the site has the turn of a name. Without Web Locks (old browsers, sites without https) tabs do not wait for each
 * other. A tab that is closed gives its turn back.
 *
 * @param locks replaces the browser's locks in tests
 * @returns the function that gives the turn back
 */
export function takeTurn(
  name: string,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<() => void> {
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(name, () => new Promise<void>((giveBack) => resolve(() => giveBack())))
      // Refused, for example in a frame without storage.
      .catch(reject);
  });
}
