import { sql } from 'kysely';
import type { AvailableRewards, RewardsInfo } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { getAvailable, listBalances, type YearBalance } from './ledger.ts';
import { getTierIndex } from './order-facts.ts';
import { getExpiry, getProgramYear, REWARDS_TIERS } from './program.ts';

export type RewardsService = ReturnType<typeof createRewardsService>;

interface Spending {
  spent: number;
  /** The total of the last order. */
  last: number;
}

/** Returns the account of a caller. @throws ApiError 401 for guests */
export function getAccountId({ accountId }: Caller): string {
  if (accountId === undefined)
    throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your rewards.');
  return accountId;
}

/** Reads what an account has spent in the calendar year, in US cents; canceled orders do not count. */
export async function readSpending(db: Db, accountId: string, now: Date): Promise<Spending> {
  const { rows } = await sql<{ spent: number }>`
    select ord_total_minor - refunded_minor as spent from orders
    where account_id = ${accountId} and status not in ('CANCELED', 'DECLINED')
      and placed_at >= ${new Date(Date.UTC(getProgramYear(now), 0, 1))}
    order by placed_at desc`.execute(db);
  const sums = rows.map((row) => Number(row.spent));
  return { spent: sums.reduce((sum, each) => sum + each, 0), last: sums[0] ?? 0 };
}

/** Describes the tier that a spending has reached, and the next one. */
export function describeTier({ spent }: Spending) {
  const place = getTierIndex(spent);
  const next = REWARDS_TIERS[place + 1];
  return {
    tier: REWARDS_TIERS[place]!.tier,
    remainingAmt: next ? toDecimal(next.from - spent) : 0,
    ...(next ? { nextTier: next.tier } : {}),
    amtSpent: toDecimal(spent),
  };
}

/** Describes the rewards that can be used, by year. */
export const describeYears = (balances: readonly YearBalance[]): AvailableRewards['loyaltyRewards'] =>
  balances
    .filter(({ amount }) => amount > 0)
    .map(({ year, amount }) => ({ year, amount: toDecimal(amount), expires: getExpiry(year) }));

/** Creates the two calls of the rewards info. Tiers follow from the year's orders; amounts are sums of the ledger. */
export function createRewardsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  return {
    async info(caller: Caller): Promise<RewardsInfo> {
      const spending = await readSpending(db, getAccountId(caller), now());
      const place = getTierIndex(spending.spent);
      const { freeSkus } = REWARDS_TIERS[place]!;
      // The last order raised the tier, which is reported until the next order.
      const lifted = getTierIndex(spending.spent - spending.last) < place;
      return {
        ...describeTier(spending),
        showFreeSkuNewFlag: lifted && freeSkus,
        showTierUpgradeNewFlag: lifted,
        isFreeSkusEligible: freeSkus,
        timeStamp: now().getTime(),
      };
    },

    async available(caller: Caller): Promise<AvailableRewards> {
      const balances = await listBalances(db, getAccountId(caller), now());
      return {
        availableRewards: toDecimal(getAvailable(balances)),
        loyaltyRewards: describeYears(balances),
      };
    },
  };
}
