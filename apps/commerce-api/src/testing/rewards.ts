import { sql } from 'kysely';
import { addEntries } from '../domains/rewards/ledger.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Shopper, TestReply, TestShop } from './test-shop.ts';

/** A member of the rewards program, signed in. */
export interface RewardsMember {
  shopper: Shopper;
  accountId: string;
}

let serial = 0;

/** Registers an account that joins the rewards program. */
export async function joinRewards(shop: TestShop, tenant: 'sdc' | 'sba' = 'sdc'): Promise<RewardsMember> {
  const shopper = shop.shopper(tenant);
  const reply = await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `member${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    joinRewards: true,
    ...(tenant === 'sba' ? { organizationName: `Page Papers ${serial}` } : {}),
  });
  if (reply.status !== 200) throw new Error(reply.text);
  return { shopper, accountId: reply.body.data.userProfile.id };
}

/** Adds rewards of a program year. @param amount US cents */
export async function grantRewards(
  { db }: Database,
  accountId: string,
  amount: number,
  year = 2026,
): Promise<void> {
  const entry = {
    accountId,
    key: `granted:${accountId}:${(serial += 1)}`,
    kind: 'EARNED' as const,
    amount,
    year,
  };
  await addEntries(db, [entry], new Date());
}

/** Pays a part of the order with rewards. @param amount a decimal; all rewards without it */
export const payByRewards = (shopper: Shopper, amount?: number): Promise<TestReply> =>
  shopper.post('/checkout/default/rewards', amount === undefined ? {} : { amount });

/** Lists the entries of an account that pay for orders, as `KIND amount year`, the oldest first; amounts in US cents. */
export async function listRewardsPayments({ db }: Database, accountId: string): Promise<string[]> {
  const entries = await db
    .selectFrom('rewards_entries')
    .select(['kind', 'amount_minor', 'year'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['SPENT', 'RELEASED'])
    .orderBy('id')
    .execute();
  return entries.map(({ kind, amount_minor, year }) => `${kind} ${amount_minor} ${year}`);
}

/** Lists the balances of rewards that are not the sum of their entries: none, whatever happened. */
export async function findUnbalancedRewards({ db }: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select account_id, year, balance_minor, sum(amount_minor) as entries
    from rewards_balances left join rewards_entries using (account_id, year)
    group by account_id, year, balance_minor having balance_minor is distinct from coalesce(sum(amount_minor), 0)`.execute(
    db,
  );
  return rows;
}

/** Returns the rewards that a member can use, in US cents. */
export async function getRewards({ db }: Database, accountId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('rewards_balances')
    .select((eb) => eb.fn.sum<number>('balance_minor').as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
