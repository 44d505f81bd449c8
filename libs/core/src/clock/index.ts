/** A source of time, which is injected so that tests can control it (design rule 13). */
export interface Clock {
  /** Returns milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Creates a clock that only moves when it is advanced. */
export function createTestClock(
  start = Date.UTC(2026, 0, 15, 12),
): Clock & { advance(milliseconds: number): void } {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
