/*
 * The settings of the rewards program (docs/decisions/rewards.md). Amounts are US cents. Offers and claims are data; see
 * docs/operators/rewards.md.
 */

/** Tiers of the rewards program by yearly spending in US cents, lowest first. */
export const REWARDS_TIERS = [
  { tier: 'Base', from: 0, freeSkus: false },
  { tier: 'Premier', from: 250_00, freeSkus: false },
  { tier: 'Elite', from: 1000_00, freeSkus: true },
] as const;

/** Rewards as a percentage of the price of items. */
export const REWARDS_PERCENT = 2;

/** The number of bonus categories that a member chooses for a quarter. */
export const BONUS_CATEGORY_COUNT = 2;

/** Additional rewards as a percentage of the price of items of a bonus category. */
export const BONUS_CATEGORY_PERCENT = 3;

/** Rates are basis points, so that percentages with decimals are exact. */
export const BASIS_POINTS = 10_000;

/** Returns the program year of an instant, a calendar year in UTC. */
export const getProgramYear = (at: Date): number => at.getUTCFullYear();

/** Returns the last day on which rewards of a program year can be used, an ISO date. */
export const getExpiry = (year: number): string => `${year + 1}-03-31`;

/** Returns the latest program year whose rewards have expired. */
export const getExpiredYear = (now: Date): number => {
  const year = getProgramYear(now);
  return now.toISOString().slice(0, 10) > getExpiry(year - 1) ? year - 1 : year - 2;
};

/** Returns the quarter of an instant in UTC, such as `2026-Q4`. */
export const getQuarter = (at: Date): string =>
  `${at.getUTCFullYear()}-Q${Math.floor(at.getUTCMonth() / 3) + 1}`;

/** Returns the last day of the quarter of an instant, an ISO date. */
export const getQuarterEnd = (at: Date): string =>
  new Date(Date.UTC(at.getUTCFullYear(), Math.floor(at.getUTCMonth() / 3) * 3 + 3, 0))
    .toISOString()
    .slice(0, 10);
