import { toDecimal } from '@foolscap/core/money';
import type { CartSummary } from '../contract/index.ts';
import type { PricedCart } from './pricing/index.ts';

/** Converts the totals of a priced cart to their form on the wire. */
export function buildCartSummary({
  lines,
  shipFees,
  totals,
}: Pick<PricedCart, 'lines' | 'shipFees' | 'totals'>): CartSummary {
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
  };
}
