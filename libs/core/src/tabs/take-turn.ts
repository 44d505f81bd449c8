/** The part of a browser's Web Locks that is used. */
export interface Locks {
  /** Runs a task while it has the lock of a name. */
  request(name: string, task: () => Promise<void>): Promise<unknown>;
}

/** The part of a browser's Web Locks that is used to try for a lock. */
export interface TryLocks {
  /** Runs a task with the lock of a name, or without it, and then with null. */
  request(
    name: string,
    options: { ifAvailable: true },
    task: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/**
 * Waits until no other tab of the site has the lock of a name. Without Web Locks (old browsers, sites without https), tabs do not wait for
 * each other. Closing a tab releases its lock.
 *
 * @param locks replaces the browser's locks in tests
 * @returns the function that releases the lock
 */
export function takeTurn(
  name: string,
  locks: Locks | undefined = globalThis.navigator?.locks,
): Promise<() => void> {
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    locks
      .request(name, () => new Promise<void>((giveBack) => resolve(() => giveBack())))
      // Denied, for example in a frame without storage.
      .catch(reject);
  });
}

/**
 * Acquires the lock of a name, unless another tab of the site has it. Without Web Locks, every tab gets it.
 *
 * @param locks replaces the browser's locks in tests
 * @returns the function that releases the lock, and resolves when it can be acquired again; undefined while another tab has it
 */
export function tryTurn(
  name: string,
  locks: TryLocks | undefined = globalThis.navigator?.locks,
): Promise<(() => Promise<void>) | undefined> {
  if (!locks) return Promise.resolve(() => Promise.resolve());
  return new Promise((resolve) => {
    const released = locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return Promise.resolve();
        }
        return new Promise<void>((giveBack) =>
          resolve(() => {
            giveBack();
            return released;
          }),
        );
      })
      // Denied, for example in a frame without storage; handled like a browser without locks.
      .then(
        () => undefined,
        () => resolve(() => Promise.resolve()),
      );
  });
}
