/** Tiers of the rewards program by yearly spending in US cents, lowest first. */
export const REWARDS_TIERS = [
  { tier: 'Base', from: 0, freeSkus: false },
  { tier: 'Premier', from: 250_00, freeSkus: false },
  { tier: 'Elite', from: 1000_00, freeSkus: true },
] as const;

/** Rewards as a percentage of spending. */
export const REWARDS_PERCENT = 2;
