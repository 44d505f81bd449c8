import type { CartInfo } from '@foolscap/cart/contract';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { allowsPayment, findMembership } from '../organizations/index.ts';
import { readPaymentInfo } from './saved-cards.ts';

/**
 * Reads the saved cards that a caller can pay for a cart with (cart-3.90, storefront-3.56). Only their ids, brands and roles, because
 * browsers keep carts. Third-party users have no cards, and an organization may hide those of its members.
 * @returns nothing for guests and for accounts without cards
 */
export async function readCartPayments(
  db: Db,
  { accountId, userType }: Pick<Caller, 'accountId' | 'userType'>,
): Promise<Pick<CartInfo, 'userPayment' | 'paymentInfo'>> {
  if (accountId === undefined || userType === 'THIRD_PARTY') return {};
  const { userPayments: cards, ...roles } = await readPaymentInfo(db, accountId);
  if (!cards.length) return {};
  const member = await findMembership(db, accountId);
  if (member?.organization.hiddenPayments.includes('saved-cards')) return {};
  if (!allowsPayment(member?.organization.contract, 'card')) return {};
  const userPayments = cards.map(({ id, brand }) => ({ id, brand }));
  return { userPayment: { userPayments }, paymentInfo: { userPayments, ...roles } };
}
