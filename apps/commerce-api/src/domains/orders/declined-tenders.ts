import { CHECKOUT_CODES, checkoutMessage } from '@foolscap/checkout/model';
import { vendorFailure } from '@foolscap/payments/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type CartRow, emptyDecision, executeOnLocked, listTenders } from '../cart/index.ts';
import type { DeclineReason, PaymentGateway, PaymentRow } from '../payments/index.ts';

/** A tender that was declined when the order was placed. */
export interface DeclinedTender {
  payment: PaymentRow;
  error: ApiError;
  /** The current balance of a gift or prepaid card, in US cents; null if it can no longer be used. Absent for other tenders. */
  balance?: number | null;
}

/** Returns the code of a declined tender that pays any amount. */
function getCode({ type, vendor }: PaymentRow): string {
  if (vendor) return vendorFailure(vendor);
  return type === 'ACCOUNT' ? CHECKOUT_CODES.invoiceDeclined : CHECKOUT_CODES.paymentFailed;
}

/**
 * Describes a declined tender by its own code, and reads the current balance of a gift or prepaid card.
 * @throws GatewayUnavailableError
 */
export async function describeDecline(
  { storedValue }: Pick<PaymentGateway, 'storedValue'>,
  payment: PaymentRow,
  reason: DeclineReason,
): Promise<DeclinedTender> {
  const { type, token, vendor, last_four } = payment;
  const refuse = (code: string, details: Record<string, unknown> = {}) =>
    new ApiError(402, code, checkoutMessage({ code }), { details: { reason, ...details } });
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

/**
 * Writes the balance of a declined gift or prepaid card to its tender on the locked cart, so that another tender can pay the rest of the total.
 * A card that can no longer be used is removed from the cart.
 */
export async function refreshTender(
  trx: Db,
  cart: CartRow,
  { payment, balance }: DeclinedTender,
  now: Date,
): Promise<void> {
  if (balance === undefined) return;
  const command = {
    load: () => listTenders(trx, cart.id),
    apply(_cart: CartRow, tenders: Awaited<ReturnType<typeof listTenders>>) {
      // The shopper may have removed it in the meantime.
      const present = tenders.find(({ token }) => token === payment.token);
      if (!present) return emptyDecision();
      const { cart_id: _cartId, created_at: _createdAt, position: _position, ...kept } = present;
      const writes =
        balance === null
          ? { removals: [present.id], adds: [] }
          : { removals: [], adds: [{ ...kept, balance_minor: balance }] };
      return { ...emptyDecision(), tenders: writes, changed: true };
    },
  };
  await executeOnLocked(trx, cart, command, now);
}
