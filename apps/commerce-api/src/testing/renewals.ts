import { sql } from 'kysely';
import { cardBody, GOOD_CARD, order, readyToOrder } from './checkouts.ts';
import { joinRewards, type RewardsMember } from './rewards.ts';
import type { TestReply, TestShop } from './test-shop.ts';

export const RENEWAL = '/memberships/renewal';

/** Products of a shop that sells memberships. */
export const MEMBERSHIPS = [
  { sku: 'select', price: 4900, electronic: true, conditions: { membership: 'SELECT' } },
  { sku: 'premium', price: 9900, electronic: true, conditions: { membership: 'PREMIUM' } },
] as const;

/** Moves the memberships of an account into the past, because sessions end earlier than memberships. */
export const ageMemberships = ({ database }: TestShop, accountId: string, days: number) =>
  sql`update memberships set starts_at = starts_at - make_interval(hours => 24 * ${days}::integer),
      ends_at = ends_at - make_interval(hours => 24 * ${days}::integer) where account_id = ${accountId}::uuid`.execute(
    database.db,
  );

/** Orders an item. @returns the number of the order */
export async function buy({ shopper }: RewardsMember, sku: string): Promise<string> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
}

/** Saves a card that pays for the membership. */
export const saveMembershipCard = ({ shopper }: RewardsMember, card = GOOD_CARD): Promise<TestReply> =>
  shopper.post('/account/payments', cardBody(card, { membershipPayment: true }));

/** Registers a Select member who renews automatically, some days before the end. */
export async function joinRenewing(
  shop: TestShop,
  { card = GOOD_CARD, daysLeft = 7 } = {},
): Promise<RewardsMember> {
  const member = await joinRewards(shop);
  await buy(member, 'select');
  const saved = await saveMembershipCard(member, card);
  const reply = await member.shopper.put(RENEWAL, { isOn: true, price: 49 });
  for (const { status, text } of [saved, reply]) if (status !== 200) throw new Error(text);
  await ageMemberships(shop, member.accountId, 365 - daysLeft);
  return member;
}
