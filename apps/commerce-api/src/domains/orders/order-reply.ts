import type { Order } from '@foolscap/checkout/contract';
import { lowerAmounts } from '../payments/index.ts';
import { canChangeStatus } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { FurnitureUnits } from '@foolscap/pricing/model';
import { feesData } from '../checkout/index.ts';
import type { OrderLineRow, OrderRow, WholeOrder } from './orders.repository.ts';
import { countLeft } from './refund-lines.ts';

/** The time in which an order can be canceled, provided that none of it has progressed. */
const CANCELLABLE_MS = 30 * 60_000;

const cancellableUntil = ({ placed_at }: Pick<OrderRow, 'placed_at'>) =>
  new Date(placed_at.getTime() + CANCELLABLE_MS);

export const isCancellable = (order: Pick<OrderRow, 'placed_at' | 'status'>, now: Date): boolean =>
  canChangeStatus(order.status, 'CANCELED') && now < cancellableUntil(order);

const getUnits = (services: FurnitureUnits) => ({
  ...(services.BASC ? { BASC: { qty: services.BASC } } : {}),
  ...(services.CUST ? { CUST: { qty: services.CUST } } : {}),
});

/** Sums the discounts on an order's lines by promotion, in a fixed order so that the first reply equals later ones. */
function sumByPromotion(adjustments: WholeOrder['adjustments']): NonNullable<Order['adjustments']> {
  const byPromotion = new Map<string, { name: string; code: string | null; minor: number }>();
  for (const { promotion_id, name, code, amount_minor } of adjustments) {
    const minor = (byPromotion.get(promotion_id)?.minor ?? 0) + amount_minor;
    byPromotion.set(promotion_id, { name, code, minor });
  }
  const sums = [...byPromotion].sort(([one], [other]) => (one < other ? -1 : 1));
  return sums.map(([, { name, code, minor }]) => ({
    name,
    ...(code === null ? {} : { couponCode: code }),
    amount: toDecimal(minor),
  }));
}

/**
 * Builds an order as its owner sees it.
 * @param now decides whether the order can still be canceled; a stored reply contains the time limit, and the cancel call checks it again
 */
export function orderData(
  { order, lines, parts, payments, adjustments, memberships }: WholeOrder,
  now: Date,
): Order {
  const { totals } = order;
  const getPart = (place: string) => parts.find((part) => part.place === place);
  const sent = getPart('');
  const getMembership = (line: OrderLineRow) => {
    const found = memberships.find(({ lineNumber }) => lineNumber === line.line_number);
    return found && { startsAt: found.startsAt.toISOString(), endsAt: found.endsAt.toISOString() };
  };
  const isFeeOpen = (line: OrderLineRow) => line.services_fee_tbd && countLeft(line) > 0;
  return {
    orderNumber: order.order_number,
    placedAt: order.placed_at.toISOString(),
    status: order.status,
    ...(order.shipped_at ? { shippedAt: order.shipped_at.toISOString() } : {}),
    ...(order.delivered_at ? { deliveredAt: order.delivered_at.toISOString() } : {}),
    ...(order.canceled_at ? { canceledAt: order.canceled_at.toISOString() } : {}),
    ...(isCancellable(order, now) ? { cancellableUntil: cancellableUntil(order).toISOString() } : {}),
    emailId1: order.email,
    ...(order.shipping_address
      ? { shippingAddress: order.shipping_address as NonNullable<Order['shippingAddress']> }
      : {}),
    ...(sent?.carrier || sent?.tracking_number
      ? {
          shipment: {
            ...(sent.carrier ? { carrier: sent.carrier } : {}),
            ...(sent.tracking_number ? { trackingNumber: sent.tracking_number } : {}),
          },
        }
      : {}),
    pickups: order.pickups.map((pickup) => {
      const part = getPart(pickup.storeNumber);
      return {
        ...pickup,
        ...(part ? { readyAt: part.begun_at.toISOString() } : {}),
        ...(part?.done_at ? { collectedAt: part.done_at.toISOString() } : {}),
      };
    }),
    ...(order.pickup_person ? { pickupPerson: order.pickup_person } : {}),
    levelOfService: order.level_of_service,
    minDeliveryDate: order.min_delivery_date,
    maxDeliveryDate: order.max_delivery_date,
    payment: { brand: order.payment_brand, lastFourDigit: order.payment_last_four },
    payments: lowerAmounts(payments, order.ord_total_minor).map(
      ({ type, brand, last_four, vendor, amount_minor, refunded_minor }) => ({
        type,
        brand,
        lastFourDigit: last_four,
        ...(vendor ? { vendorPaymentType: vendor } : {}),
        amountApplied: toDecimal(amount_minor),
        ...(refunded_minor ? { amountRefunded: toDecimal(refunded_minor) } : {}),
      }),
    ),
    ...(order.refunded_minor ? { refundedTotal: toDecimal(order.refunded_minor) } : {}),
    ...(order.decision_comment ? { decisionComment: order.decision_comment } : {}),
    ...(order.billing_address
      ? { billingAddress: order.billing_address as NonNullable<Order['billingAddress']> }
      : {}),
    ...(order.purchase_order_number ? { purchaseOrderNumber: order.purchase_order_number } : {}),
    ...(order.purchase_order_release ? { poRelease: order.purchase_order_release } : {}),
    ...(order.budget_center ? { budgetCenter: order.budget_center } : {}),
    lines: lines.map((line) => {
      const membership = getMembership(line);
      return {
        lineNumber: line.line_number,
        itemId: line.sku,
        name: line.name,
        image: line.image,
        itemUrl: line.item_url,
        qty: line.qty,
        ...(line.canceled_qty ? { canceledQty: line.canceled_qty } : {}),
        finalPrice: toDecimal(line.price_minor),
        finalPricePerUnit: toDecimal(line.unit_price_minor),
        uom: line.uom,
        deliveryType: line.delivery_type,
        ...(line.level_of_service ? { levelOfService: line.level_of_service } : {}),
        ...(line.furniture_services ? { furnSvcInfo: getUnits(line.furniture_services) } : {}),
        ...(line.configuration ? { configuration: line.configuration } : {}),
        ...(line.splits
          ? {
              splits: line.splits.map(({ amountMinor, ...split }) => ({
                ...split,
                amount: toDecimal(amountMinor),
              })),
            }
          : {}),
        ...(line.source === null ? {} : { source: line.source }),
        ...(line.sold_by === null ? {} : { soldBy: line.sold_by }),
        ...(isFeeOpen(line) ? { isFurnitureServicesFeeTBD: true } : {}),
        ...(line.free_promotion_id === null ? {} : { isFree: true }),
        ...(line.pickup_store ? { pickupStoreNumber: line.pickup_store } : {}),
        ...(line.parent_line_number
          ? { parentLineNumber: line.parent_line_number, parentItemId: line.parent_item_id }
          : {}),
        ...(line.min_delivery_date && line.max_delivery_date
          ? { minDeliveryDate: line.min_delivery_date, maxDeliveryDate: line.max_delivery_date }
          : {}),
        ...(membership ? { membership } : {}),
      };
    }),
    ...(adjustments.length ? { adjustments: sumByPromotion(adjustments) } : {}),
    totals: {
      numberOfItems: totals.numberOfItems,
      cartSubTotal: toDecimal(totals.cartSubTotal),
      instantCouponSavings: toDecimal(totals.instantCouponSavings),
      shipFee: toDecimal(totals.shipFee),
      handlingFee: toDecimal(totals.handlingFee),
      ...feesData(totals),
      ...(lines.some(isFeeOpen) ? { isFurnitureServicesFeeTBD: true } : {}),
      taxTotal: toDecimal(totals.taxTotal),
      ordTotal: toDecimal(totals.ordTotal),
    },
  };
}
