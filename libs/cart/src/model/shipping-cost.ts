import { formatMoney, type Locale, type MinorUnits, toMinorUnits } from '@foolscap/core/money';
import type { CartAttributes, CartInfo, CartItem, CartSummary } from '../contract/index.ts';
import { SUMMARY_ATTRIBUTES } from './cart-summary.ts';
import { getShippedAmount } from './shipped-amount.ts';

const toCents = (dollars: number): MinorUnits => toMinorUnits(dollars) ?? 0;

/** The fields of a cart that its shipping costs follow from. */
export interface ShippingTotals {
  summary: Pick<CartSummary, 'cartSubTotal' | 'shipFee' | 'handlingFee'> &
    Partial<Pick<CartSummary, 'attributes' | 'surchargeFee' | 'dasFee'>>;
  attributes: Pick<CartAttributes, 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'>;
}

/** Whether anything in a cart is shipped: without a shipped line no fee is charged, although the amount for free shipping is missing. */
const isShipped = ({ summary, attributes }: ShippingTotals): boolean =>
  summary.shipFee > 0 || attributes.remainingAmountGetFreeShipping === 0;

/**
 * Describes what is missing for free shipping, or what shipping costs although it is free. Names the shipped items if the subtotal beside the text
 * counts others as well, such as items for pickup.
 * @returns undefined for a cart of which nothing is shipped
 */
export function describeFreeShipping(totals: ShippingTotals, locale?: Locale): string | undefined {
  if (!isShipped(totals)) return undefined;
  const { summary, attributes } = totals;
  const format = (dollars: number) => formatMoney(toCents(dollars), locale);
  const { freeShippingThreshold: threshold, remainingAmountGetFreeShipping: remaining } = attributes;
  if (remaining > 0) {
    const counted = toCents(threshold) - toCents(remaining);
    return counted === toCents(summary.cartSubTotal)
      ? `Add ${format(remaining)} more for free shipping.`
      : `Add ${format(remaining)} more in shipped items for free shipping. You have ${formatMoney(counted, locale)}.`;
  }
  const oversized = summary.attributes?.find(({ name }) => name === SUMMARY_ATTRIBUTES.oversizedFee)?.value;
  const extras = [
    ...(summary.shipFee > 0 ? [`faster delivery costs ${format(summary.shipFee)}`] : []),
    ...(oversized ? [`handling of oversized items costs ${format(Number(oversized))}`] : []),
    ...(summary.dasFee ? [`delivery to your area costs ${format(summary.dasFee)}`] : []),
  ];
  if (!extras.length) return 'Your order ships free.';
  return `Standard shipping is free; ${extras.join(', and ')}.`;
}

/** The fees for the delivery of a product, in dollars. */
export interface DeliveryFees {
  /** The fee of standard delivery of an order. */
  shipFee: number;
  /** The price of shipped goods from which it is free. */
  freeShippingFrom: number;
  /** The fee of the delivery area; absent for most. */
  areaFee?: number | undefined;
  /** Handling of each oversized unit; absent for other products. */
  handlingFeePerUnit?: number | undefined;
}

/**
 * Describes what the delivery of some units of a product costs: `Free shipping`, `$7.99, or free with $12.01 more`. The goods that the cart ships
 * already count, so that the text agrees with the cart after the add.
 * @param amount price of the units, in US cents
 * @param shipped price of the goods that the cart ships already, in US cents
 */
export function describeDeliveryCost(
  { shipFee, freeShippingFrom, areaFee, handlingFeePerUnit }: DeliveryFees,
  { amount, units, shipped = 0 }: { amount: MinorUnits; units: number; shipped?: MinorUnits },
  locale?: Locale,
): string {
  const format = (dollars: number) => formatMoney(toCents(dollars), locale);
  const missing = toCents(freeShippingFrom) - shipped - amount;
  return [
    missing > 0
      ? `${format(shipFee)} shipping per order, or free with ${formatMoney(missing, locale)} more`
      : 'Free shipping',
    ...(handlingFeePerUnit
      ? [
          `plus ${format(handlingFeePerUnit * units)} handling of ${units === 1 ? 'an oversized item' : 'oversized items'}`,
        ]
      : []),
    ...(areaFee ? [`plus ${format(areaFee)} for delivery to your area`] : []),
  ].join(', ');
}

/**
 * Describes what it costs to have a line delivered. A delivered line names its handling only, because its shipping is part of the order's. For any
 * other line, and for an accessory, which may be below a product that is picked up, the text says what the order pays.
 * @returns undefined for a delivered line without handling, and for replies of older servers
 */
export function describeLineDelivery(
  { cartAttributes }: Pick<CartInfo, 'cartAttributes'>,
  line: CartItem,
  locale?: Locale,
): string | undefined {
  const delivery = line.availableDeliveryOptions?.find(({ groupId }) => groupId === 'G1');
  const { shipFee, handlingFeePerUnit } = delivery ?? {};
  const isDelivered = line.selectedDeliveryOption.deliveryType === 'STA';
  if (isDelivered && line.parentRelationType !== 'ADDON')
    return handlingFeePerUnit
      ? `Plus ${formatMoney(toCents(handlingFeePerUnit) * line.qty, locale)} handling`
      : undefined;
  return shipFee === undefined
    ? undefined
    : describeDeliveryCost(
        { shipFee, freeShippingFrom: cartAttributes.freeShippingThreshold, handlingFeePerUnit },
        {
          // A delivered line is among the shipped goods already.
          amount: isDelivered ? 0 : toCents(line.priceInfo.finalPrice),
          units: line.qty,
          shipped: getShippedAmount(cartAttributes),
        },
        locale,
      );
}
