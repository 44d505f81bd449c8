import type { Clock } from '../clock/index.ts';

/** What a browser's storage must offer; `localStorage` and `sessionStorage` do. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values that live for a while. Never throws: a storage that is full, blocked or corrupt is as good as an empty one. */
export interface ExpiringStorage {
  get<T>(key: string): T | undefined;
  /** @returns false when the browser kept nothing (full or blocked); the value is then kept in memory for this page. */
  set(key: string, value: unknown, lifetimeMs: number): boolean;
  remove(key: string): void;
}

interface Entry {
  value: unknown;
  /** Milliseconds since 1970. */
  until: number;
}

const isEntry = (thing: unknown): thing is Entry =>
  typeof thing === 'object' &&
  thing !== null &&
  'value' in thing &&
  typeof (thing as Entry).until === 'number';

/**
 * @param open gives the browser's storage. It is a function because merely touching `window.localStorage` throws where
 *   cookies are blocked.
 * @param prefix keeps our keys apart from those of others on the same origin
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
        // An older value must not come back from the browser once this one is forgotten.
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
