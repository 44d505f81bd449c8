import { performance } from 'node:perf_hooks';

/**
 * Remembers answers for a while. An answer that has grown old is still given, while a newer one is made behind the scenes, once for all
 * who ask: so nobody waits for it but the very first.
 *
 * @param seconds how long an answer counts as fresh; 0 remembers nothing
 * @param most how many answers are kept; the one not asked for longest goes first
 */
export function createRemembered<T>(seconds: number, most: number) {
  const kept = new Map<string, { answer: Promise<T>; until: number; renewing: boolean }>();

  return {
    /** @param isWorthIt whether this answer should be remembered */
    async get(
      key: string,
      make: () => Promise<T>,
      isWorthIt: (answer: T) => boolean = () => true,
    ): Promise<T> {
      if (seconds === 0) return make();
      const now = performance.now();
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        if (now >= found.until && !found.renewing) {
          found.renewing = true;
          make().then(
            (answer) => {
              const renewed = { answer: Promise.resolve(answer), until: performance.now() + seconds * 1000 };
              kept.set(key, { ...renewed, renewing: false });
            },
            () => {
              found.renewing = false;
            },
          );
        }
        return found.answer;
      }
      const answer = make();
      kept.set(key, { answer, until: now + seconds * 1000, renewing: false });
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      try {
        const made = await answer;
        if (!isWorthIt(made)) kept.delete(key);
        return made;
      } catch (error) {
        kept.delete(key);
        throw error;
      }
    },
  };
}
