import { toDecimal } from '@foolscap/core/money';
import type { CartSummary } from '../contract/index.ts';
import type { CartTotals } from './pricing/index.ts';

/** Converts the totals of a priced cart to their form on the wire. */
export function buildCartSummary(totals: CartTotals): CartSummary {
  return {
    cartSubTotal: toDecimal(totals.subTotal),
    cartSubTotalAfterCoupons: toDecimal(totals.net),
    preTaxSubTotal: toDecimal(totals.preTaxTotal),
    ordTotal: toDecimal(totals.total),
    balanceOrdTotal: toDecimal(totals.balance),
    instantCouponSavings: toDecimal(totals.itemSavings + totals.cartSavings),
    totalShipHandlFee: toDecimal(totals.shipFee + totals.handlingFee + totals.smallOrderFee),
    shipFee: toDecimal(totals.shipFee),
    handlingFee: toDecimal(totals.handlingFee + totals.smallOrderFee),
    surchargeFee: toDecimal(totals.surchargeFee),
    ...(totals.dasFee ? { dasFee: toDecimal(totals.dasFee) } : {}),
    ...(totals.tax === undefined ? {} : { taxTotal: toDecimal(totals.tax) }),
  };
}
