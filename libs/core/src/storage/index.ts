import type { Clock } from '../clock/index.ts';

/** The subset of a browser's storage in use; `localStorage` and `sessionStorage` implement it. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage whose values expire. Never throws: a storage that is full, blocked or corrupt behaves like an empty one. */
export interface ExpiringStorage {
  get<T>(key: string): T | undefined;
  /** @returns false if the browser did not store the value (full or blocked); it is then kept in memory for this page */
  set(key: string, value: unknown, lifetimeMs: number): boolean;
  remove(key: string): void;
}

interface Entry {
  value: unknown;
  /** Expiry in milliseconds since 1970. */
  until: number;
}

const isEntry = (thing: unknown): thing is Entry =>
  typeof thing === 'object' &&
  thing !== null &&
  'value' in thing &&
  typeof (thing as Entry).until === 'number';

/**
 * Creates a storage with expiry over a browser's storage.
 *
 * @param open returns the browser's storage. It is a function because reading `window.localStorage` throws if cookies
 * are blocked.
 * @param prefix separates our keys from others on the same origin
 */
export function createExpiringStorage(
  open: () => KeyValueStore | undefined,
  clock: Clock,
  prefix = 'foolscap:',
): ExpiringStorage {
  const memory = new Map<string, Entry>();

  function attempt<T>(action: (store: KeyValueStore) => T): T | undefined {
    try {
      const store = open();
      return store && action(store);
    } catch {
      return undefined;
    }
  }

  function parse(text: string | null | undefined): Entry | undefined {
    if (!text) return undefined;
    try {
      const entry: unknown = JSON.parse(text);
      return isEntry(entry) ? entry : undefined;
    } catch {
      return undefined;
    }
  }

  const storage: ExpiringStorage = {
    get<T>(key: string) {
      const entry = memory.get(key) ?? parse(attempt((store) => store.getItem(prefix + key)));
      if (!entry) return undefined;
      if (clock.now() >= entry.until) {
        storage.remove(key);
        return undefined;
      }
      return entry.value as T;
    },
    set(key, value, lifetimeMs) {
      const entry: Entry = { value, until: clock.now() + lifetimeMs };
      const kept = attempt((store) => {
        store.setItem(prefix + key, JSON.stringify(entry));
        return true;
      });
      if (kept) memory.delete(key);
      else {
        // Prevents an older value from reappearing from the browser's storage.
        attempt((store) => store.removeItem(prefix + key));
        memory.set(key, entry);
      }
      return kept ?? false;
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(prefix + key));
    },
  };
  return storage;
}
