import { getLoyaltyTier, getSegment, type Segment } from '@foolscap/account/model';
import type { AccountOrderFacts } from './account-ports.ts';
import type { AccountRow } from './account.repository.ts';

/** Returns the customer segment, from the account and its orders; for a guest, without either (docs/decisions/customer-segments.md). */
export function getAccountSegment(
  account: AccountRow | undefined,
  orders: AccountOrderFacts | undefined,
  now: Date,
): Segment {
  return getSegment(
    account &&
      orders && {
        createdAt: account.created_at.toISOString(),
        lastOrderAt: orders.lastOrderAt?.toISOString(),
        isAssociate: account.customer_service,
        isInPenaltyBox: account.penalty_box,
        isRewardsMember: account.rewards_no !== null,
        loyaltyTier: getLoyaltyTier({
          displayType: account.tier_display_type,
          membershipProgram: account.membership_program,
          rewardsTier: orders.rewardsTier,
        }),
        spentInYear: orders.spentInYear,
      },
    now.toISOString(),
  );
}
