import { isOrderTotalMet, isStoredValue } from '@foolscap/cart/model';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { badRequest } from '../../kernel/http/api-error.ts';
import type { CartTenderRow, PricedRows } from '../cart/index.ts';
import type { AttemptRow, TenderAmount } from '../payments/index.ts';

/**
 * Splits a cart's total among its tenders: gift and prepaid cards and rewards as priced, then the tender that pays the rest. Tenders that are not
 * needed are left out.
 * @throws ApiError 400 PAYMENT_MISSING if no tender pays the rest, or if the total is not met and there is no tender (storefront-4.21)
 */
export function planPayments(
  tenders: readonly CartTenderRow[],
  { tenders: storedValue, totals, applied }: Pick<PricedRows, 'tenders' | 'totals' | 'applied'>,
): TenderAmount[] {
  const part = ({ type, token, brand, last_four, vendor }: CartTenderRow, amount: number): TenderAmount => ({
    type,
    token,
    brand,
    lastFour: last_four,
    vendor,
    amount,
  });
  const plan = storedValue.flatMap(({ id, amount }) => {
    const tender = tenders.find((each) => each.id === id);
    return tender && amount > 0 ? [part(tender, amount)] : [];
  });
  const missing = badRequest(CHECKOUT_CODES.paymentMissing, 'Choose how to pay to continue.', 'cardPayment');
  if (totals.balance === 0) {
    if (tenders.length === 0 && !isOrderTotalMet({ totals, applied })) throw missing;
    return plan;
  }
  const rest = tenders.find((tender) => !isStoredValue(tender));
  if (!rest) throw missing;
  return [...plan, part(rest, totals.balance)];
}

/** Checks whether an attempt pays exactly as planned. */
export const paysAsPlanned = (
  { payments }: Pick<AttemptRow, 'payments'>,
  plan: readonly TenderAmount[],
): boolean =>
  payments.length === plan.length &&
  payments.every(
    ({ type, token, amount_minor }, index) =>
      type === plan[index]!.type && token === plan[index]!.token && amount_minor === plan[index]!.amount,
  );
