import { sql } from 'kysely';
import type { AvailableRewards, RewardsInfo } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { getTierIndex } from './order-facts.ts';
import { REWARDS_PERCENT, REWARDS_TIERS } from './tiers.ts';

export type RewardsService = ReturnType<typeof createRewardsService>;

/** Creates the rewards calls. Rewards are computed from the year's orders; canceled orders do not count. */
export function createRewardsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  async function spentBy(caller: Caller): Promise<{ year: number; spent: number; last: number }> {
    if (caller.accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your rewards.');
    const year = now().getUTCFullYear();
    const { rows } = await sql<{ spent: number }>`
      select ord_total_minor - refunded_minor as spent from orders
      where account_id = ${caller.accountId} and status not in ('CANCELED', 'DECLINED') and placed_at >= ${new Date(Date.UTC(year, 0, 1))}
      order by placed_at desc`.execute(db);
    const sums = rows.map((row) => Number(row.spent));
    return { year, spent: sums.reduce((sum, each) => sum + each, 0), last: sums[0] ?? 0 };
  }

  return {
    async info(caller: Caller): Promise<RewardsInfo> {
      const { spent, last } = await spentBy(caller);
      const place = getTierIndex(spent);
      const tier = REWARDS_TIERS[place]!;
      const next = REWARDS_TIERS[place + 1];
      // The last order raised the tier, which is reported until the next order.
      const lifted = getTierIndex(spent - last) < place;
      return {
        tier: tier.tier,
        showFreeSkuNewFlag: lifted && tier.freeSkus,
        showTierUpgradeNewFlag: lifted,
        remainingAmt: next ? toDecimal(next.from - spent) : 0,
        ...(next ? { nextTier: next.tier } : {}),
        isFreeSkusEligible: tier.freeSkus,
        amtSpent: toDecimal(spent),
        timeStamp: now().getTime(),
      };
    },

    async available(caller: Caller): Promise<AvailableRewards> {
      const { spent, year } = await spentBy(caller);
      const amount = toDecimal(Math.floor((spent * REWARDS_PERCENT) / 100));
      return {
        availableRewards: amount,
        loyaltyRewards: amount ? [{ year, amount, expires: `${year + 1}-03-31` }] : [],
      };
    },
  };
}
