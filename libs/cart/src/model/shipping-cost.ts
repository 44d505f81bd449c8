import { formatMoney, type Locale, type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartAttributes, CartInfo, CartItem, CartSummary } from '../contract/index.ts';
import { SUMMARY_ATTRIBUTES } from './cart-summary.ts';
import { getShippedAmount } from './shipped-amount.ts';
import { SHIPPING_MESSAGES } from './shipping-messages.ts';
import { DELIVERY_COST_MESSAGES } from './delivery-cost-messages.ts';

const toCents = (dollars: number): MinorUnits => toMinorUnits(dollars) ?? 0;

/** The fields of a cart that determine its shipping costs. */
export interface ShippingTotals {
  summary: Pick<CartSummary, 'cartSubTotal' | 'shipFee' | 'handlingFee'> &
    Partial<Pick<CartSummary, 'attributes' | 'surchargeFee' | 'dasFee'>>;
  attributes: Pick<CartAttributes, 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'>;
}

/** Checks whether anything in a cart is shipped. Without a shipped line no fee is charged, even below the free shipping threshold. */
const isShipped = ({ summary, attributes }: ShippingTotals): boolean =>
  summary.shipFee > 0 || attributes.remainingAmountGetFreeShipping === 0;

/**
 * Describes how much is missing for free shipping, or the shipping cost. Mentions the shipped items if the subtotal next to the text
 * includes others as well, such as pickup items.
 * @returns undefined for a cart that ships nothing
 */
export function describeFreeShipping(
  totals: ShippingTotals,
  locale?: Locale,
  { shipping: texts } = SHIPPING_MESSAGES,
): string | undefined {
  if (!isShipped(totals)) return undefined;
  const { summary, attributes } = totals;
  const format = (dollars: number) => formatMoney(toCents(dollars), locale);
  const { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: remaining } = attributes;
  if (remaining > 0) {
    const counted = toCents(threshold) - toCents(remaining);
    return counted === toCents(summary.cartSubTotal)
      ? texts.addMore(format(remaining))
      : texts.addMoreShipped(format(remaining), formatMoney(counted, locale));
  }
  const oversized = summary.attributes?.find(({ name }) => name === SUMMARY_ATTRIBUTES.oversizedFee)?.value;
  const extras = [
    ...(summary.shipFee > 0 ? [texts.faster(format(summary.shipFee))] : []),
    ...(oversized ? [texts.oversized(format(Number(oversized)))] : []),
    ...(summary.dasFee ? [texts.area(format(summary.dasFee))] : []),
  ];
  return extras.length ? texts.freeExcept(extras) : texts.free;
}

/** The delivery fees of a product, in dollars. */
export interface DeliveryFees {
  /** Standard delivery fee of an order. */
  shipFee: number;
  /** Price of shipped merchandise from which standard delivery is free. */
  freeShippingFrom: number;
  /** Delivery area fee; absent for most addresses. */
  areaFee?: number | undefined;
  /** Handling fee per oversized unit; absent for other products. */
  handlingFeePerUnit?: number | undefined;
}

/**
 * Describes the delivery cost of some units of a product: `Free shipping`, `$7.99, or free with $12.01 more`. Merchandise that the cart
 * already ships counts, so the text matches the cart after the add.
 * @param amount price of the units, in US cents
 * @param shipped price of the merchandise that the cart already ships, in US cents
 */
export function describeDeliveryCost(
  { shipFee, freeShippingFrom, areaFee, handlingFeePerUnit }: DeliveryFees,
  { amount, units, shipped = 0 }: { amount: MinorUnits; units: number; shipped?: MinorUnits },
  locale?: Locale,
  { deliveryCost: texts } = DELIVERY_COST_MESSAGES,
): string {
  const format = (dollars: number) => formatMoney(toCents(dollars), locale);
  const missing = toCents(freeShippingFrom) - shipped - amount;
  return [
    missing > 0 ? texts.perOrder(format(shipFee), formatMoney(missing, locale)) : texts.free,
    ...(handlingFeePerUnit ? [texts.handling(format(handlingFeePerUnit * units), units)] : []),
    ...(areaFee ? [texts.area(format(areaFee))] : []),
  ].join(', ');
}

/**
 * Describes the delivery cost of a line. A delivered line shows only its handling fee, because its shipping is part of the order's. For any
 * other line, and for an accessory, whose product may be picked up, the text gives the order's shipping cost.
 * @returns undefined for a delivered line without handling, and for replies of older servers
 */
export function describeLineDelivery(
  { cartAttributes }: Pick<CartInfo, 'cartAttributes'>,
  line: CartItem,
  locale?: Locale,
  messages = DELIVERY_COST_MESSAGES,
): string | undefined {
  const delivery = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G1');
  const { shipFee, handlingFeePerUnit } = delivery ?? {};
  const isDelivered = line.selectedDeliveryOption.deliveryType === 'STA';
  if (isDelivered && line.parentRelationType !== 'ADDON')
    return handlingFeePerUnit
      ? messages.deliveryCost.lineHandling(formatMoney(toCents(handlingFeePerUnit) * line.qty, locale))
      : undefined;
  return shipFee === undefined
    ? undefined
    : describeDeliveryCost(
        { shipFee, freeShippingFrom: cartAttributes.freeShippingThreshold, handlingFeePerUnit },
        {
          // A delivered line already counts as shipped merchandise.
          amount: isDelivered ? 0 : toCents(line.priceInfo.finalPrice),
          units: line.qty,
          shipped: getShippedAmount(cartAttributes),
        },
        locale,
        messages,
      );
}
