import { formatMoney, type MinorUnits, toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { CheckoutInfo, Order, Totals } from '../contract/index.ts';
import { tenderName } from './tender-name.ts';
import { ORDER_MESSAGES } from './order-messages.ts';

/** An amount of an order, with its label. */
export interface OrderAmount {
  label: string;
  /** US cents; negative for savings; undefined while it is not known. */
  amount: MinorUnits | undefined;
  /** Shown instead of the amount. */
  text?: string;
}

/** The amounts of an order in the order in which they are shown. The parts add up to the total. */
export interface OrderAmounts {
  parts: OrderAmount[];
  total: OrderAmount;
  /** The refund for canceled units, and the rest of the total; undefined if there is none. */
  refund: { returned: OrderAmount; left: OrderAmount } | undefined;
  /** The shares of gift and prepaid cards, and the rest for another tender; undefined without such cards. */
  storedValue: { paid: OrderAmount[]; left: OrderAmount } | undefined;
}

/**
 * Lists an order's savings by promotion and coupon. The rows always add up to the savings: a part that no promotion explains, as on orders
 * of older servers, is a separate row.
 */
function listSavings(
  savings: MinorUnits,
  adjustments: Order['adjustments'] = [],
  { amounts: texts }: typeof ORDER_MESSAGES,
): OrderAmount[] {
  const byLabel = new Map<string, MinorUnits>();
  for (const { name, couponCode, amount } of adjustments) {
    const label = couponCode ? `${name} (${couponCode})` : name;
    byLabel.set(label, (byLabel.get(label) ?? 0) + (toMinorUnits(amount) ?? 0));
  }
  const explained = [...byLabel.values()].reduce((sum, amount) => sum + amount, 0);
  const rest = savings - explained;
  if (rest > 0) byLabel.set(byLabel.size ? texts.otherSavings : texts.savings, rest);
  return [...byLabel].map(([label, amount]) => ({ label, amount: -amount }));
}

/** Lists the amounts of a cart or an order, for its page and its mails. */
export function listAmounts(
  {
    totals,
    adjustments,
    refundedTotal = 0,
    orderPayments = [],
  }: {
    totals: Totals;
    adjustments?: Order['adjustments'];
    refundedTotal?: number | undefined;
    orderPayments?: CheckoutInfo['orderPayments'];
  },
  messages = ORDER_MESSAGES,
): OrderAmounts {
  const { amounts: texts } = messages;
  const cents = (amount: number | undefined) => toMinorUnits(amount ?? 0) ?? 0;
  const ifAny = (label: string, amount: number | undefined): OrderAmount[] =>
    amount ? [{ label, amount: cents(amount) }] : [];
  const { numberOfItems, shipFee, taxTotal } = totals;
  const isTaxKnown = taxTotal !== undefined;
  const returned = cents(refundedTotal);
  const total = cents(totals.ordTotal);
  // A card whose balance was only checked pays nothing (storefront-4.20).
  const paid = orderPayments
    .filter(({ addedToOrder }) => addedToOrder)
    .map(({ paymentType, lastFourDigit, amountApplied }) => ({
      label: tenderName({ type: paymentType, brand: '', lastFourDigit }, messages),
      amount: -cents(amountApplied),
    }));
  return {
    parts: [
      {
        label: texts.subtotal(numberOfItems),
        amount: cents(totals.cartSubTotal),
      },
      ...listSavings(cents(totals.instantCouponSavings), adjustments, messages),
      { label: texts.shipping, amount: cents(shipFee), ...(shipFee === 0 ? { text: texts.free } : {}) },
      ...ifAny(texts.oversized, toDecimal(cents(totals.handlingFee) - cents(totals.smallOrderFee))),
      ...ifAny(texts.smallOrder, totals.smallOrderFee),
      ...ifAny(texts.surcharges, totals.surchargeFee),
      ...ifAny(texts.furniture, totals.furnRate),
      ...(totals.isFurnitureServicesFeeTBD
        ? [
            {
              label: totals.furnRate ? texts.otherFurniture : texts.furniture,
              amount: undefined,
              text: texts.notDetermined,
            },
          ]
        : []),
      ...ifAny(texts.area, totals.dasFee),
      {
        label: texts.tax,
        amount: isTaxKnown ? cents(taxTotal) : undefined,
        ...(isTaxKnown ? {} : { text: texts.taxLater }),
      },
    ],
    total: { label: isTaxKnown ? texts.total : texts.estimatedTotal, amount: total },
    refund:
      returned > 0
        ? {
            returned: { label: texts.refunded, amount: -returned },
            left: { label: texts.afterRefund, amount: total - returned },
          }
        : undefined,
    storedValue: paid.length
      ? {
          paid,
          left: { label: texts.left, amount: paid.reduce((left, { amount }) => left + amount, total) },
        }
      : undefined,
  };
}

/** Formats an amount: its text if it has one, otherwise the money. */
export const formatAmount = ({ amount, text }: OrderAmount, locale?: string): string =>
  text ?? formatMoney(amount, locale);
