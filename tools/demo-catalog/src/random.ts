/** A deterministic random number generator. */
export interface Dice {
  /** Returns a number from 0 (included) to 1 (not included). */
  next(): number;
  /** Returns an integer from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(values: readonly T[]): T;
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Creates a generator that returns the same numbers for the same seed (mulberry32). */
export function createDice(seed: string): Dice {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, between, pick: (values) => values[between(0, values.length - 1)]! };
}
