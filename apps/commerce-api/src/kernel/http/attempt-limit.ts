import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;
/** More callers than this within a minute would exhaust memory; the oldest count is dropped first. */
const MAX_KEYS = 50_000;

/**
 * Creates a limit of attempts per minute by a key, such as an address. It complements the limits of single routes, which count sessions and
 * names: an attacker who changes those at every attempt still has an address. Each instance counts on its own.
 * @returns a function that throws 429 when the limit is exceeded
 */
export function createAttemptLimit(most: number, now: () => Date): (key: string) => void {
  const counts = new Map<string, { count: number; until: number }>();
  return (key) => {
    const time = now().getTime();
    const current = counts.get(key);
    if (current && current.until > time) {
      current.count += 1;
      if (current.count > most) {
        throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Try again in a minute.', {
          retryAfter: Math.max(1, Math.ceil((current.until - time) / 1000)),
        });
      }
      return;
    }
    counts.delete(key);
    counts.set(key, { count: 1, until: time + WINDOW_MS });
    if (counts.size > MAX_KEYS) counts.delete(counts.keys().next().value!);
  };
}

/** Multiple of a session's or name's limit that a whole address may use, because offices share one address. */
export const ADDRESS_FACTOR = 5;
