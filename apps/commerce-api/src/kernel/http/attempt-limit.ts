import { ApiError } from './api-error.ts';

const WINDOW_MS = 60_000;
/** More callers than this within a minute are an attack on the memory; the oldest count is let go first. */
const MOST_KEYS = 50_000;

/**
 * Counts attempts a minute by some key, such as an address. Beside the limits of single routes, which count sessions and names:
 * whoever changes those at every attempt still comes from somewhere. Each instance counts for itself.
 * @returns a function that throws 429 once there were too many
 */
export function createAttemptLimit(most: number, now: () => Date): (key: string) => void {
  const counts = new Map<string, { count: number; until: number }>();
  return (key) => {
    const time = now().getTime();
    const current = counts.get(key);
    if (current && current.until > time) {
      current.count += 1;
      if (current.count > most) {
        throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Wait a minute and try again.', {
          retryAfter: Math.max(1, Math.ceil((current.until - time) / 1000)),
        });
      }
      return;
    }
    counts.delete(key);
    counts.set(key, { count: 1, until: time + WINDOW_MS });
    if (counts.size > MOST_KEYS) counts.delete(counts.keys().next().value!);
  };
}

/** How many times the limit of one session or name a whole address may use: offices share theirs. */
export const ADDRESS_FACTOR = 5;
