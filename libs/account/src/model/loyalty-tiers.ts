import type { MembershipProgram } from './codes.ts';

/** The loyalty tiers of rewards members (storefront-3.90). */
export type LoyaltyTier =
  'NEW' | 'SILVER' | 'GOLD' | 'BRONZE' | 'TIN' | 'PLATINUM' | 'PLUS1' | 'PLUS2' | 'ELITE';

/** The display types of rewards tiers that an operator or an import can give an account, with their loyalty tiers. */
export const DISPLAY_TYPE_TIERS: ReadonlyMap<string, LoyaltyTier> = new Map([
  ['NEW', 'NEW'],
  ['SILVER', 'SILVER'],
  ['GOLD', 'GOLD'],
  ['BRONZE', 'BRONZE'],
  ['TIN', 'TIN'],
  ['PLATINUM', 'PLATINUM'],
  ['PLUS', 'PLUS1'],
  ['PLUS1', 'PLUS1'],
  ['PLUS2', 'PLUS2'],
  ['ELITE', 'ELITE'],
]);

/** The paid membership programs, with their loyalty tiers. */
const MEMBERSHIP_TIERS: Readonly<Record<MembershipProgram, LoyaltyTier | undefined>> = {
  SELECT: 'PLUS1',
  PREMIUM: 'PLUS2',
  NON_MEMBER: undefined,
};

/** The tiers of the rewards program, which follow from the year's spending, with their loyalty tiers; the free tier `Base` has none. */
const REWARDS_TIERS: ReadonlyMap<string, LoyaltyTier> = new Map([
  ['Premier', 'SILVER'],
  ['Elite', 'ELITE'],
]);

/**
 * Returns the loyalty tier of a rewards member: by the display type of the account, else by the paid membership, else by the rewards tier.
 * @returns undefined for free rewards
 */
export const getLoyaltyTier = ({
  displayType,
  membershipProgram,
  rewardsTier,
}: {
  displayType: string | null;
  membershipProgram: MembershipProgram;
  rewardsTier: string;
}): LoyaltyTier | undefined =>
  DISPLAY_TYPE_TIERS.get(displayType ?? '') ??
  MEMBERSHIP_TIERS[membershipProgram] ??
  REWARDS_TIERS.get(rewardsTier);
