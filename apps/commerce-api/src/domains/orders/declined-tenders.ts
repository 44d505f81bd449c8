import { CHECKOUT_CODES, checkoutMessage } from '@foolscap/checkout/model';
import { vendorFailure } from '@foolscap/payments/model';
import { ApiError } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import type { DeclineReason, PaymentGateway, PaymentRow } from '../payments/index.ts';

/** A tender that was declined while the order was being placed. */
export interface DeclinedTender {
  payment: PaymentRow;
  error: ApiError;
  /** The current balance of a gift or prepaid card or of rewards, in US cents; null if it cannot be used. Absent for other tenders. */
  balance?: number | null;
}

/** Returns the error code for a declined tender that can pay any amount. */
function getCode({ type, vendor }: PaymentRow): string {
  if (vendor) return vendorFailure(vendor);
  return type === 'ACCOUNT' ? CHECKOUT_CODES.invoiceDeclined : CHECKOUT_CODES.paymentFailed;
}

/**
 * Describes a declined tender by its own error code, and reads the current balance of a gift or prepaid card or of rewards.
 * @throws GatewayUnavailableError
 */
export async function describeDecline(
  {
    storedValue,
    findRewards,
  }: Pick<PaymentGateway, 'storedValue'> & {
    /** Finds what an account can use, in US cents. */
    findRewards: (accountId: string) => Promise<number | undefined>;
  },
  payment: PaymentRow,
  reason: DeclineReason,
): Promise<DeclinedTender> {
  const { type, token, vendor, last_four } = payment;
  const refuse = (code: string, details: Record<string, unknown> = {}) =>
    new ApiError(402, code, libraryText(checkoutMessage({ code })), { details: { reason, ...details } });
  if (type === 'REWARDS')
    return {
      payment,
      error: refuse(CHECKOUT_CODES.rewardsChanged, { paymentType: type }),
      balance: (await findRewards(token)) || null,
    };
  if (type !== 'GIFT_CARD' && type !== 'PREPAID_CARD')
    return { payment, error: refuse(getCode(payment), vendor ? { vendorPaymentType: vendor } : {}) };
  const found = await storedValue.read(token);
  const isUsable = found !== undefined && !found.isBlocked;
  const code = isUsable ? CHECKOUT_CODES.storedValueChanged : CHECKOUT_CODES.storedValueBlocked;
  return {
    payment,
    error: refuse(code, { paymentType: type, lastFourDigit: last_four }),
    balance: isUsable ? found.balance : null,
  };
}
