import { type MinorUnits, toDecimal } from '@foolscap/core/money';
import type { CartSummary } from '../contract/index.ts';
import type { PricedCart } from './pricing/index.ts';

/**
 * Facts about the totals that have no field of their own (docs/decisions/shipping-fees-and-tax.md). Amounts are dollars with two decimals.
 */
export const SUMMARY_ATTRIBUTES = {
  /** The reason for free standard delivery: `THRESHOLD` or `PROMOTION`. */
  freeShipping: 'FREE_SHIPPING',
  /** The part of `handlingFee` for oversized items. */
  oversizedFee: 'OVERSIZED_FEE',
  /** The part of `handlingFee` for a small order. */
  smallOrderFee: 'SMALL_ORDER_FEE',
} as const;

export interface SummaryAttribute {
  name: (typeof SUMMARY_ATTRIBUTES)[keyof typeof SUMMARY_ATTRIBUTES];
  value: string;
}

/** Lists the facts that explain a priced cart's totals, as names and values (cart-3.17). */
export function getSummaryAttributes({
  applied,
  totals,
}: Pick<PricedCart, 'applied' | 'totals'>): SummaryAttribute[] {
  const amount = (name: SummaryAttribute['name'], cents: MinorUnits): SummaryAttribute[] =>
    cents > 0 ? [{ name, value: (cents / 100).toFixed(2) }] : [];
  const reason = applied.some(({ freeShipping }) => freeShipping)
    ? 'PROMOTION'
    : totals.lines > 0 && totals.remainingForFreeShipping === 0
      ? 'THRESHOLD'
      : undefined;
  return [
    ...(reason ? [{ name: SUMMARY_ATTRIBUTES.freeShipping, value: reason }] : []),
    ...amount(SUMMARY_ATTRIBUTES.oversizedFee, totals.handlingFee),
    ...amount(SUMMARY_ATTRIBUTES.smallOrderFee, totals.smallOrderFee),
  ];
}

/** Splits a summary's handling fee into its parts, in dollars. If no part is for a small order, all of it is for oversized items. */
export function getHandlingFees({
  handlingFee,
  attributes = [],
}: Pick<CartSummary, 'handlingFee' | 'attributes'>): {
  oversized: number;
  smallOrder: number;
} {
  const part = attributes.find(({ name }) => name === SUMMARY_ATTRIBUTES.smallOrderFee);
  const smallOrder = Math.min(handlingFee, Number(part?.value ?? 0) || 0);
  return { oversized: toDecimal(Math.round((handlingFee - smallOrder) * 100)), smallOrder };
}

/** Converts a priced cart's totals to their wire format. */
export function buildCartSummary({
  applied,
  lines,
  shipFees,
  totals,
}: Pick<PricedCart, 'applied' | 'lines' | 'shipFees' | 'totals'>): CartSummary {
  const attributes = getSummaryAttributes({ applied, totals });
  const surchargePerUnit = lines.reduce((sum, line) => sum + line.surchargePerUnit, 0);
  const handling = totals.handlingFee + totals.smallOrderFee;
  return {
    cartSubTotal: toDecimal(totals.subTotal),
    cartSubTotalAfterCoupons: toDecimal(totals.net),
    cartSubTotalAfterPriorityTwoCoupons: toDecimal(totals.subTotalAfterPriorityTwo),
    cartSubTotalExcludingCheckoutOnlyCoupons: toDecimal(totals.excludingCheckoutOnly.net),
    preTaxSubTotal: toDecimal(totals.preTaxTotal),
    ordTotal: toDecimal(totals.total),
    balanceOrdTotal: toDecimal(totals.balance),
    ordTotalExcludingCheckoutOnlyCoupons: toDecimal(totals.excludingCheckoutOnly.total),
    balanceOrdTotalExcludingCheckoutOnlyCoupons: toDecimal(totals.excludingCheckoutOnly.balance),
    ...(totals.membershipSavings ? { finalMembershipSavings: toDecimal(totals.membershipSavings) } : {}),
    instantCouponSavings: toDecimal(totals.itemSavings + totals.cartSavings),
    totalShipHandlFee: toDecimal(totals.shipFee + handling),
    shipFee: toDecimal(totals.shipFee),
    cartModeShipFee: toDecimal(shipFees.STANDARD),
    handlingFee: toDecimal(handling),
    surchargeFee: toDecimal(totals.surchargeFee),
    ...(surchargePerUnit ? { surchargeFeePerUnit: toDecimal(surchargePerUnit) } : {}),
    ...(totals.dasFee ? { dasFee: toDecimal(totals.dasFee) } : {}),
    ...(totals.tax === undefined ? {} : { taxTotal: toDecimal(totals.tax) }),
    ...(attributes.length ? { attributes } : {}),
  };
}
