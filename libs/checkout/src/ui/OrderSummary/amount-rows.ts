import type { AmountsProps } from '@foolscap/ui/components';
import { formatAmount, listAmounts, type OrderAmount } from '../../model/index.ts';
import type { ORDER_MESSAGES } from '../../model/order-messages.ts';

/** Returns a summary's formatted amounts. `total` is what is left: the total, or its remainder after a refund or gift cards. */
export function getAmountRows(
  amounts: Parameters<typeof listAmounts>[0],
  locale: string,
  messages: typeof ORDER_MESSAGES,
): Pick<AmountsProps, 'rows' | 'total'> {
  const { parts, total, refund, storedValue } = listAmounts(amounts, messages);
  const toRow = (amount: OrderAmount) => ({ label: amount.label, value: formatAmount(amount, locale) });
  const deductions = storedValue?.paid ?? (refund ? [refund.returned] : []);
  const left = storedValue?.left ?? refund?.left;
  return {
    rows: (left ? [...parts, total, ...deductions] : parts).map(toRow),
    total: toRow(left ?? total),
  };
}
