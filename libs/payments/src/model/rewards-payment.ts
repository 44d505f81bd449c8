import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { ReplyError } from '@foolscap/core/messages';
import { PAYMENT_CODES } from './codes.ts';
import { paymentMessage } from './payment-message.ts';
import type { PaymentMessageTables } from './messages.ts';

/** The rewards that an order uses. */
export interface AppliedRewards {
  id: string;
  /** US dollars that they pay toward the total. */
  amountApplied: number;
  /** US dollars that they pay at most; absent if unknown. */
  balance?: number;
}

/** Texts of the rewards at checkout. Separate, because only members load them. */
export const REWARDS_PAYMENT_TEXTS = {
  title: 'Rewards',
  available: (amount: string) => `You have ${amount} in rewards.`,
  none: 'You have no rewards to use. You earn them when your items ship or are picked up.',
  paid: 'Your order is already paid in full.',
  amount: 'Amount to use',
  use: 'Use rewards',
  left: (amount: string) => `${amount} left in your rewards`,
  /** The order would use more than the member has left. */
  fewer: (amount: string) =>
    `Your rewards have changed. You can use up to ${amount}. Remove the rewards, then use them again.`,
  /** The member has no rewards left. */
  ended:
    'Your rewards have ended or were used for another order. Remove them, then choose how to pay the rest.',
  amountInvalid: 'Enter an amount in dollars, such as 5.00.',
  amountTooHigh: (most: string) => `Enter ${most} or less.`,
  /** Announced when the server has confirmed a change. */
  used: 'Your rewards were added to your order.',
  removed: 'Your rewards were removed from your order.',
};

/** The fault of an entered amount. */
export type RewardsAmountFault = 'amountInvalid' | 'amountTooHigh';

/**
 * Reads an amount that a member enters, such as `5` or `$5.00`.
 * @param most US cents that rewards can pay
 * @returns US cents, or the fault
 */
export function readRewardsAmount(text: string, most: number): number | RewardsAmountFault {
  const match = /^\$?(\d{1,6}(?:\.\d{0,2})?|\.\d{1,2})$/.exec(text.trim());
  const amount = match ? toMinorUnits(Number(match[1])) : undefined;
  if (!amount) return 'amountInvalid';
  return amount > most ? 'amountTooHigh' : amount;
}

/** Returns why an order cannot use its rewards any more; undefined if it can. @param available US cents */
export function describeShortage(
  { amountApplied }: AppliedRewards,
  available: number,
  locale?: string,
): string | undefined {
  if ((toMinorUnits(amountApplied) ?? 0) <= available) return undefined;
  return available > 0
    ? REWARDS_PAYMENT_TEXTS.fewer(formatMoney(available, locale))
    : REWARDS_PAYMENT_TEXTS.ended;
}

/** Returns the message for a rejected change. The server's names the amount that can be used. */
export const rewardsPaymentMessage = (refusal: ReplyError, messages?: PaymentMessageTables): string =>
  (refusal.code === PAYMENT_CODES.rewardsTooFew ? refusal.message : undefined) ??
  paymentMessage(refusal, messages);
