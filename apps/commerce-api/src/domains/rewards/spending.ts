import type { Db } from '../../kernel/database/database.ts';
import { addEntries, getAvailable, listBalances, type NewEntry, type YearBalance } from './ledger.ts';
import { getExpiredYear } from './program.ts';

/** Rewards that pay a part of an order. */
interface RewardsPayment {
  accountId: string;
  /** The id of the payment. */
  paymentId: string;
  /** US cents, above 0. */
  amount: number;
}

/**
 * Takes an amount from years in their order, up to what each has left. @param skipped US cents that are not available in the first years
 * @returns the parts above 0
 */
export function takeFromYears(years: readonly YearBalance[], amount: number, skipped = 0): YearBalance[] {
  let toSkip = skipped;
  let left = amount;
  return years.flatMap(({ year, amount: balance }) => {
    const passed = Math.min(toSkip, Math.max(0, balance));
    toSkip -= passed;
    const part = Math.min(left, Math.max(0, balance) - passed);
    left -= part;
    return part > 0 ? [{ year, amount: part }] : [];
  });
}

/**
 * Takes the rewards that pay a part of an order, those of the oldest year first. The rows of the balances are the lock, so that two orders
 * never take the same rewards.
 * @returns false, without taking anything, if the account has fewer rewards
 */
export async function spendRewards(
  trx: Db,
  { accountId, paymentId, amount }: RewardsPayment,
  now: Date,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('rewards_balances')
    .select(['year', 'balance_minor'])
    .where((row) => row.cast(row.ref('account_id'), 'text'), '=', accountId)
    .where('year', '>', getExpiredYear(now))
    .orderBy('year')
    .forUpdate()
    .execute();
  const balances = rows.map(({ year, balance_minor }) => ({ year, amount: Number(balance_minor) }));
  if (getAvailable(balances) < amount) return false;
  const entries = takeFromYears(balances, amount).map(({ year, amount: part }): NewEntry => ({
    accountId,
    key: `spent:${paymentId}:${year}`,
    kind: 'SPENT',
    amount: -part,
    year,
    paymentId,
  }));
  await addEntries(trx, entries, now);
  return true;
}

/**
 * Returns rewards that paid a part of an order, to the years they came from, the newest first. Rewards of a year that has ended meanwhile
 * go to the oldest year that has not ended, because the member could not use them. The rewards of an erased account have ended. The
 * payment must be locked.
 * @param key identifies the return, which is made once
 */
export async function releaseRewards(
  trx: Db,
  { accountId, paymentId, key, amount }: RewardsPayment & { key: string },
  now: Date,
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) return;
  const rows = await trx
    .selectFrom('rewards_entries')
    .select((row) => ['kind', 'year', row.fn.sum<number>('amount_minor').as('sum')])
    .where('payment_id', '=', paymentId)
    .groupBy(['kind', 'year'])
    .orderBy('year', 'desc')
    .execute();
  const sums = rows.map(({ kind, year, sum }) => ({ kind, year, amount: Number(sum) }));
  const spent = sums
    .filter(({ kind }) => kind === 'SPENT')
    .map(({ year, amount: taken }) => ({ year, amount: -taken }));
  const released = sums.reduce((sum, { kind, amount: each }) => (kind === 'RELEASED' ? sum + each : sum), 0);
  const firstYear = getExpiredYear(now) + 1;
  const byYear = new Map<number, number>();
  for (const part of takeFromYears(spent, amount, released)) {
    const year = Math.max(part.year, firstYear);
    byYear.set(year, (byYear.get(year) ?? 0) + part.amount);
  }
  const entries = [...byYear].map(([year, part]): NewEntry => ({
    accountId,
    key: `released:${key}:${year}`,
    kind: 'RELEASED',
    amount: part,
    year,
    paymentId,
  }));
  await addEntries(trx, entries, now);
}

/** Finds what a member can use, in US cents. @returns undefined for accounts that have not joined */
export async function findAvailable(db: Db, accountId: string, now: Date): Promise<number | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('rewards_no')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.rewards_no ? getAvailable(await listBalances(db, accountId, now)) : undefined;
}
