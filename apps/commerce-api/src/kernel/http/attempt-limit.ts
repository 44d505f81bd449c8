import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;
/** Maximum number of keys in memory. The oldest count is dropped first. */
const MAX_KEYS = 50_000;

/**
 * Creates a limit of attempts per minute by a key, such as an address. It complements the limits of single routes, which count sessions and
 * names: an attacker can change those with every attempt, but not the address. Each instance counts separately.
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

/** The limit of an address as a multiple of the limit of a session or name, because an office shares one address. */
export const ADDRESS_FACTOR = 5;
