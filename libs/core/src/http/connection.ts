/** The device's network connection. Being online does not mean that the shop is reachable. */
export interface Connection {
  isOnline(): boolean;
  /** Resolves once the device is online; immediately if it is. */
  whenOnline(): Promise<void>;
}

/** A connection that is always online, for servers and for when the state is unknown. */
export const alwaysOnline: Connection = { isOnline: () => true, whenOnline: () => Promise.resolve() };

/** Creates the connection as the browser reports it. */
export function createBrowserConnection(
  page: Pick<EventTarget, 'addEventListener'> & { navigator: Pick<Navigator, 'onLine'> } = window,
): Connection {
  // Only `false` is reliable; a browser that reports nothing counts as online.
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

/** Creates a connection that tests and stories can cut and restore. */
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
