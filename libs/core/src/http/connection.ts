/** Whether this device is connected to a network. Being connected does not mean that the shop can be reached. */
export interface Connection {
  isOnline(): boolean;
  /** Resolves once the device is connected; at once where it is. */
  whenOnline(): Promise<void>;
}

/** For servers, and wherever the state of the connection is unknown. */
export const alwaysOnline: Connection = { isOnline: () => true, whenOnline: () => Promise.resolve() };

/** The connection as the browser reports it. */
export function createBrowserConnection(
  page: Pick<EventTarget, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> } = window,
): Connection {
  // Only `false` can be relied on; a browser that reports nothing counts as connected.
  const isOnline = () => page.navigator.onLine !== false;
  return {
    isOnline,
    whenOnline: () =>
      isOnline()
        ? Promise.resolve()
        : new Promise((resolve) => {
            page.addEventListener('online', () => resolve(), { once: true });
          }),
  };
}

/** A connection that tests and stories cut and restore. */
export function createTestConnection(): Connection & { cut(): void; restore(): void } {
  let online = true;
  const waiting = new Set<() => void>();
  return {
    isOnline: () => online,
    whenOnline: () =>
      online ? Promise.resolve() : new Promise((resolve) => void waiting.add(() => resolve())),
    cut() {
      online = false;
    },
    restore() {
      online = true;
      for (const resume of waiting) resume();
      waiting.clear();
    },
  };
}
