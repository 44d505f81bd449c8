export interface CacheOptions {
  /** Seconds for which a value is fresh; 0 disables the cache. */
  seconds: number;
  /** Maximum number of entries; the least recently used one is evicted first. */
  maxEntries: number;
  /** Monotonic time in milliseconds; `performance.now` by default. */
  now?: () => number;
}

/** A stale value may be served until its age is this multiple of its freshness. */
const STALE_FACTOR = 3;

/**
 * Creates a stale-while-revalidate cache in memory. A fresh value is served as is; a stale one is served while a single
 * background call renews it; an expired one is loaded first. Concurrent readers of a key share one load.
 */
export function createSwrCache<T>({ seconds, maxEntries, now = () => performance.now() }: CacheOptions) {
  const freshMs = seconds * 1000;
  const entries = new Map<string, { value: Promise<T>; loadedAt: number; isRenewing: boolean }>();

  const store = (key: string, value: Promise<T>) => {
    entries.delete(key);
    entries.set(key, { value, loadedAt: now(), isRenewing: false });
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
  };

  return {
    /**
     * Returns the cached value, or loads it. Failed loads are not cached.
     *
     * @param isCacheable decides whether a loaded value is cached
     */
    async get(
      key: string,
      load: () => Promise<T>,
      isCacheable: (value: T) => boolean = () => true,
    ): Promise<T> {
      if (seconds === 0) return load();
      const entry = entries.get(key);
      const age = entry ? now() - entry.loadedAt : Infinity;
      if (entry && age < freshMs * STALE_FACTOR) {
        if (age >= freshMs && !entry.isRenewing) {
          entry.isRenewing = true;
          load().then(
            (value) => (isCacheable(value) ? store(key, Promise.resolve(value)) : entries.delete(key)),
            () => (entry.isRenewing = false),
          );
        } else {
          // Moves the entry to the end: the first one is the least recently used.
          entries.delete(key);
          entries.set(key, entry);
        }
        return entry.value;
      }
      const value = load();
      store(key, value);
      const evict = () => {
        if (entries.get(key)?.value === value) entries.delete(key);
      };
      try {
        const loaded = await value;
        if (!isCacheable(loaded)) evict();
        return loaded;
      } catch (error) {
        evict();
        throw error;
      }
    },
  };
}
