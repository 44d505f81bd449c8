export interface RememberOptions {
  /** How long an answer counts as fresh; 0 remembers nothing. */
  seconds: number;
  /** How many answers are kept; the one not asked for longest goes first. */
  most: number;
  /** Milliseconds since whenever. */
  now?: () => number;
}

/** An answer of up to so many times its freshness may still be given while a newer one is made. */
const STALE_TIMES = 3;

/**
 * Remembers answers for a while. One that has just grown old is still given while a newer one is made behind the scenes, once for all who ask, so that
 * hardly anybody waits; one that is older than that is made anew first.
 */
export function createRemembered<T>({ seconds, most, now = () => performance.now() }: RememberOptions) {
  const freshMs = seconds * 1000;
  const kept = new Map<string, { answer: Promise<T>; madeAt: number; renewing: boolean }>();

  const keep = (key: string, answer: Promise<T>) => {
    kept.delete(key);
    kept.set(key, { answer, madeAt: now(), renewing: false });
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  };

  return {
    /** @param isWorthIt whether this answer should be remembered */
    async get(
      key: string,
      make: () => Promise<T>,
      isWorthIt: (answer: T) => boolean = () => true,
    ): Promise<T> {
      if (seconds === 0) return make();
      const found = kept.get(key);
      const age = found ? now() - found.madeAt : Infinity;
      if (found && age < freshMs * STALE_TIMES) {
        if (age >= freshMs && !found.renewing) {
          found.renewing = true;
          make().then(
            (answer) => (isWorthIt(answer) ? keep(key, Promise.resolve(answer)) : kept.delete(key)),
            () => (found.renewing = false),
          );
        } else {
          // Asked for again: it stays longest.
          kept.delete(key);
          kept.set(key, found);
        }
        return found.answer;
      }
      const answer = make();
      keep(key, answer);
      const forget = () => {
        if (kept.get(key)?.answer === answer) kept.delete(key);
      };
      try {
        const made = await answer;
        if (!isWorthIt(made)) forget();
        return made;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
