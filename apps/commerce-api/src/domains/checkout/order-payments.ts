import type { AppliedTender } from '@foolscap/cart/model';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { toDecimal } from '@foolscap/core/money';
import type { CartTenderRow, listCheckedCards } from '../cart/index.ts';

type CheckedCard = Awaited<ReturnType<typeof listCheckedCards>>[number];
type OrderPayment = NonNullable<CheckoutInfo['orderPayments']>[number];

/** Returns the gift and prepaid cards and the rewards among a cart's tenders, with the amount each pays toward the total (storefront-3.25). */
export const appliedPayments = (
  tenders: readonly CartTenderRow[],
  amounts: readonly AppliedTender[],
): OrderPayment[] =>
  tenders.flatMap(({ id, type, last_four, balance_minor }) =>
    type === 'GIFT_CARD' || type === 'PREPAID_CARD' || type === 'REWARDS'
      ? [
          {
            id,
            paymentType: type,
            lastFourDigit: last_four,
            addedToOrder: true,
            amountApplied: toDecimal(amounts.find((tender) => tender.id === id)?.amount ?? 0),
            balance: toDecimal(balance_minor ?? 0),
          },
        ]
      : [],
  );

/** Returns a gift or prepaid card that was only checked: it pays nothing (storefront-4.20). */
export const checkedPayment = ({ id, type, last_four, balance_minor }: CheckedCard): OrderPayment => ({
  id,
  paymentType: type,
  lastFourDigit: last_four,
  addedToOrder: false,
  amountApplied: 0,
  balance: toDecimal(balance_minor),
});
