import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { AvailableRewards, RewardsEntry, RewardsInfo, RewardsProgram } from '@foolscap/account/contract';
import { ACCOUNT_CODES, REWARDS_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { getAvailable, listBalances, type YearBalance } from './ledger.ts';
import { getTierIndex } from './order-facts.ts';
import { getExpiry, getProgramYear, REWARDS_PERCENT, REWARDS_TIERS } from './program.ts';

export type RewardsService = ReturnType<typeof createRewardsService>;

/** Entries of a page of the history. */
const PAGE_SIZE = 20;

interface Spending {
  spent: number;
  /** The total of the last order. */
  last: number;
}

/** Returns the account of a caller. @throws ApiError 401 for guests */
function getAccountId({ accountId }: Caller): string {
  if (accountId === undefined)
    throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your rewards.');
  return accountId;
}

/** Reads what an account has spent in the calendar year, in US cents; canceled orders do not count. */
async function readSpending(db: Db, accountId: string, now: Date): Promise<Spending> {
  const { rows } = await sql<{ spent: number }>`
    select ord_total_minor - refunded_minor as spent from orders
    where account_id = ${accountId} and status not in ('CANCELED', 'DECLINED')
      and placed_at >= ${new Date(Date.UTC(getProgramYear(now), 0, 1))}
    order by placed_at desc`.execute(db);
  const sums = rows.map((row) => Number(row.spent));
  return { spent: sums.reduce((sum, each) => sum + each, 0), last: sums[0] ?? 0 };
}

/** Describes the tier that a spending has reached, and the next one. */
function describeTier({ spent }: Spending) {
  const place = getTierIndex(spent);
  const next = REWARDS_TIERS[place + 1];
  return {
    tier: REWARDS_TIERS[place]!.tier,
    remainingAmt: next ? toDecimal(next.from - spent) : 0,
    ...(next ? { nextTier: next.tier } : {}),
    amtSpent: toDecimal(spent),
  };
}

const describeYears = (balances: readonly YearBalance[]): AvailableRewards['loyaltyRewards'] =>
  balances
    .filter(({ amount }) => amount > 0)
    .map(({ year, amount }) => ({ year, amount: toDecimal(amount), expires: getExpiry(year) }));

/** Reads a page of the history of an account, the newest entries first; a page after the last one is the last one. */
async function readHistory(db: Db, accountId: string, wanted: number): Promise<RewardsProgram['history']> {
  const { count } = await db
    .selectFrom('rewards_entries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(count) / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  const rows = await db
    .selectFrom('rewards_entries as entry')
    .leftJoin('orders', (join) =>
      // Another account's order, such as that of a guest, cannot be opened.
      join
        .onRef('orders.order_number', '=', 'entry.order_number')
        .onRef('orders.account_id', '=', 'entry.account_id'),
    )
    .leftJoin('order_lines as line', (join) =>
      join
        .onRef('line.order_number', '=', 'entry.order_number')
        .onRef('line.line_number', '=', 'entry.line_number'),
    )
    .select([
      'entry.id',
      'entry.kind',
      'entry.amount_minor',
      'entry.created_at',
      'entry.note',
      'orders.order_number',
      'line.name',
    ])
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const entries = rows.map((row): RewardsEntry => ({
    id: String(row.id),
    kind: row.kind,
    amount: toDecimal(Number(row.amount_minor)),
    createdAt: row.created_at.toISOString(),
    ...(row.order_number ? { orderNumber: row.order_number } : {}),
    ...(row.name ? { itemName: row.name } : {}),
    ...(row.note ? { note: row.note } : {}),
  }));
  return { entries, page, pages };
}

/** Creates the calls of the rewards program. Tiers follow from the year's orders; amounts are sums of the ledger. */
export function createRewardsService({ database: { db }, now }: Pick<ApiContext, 'database' | 'now'>) {
  async function describe(caller: Caller, page = 1): Promise<RewardsProgram> {
    const accountId = getAccountId(caller);
    const { rewards_no: rewardsNo } = await db
      .selectFrom('accounts')
      .select('rewards_no')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    const balances = await listBalances(db, accountId, now());
    return {
      isMember: rewardsNo !== null,
      mayJoin: rewardsNo === null && caller.userType === 'REGISTERED',
      ...(rewardsNo === null ? {} : { rewardsNo }),
      percent: REWARDS_PERCENT,
      balance: toDecimal(getAvailable(balances)),
      ...describeTier(await readSpending(db, accountId, now())),
      expiring: describeYears(balances),
      history: await readHistory(db, accountId, page),
    };
  }

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

    describe,

    /** Joins the program; a member keeps its number. @throws ApiError 403 for third-party users */
    async enroll(caller: Caller): Promise<RewardsProgram> {
      const accountId = getAccountId(caller);
      if (caller.userType !== 'REGISTERED')
        throw new ApiError(
          403,
          REWARDS_CODES.notAllowed,
          'Your organization provides this account. Join with an account of your own.',
        );
      await db
        .updateTable('accounts')
        .set({ rewards_no: newRewardsNumber(), rewards_enrolled_at: now() })
        .where('id', '=', accountId)
        .where('rewards_no', 'is', null)
        .execute();
      return describe(caller);
    },
  };
}

/** Creates a rewards number of ten digits. */
export const newRewardsNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000));
