import type { Order } from '@foolscap/checkout/contract';
import { toDecimal } from '@foolscap/core/money';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

/** An order as its owner sees it. */
export function orderData(order: OrderRow, lines: readonly OrderLineRow[]): Order {
  const { totals } = order;
  return {
    orderNumber: order.order_number,
    placedAt: order.placed_at.toISOString(),
    status: order.status,
    emailId1: order.email,
    ...(order.shipping_address
      ? { shippingAddress: order.shipping_address as NonNullable<Order['shippingAddress']> }
      : {}),
    pickups: order.pickups,
    ...(order.pickup_person ? { pickupPerson: order.pickup_person } : {}),
    levelOfService: order.level_of_service,
    minDeliveryDate: order.min_delivery_date,
    maxDeliveryDate: order.max_delivery_date,
    payment: { brand: order.payment_brand, lastFourDigit: order.payment_last_four },
    ...(order.purchase_order_number ? { purchaseOrderNumber: order.purchase_order_number } : {}),
    lines: lines.map((line) => ({
      itemId: line.sku,
      name: line.name,
      image: line.image,
      itemUrl: line.item_url,
      qty: line.qty,
      finalPrice: toDecimal(line.price_minor),
      finalPricePerUnit: toDecimal(line.unit_price_minor),
      uom: line.uom,
      deliveryType: line.delivery_type,
      ...(line.pickup_store ? { pickupStoreNumber: line.pickup_store } : {}),
    })),
    totals: {
      numberOfItems: totals.numberOfItems,
      cartSubTotal: toDecimal(totals.cartSubTotal),
      instantCouponSavings: toDecimal(totals.instantCouponSavings),
      shipFee: toDecimal(totals.shipFee),
      handlingFee: toDecimal(totals.handlingFee),
      taxTotal: toDecimal(totals.taxTotal),
      ordTotal: toDecimal(totals.ordTotal),
    },
  };
}
