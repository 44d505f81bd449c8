import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { ReplyError } from '@foolscap/core/messages';
import { PAYMENT_CODES } from './codes.ts';
import { paymentMessage } from './payment-message.ts';
import type { PaymentMessageTables } from './messages.ts';
import { REWARDS_PAYMENT_MESSAGES } from './rewards-payment-messages.ts';

/** The rewards that an order uses. */
export interface AppliedRewards {
  id: string;
  /** US dollars that they pay toward the total. */
  amountApplied: number;
  /** US dollars that they pay at most; absent if unknown. */
  balance?: number;
}

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
  { rewardsPayment: texts } = REWARDS_PAYMENT_MESSAGES,
): string | undefined {
  if ((toMinorUnits(amountApplied) ?? 0) <= available) return undefined;
  return available > 0 ? texts.fewer(formatMoney(available, locale)) : texts.ended;
}

/** Returns the message for a rejected change. The server's names the amount that can be used. */
export const rewardsPaymentMessage = (refusal: ReplyError, messages?: PaymentMessageTables): string =>
  (refusal.code === PAYMENT_CODES.rewardsTooFew ? refusal.message : undefined) ??
  paymentMessage(refusal, messages);
