import { messageText, replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { CartCoupon } from '../contract/index.ts';
import { COUPON_MESSAGES } from './coupon-messages.ts';

/** Selects the message that explains why a coupon is not applied, including what is missing; undefined for an applied coupon. */
export function couponReasonText(
  { applied, reason, missingAmount, missingUnits, missingDelivery }: CartCoupon,
  locale: string,
  { reasons } = COUPON_MESSAGES,
): string | undefined {
  if (applied || reason === undefined) return undefined;
  return messageText(reasons[reason], {
    amount: missingAmount === undefined ? undefined : formatMoney(toMinorUnits(missingAmount), locale),
    units: missingUnits,
    delivery: missingDelivery,
  });
}

const UNKNOWN = new Set(['unknown']);

/** Selects the message for codes that the server does not know; the server's own message names the code. */
export const unknownCouponText = (
  { message }: Pick<ReplyError, 'message'>,
  { errors } = COUPON_MESSAGES,
): string =>
  replyErrorMessage(
    { code: 'unknown', message },
    { ...errors, other: errors.unknown },
    { ...COUPON_MESSAGES.errors },
    UNKNOWN,
  );
