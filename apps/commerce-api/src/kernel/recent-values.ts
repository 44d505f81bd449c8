/** Values that this process has read recently, the latest for each key. */
export interface RecentValues<T> {
  /** Returns the value of a key, unless it is older than the given age. */
  get(key: string, maxAgeMs: number): T | undefined;
  keep(key: string, value: T): void;
  drop(key: string): void;
}

/** Creates a store of recent values, which evicts the oldest first. */
export function createRecentValues<T>({
  now,
  maxEntries,
}: {
  now: () => Date;
  maxEntries: number;
}): RecentValues<T> {
  const kept = new Map<string, { value: T; at: number }>();
  return {
    get(key, maxAgeMs) {
      const entry = kept.get(key);
      return entry && now().getTime() - entry.at < maxAgeMs ? entry.value : undefined;
    },
    keep(key, value) {
      kept.delete(key);
      kept.set(key, { value, at: now().getTime() });
      if (kept.size > maxEntries) kept.delete(kept.keys().next().value!);
    },
    drop: (key) => void kept.delete(key),
  };
}
