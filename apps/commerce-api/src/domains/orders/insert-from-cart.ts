import type { LevelOfService } from '@foolscap/core/vocabulary';
import type { Insertable } from 'kysely';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { getShipTo, type ShipTo } from '../../kernel/geo/delivery-place.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { DEFAULT_FEES } from '@foolscap/pricing/model';
import { allocateToSplits } from '@foolscap/cart/model';
import { getDelivery, type LineRow, type PricedRows } from '../cart/index.ts';
import { getItemUrl } from '../catalog/index.ts';
import { getPickups } from '../checkout/index.ts';
import { getDeliveryDates, isCollected, mergedDates } from '../delivery/index.ts';
import { pictureUrl } from '../media/index.ts';
import {
  insertLines,
  insertOrder,
  nextOrderNumber,
  type OrderAdjustmentRow,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts';
import type { TenderAmount } from '../payments/index.ts';
import type { OrderAccounting } from './order-accounting.ts';
import type { ReadyCart } from './ready-cart.ts';
import type { OrderedSplit, OrdersTable } from './tables.ts';

/** The priced lines of a cart, and how they are paid for. */
export interface PricedOrder {
  rows: readonly LineRow[];
  priced: PricedRows;
  payments: readonly TenderAmount[];
  status: 'PLACED' | 'PENDING_APPROVAL';
}

/** Returns the slowest level of service among the shipped lines, which determines the delivery promise for the whole order. */
function getSlowest(shipped: readonly { level: LevelOfService }[]): LevelOfService {
  const levels = shipped.map(({ level }) => level);
  return (['STANDARD', 'NDD', 'SDD'] as const).find((level) => levels.includes(level)) ?? 'STANDARD';
}

/** Checks whether a line is delivered, by a carrier or by email. A membership starts with its order instead. */
const isDelivered = (row: LineRow): boolean => !isCollected(row) && !row.sale_conditions?.membership;

/** Checks whether a carrier delivers a line. */
const isShipped = (row: LineRow): boolean => isDelivered(row) && row.product_type_name !== 'ESD';

/** Returns the furniture service columns of a line; null if there are none. */
function getOrderedServices(services: ReturnType<PricedRows['servicesByLine']['get']>) {
  const { units = {}, isToBeDetermined = false } = services ?? {};
  return {
    furniture_services: Object.keys(units).length > 0 ? units : null,
    services_fee_tbd: isToBeDetermined,
  };
}

/** Returns what the cost centers and projects of a line pay; those of its parent for a plan or a service. Null if there are none. */
function getOrderedSplits(
  { id, parent_line_id: parentId }: LineRow,
  lines: OrderAccounting['splits'],
  byLine: PricedRows['byLine'],
): OrderedSplit[] | null {
  const owner = lines[id]?.length || !parentId ? id : parentId;
  const splits = lines[owner];
  if (!splits?.length) return null;
  const amounts = allocateToSplits(byLine.get(id)?.net ?? 0, splits, byLine.get(owner)?.net ?? 0);
  return splits.map(({ amount: _amount, ...split }, index) => ({ ...split, amountMinor: amounts[index]! }));
}

/** The buyer of an order, with what its rows depend on. */
export interface OrderBuyer extends Pick<KnownCaller, 'accountId' | 'locale'> {
  session: Pick<KnownCaller['session'], 'id' | 'agent'>;
  /** Returns the place for dates of an order without an address. */
  placeFor(): ShipTo;
}

/** An order with its lines, as they are stored. */
export interface OrderRows {
  order: OrderRow;
  lines: OrderLineRow[];
  adjustments: OrderAdjustmentRow[];
}

/** Builds the order of a cart and its lines. @param orderNumber of the order, which may replace what it had before */
export async function buildFromCart(
  trx: Db,
  orderNumber: string,
  caller: OrderBuyer,
  {
    cart,
    tenders,
    email,
    shippingAddress: chosenAddress,
    pickupPerson,
    purchaseOrderNumber,
    accounting: { budget, release, splits },
    member,
  }: Omit<ReadyCart, 'rows'>,
  {
    rows,
    priced: { totals, byLine, servicesByLine, applied, free, freeShippingThreshold },
    payments,
    status,
  }: PricedOrder,
  placedAt: Date,
): Promise<OrderRows> {
  const pickups = await getPickups(trx, rows, placedAt, caller.locale);
  // A pickup-only order has no delivery window but a day on which it is ready.
  const readyDays = pickups.map(({ readyDate }) => readyDate).sort();
  // Memberships need an address for their tax only.
  const shippingAddress = free.held.length > 0 || rows.some(isDelivered) ? chosenAddress : undefined;
  const shipTo = shippingAddress ? getShipTo(shippingAddress) : caller.placeFor();
  const deliveries = rows.map((row) => getDelivery(row, cart, shipTo, placedAt));
  const windows = deliveries.map(({ dates }, index) =>
    rows[index]!.sale_conditions?.membership ? undefined : dates,
  );
  const dates = shippingAddress
    ? (mergedDates(windows.filter((_, index) => !isCollected(rows[index]!))) ??
      getDeliveryDates(placedAt, shippingAddress.state, cart.level_of_service))
    : { minDeliveryDate: readyDays[0] ?? '', maxDeliveryDate: readyDays.at(-1) ?? '' };
  // Order lists show the tender that pays the rest.
  const main = payments.at(-1);
  const order: OrderRow = {
    order_number: orderNumber,
    tenant: cart.tenant,
    session_id: caller.accountId === undefined ? caller.session.id : null,
    account_id: caller.accountId ?? null,
    cart_id: cart.id,
    status,
    email,
    email_key: getEmailKey(email),
    locale: caller.locale,
    shipping_address: shippingAddress ?? null,
    billing_address: tenders.find(({ billing_address }) => billing_address)?.billing_address ?? null,
    pickup_person: pickupPerson ?? null,
    pickups: pickups.map(({ pickup }) => pickup),
    level_of_service: getSlowest(deliveries.filter((_, index) => !isCollected(rows[index]!))),
    min_delivery_date: dates.minDeliveryDate,
    max_delivery_date: dates.maxDeliveryDate,
    payment_brand: main?.brand || (main?.type ?? ''),
    payment_last_four: main?.lastFour ?? '',
    purchase_order_number: purchaseOrderNumber,
    purchase_order_release: release,
    budget_center: budget?.code ?? null,
    budget_period: budget?.periodStart ?? null,
    organization_id: member?.organization.id ?? null,
    unit_id: member?.unitId ?? null,
    agent_visit_id: caller.session.agent?.visitId ?? null,
    totals: {
      numberOfItems: totals.units,
      cartSubTotal: totals.subTotal,
      instantCouponSavings: totals.itemSavings + totals.cartSavings,
      shipFee: totals.shipFee,
      handlingFee: totals.handlingFee + totals.smallOrderFee,
      ...(totals.smallOrderFee ? { smallOrderFee: totals.smallOrderFee } : {}),
      surchargeFee: totals.surchargeFee,
      servicesFee: totals.servicesFee,
      dasFee: totals.dasFee,
      taxTotal: totals.tax ?? 0,
      ordTotal: totals.total,
      ...(freeShippingThreshold === DEFAULT_FEES.freeShippingThreshold
        ? {}
        : { freeShippingFrom: freeShippingThreshold }),
    },
    ord_total_minor: totals.total,
    placed_at: placedAt,
    shipped_at: null,
    delivered_at: null,
    canceled_at: null,
    refunded_minor: 0,
    rewards_refunded_minor: 0,
    approval_mails: 0,
    decided_at: null,
    decided_by: null,
    decision_comment: '',
  };
  const nameOf = new Map(applied.map((promotion) => [promotion.promotionId, promotion]));
  const lineNumbers = new Map(rows.map((row, index) => [row.id, index + 1]));
  const lines = rows.map((row, index): OrderLineRow => ({
    order_number: order.order_number,
    line_number: index + 1,
    sku: row.item_id,
    name: row.name,
    image: pictureUrl(row.picture),
    item_url: getItemUrl(row.item_id, row.name),
    qty: row.qty,
    canceled_qty: 0,
    unit_price_minor: byLine.get(row.id)?.unitPrice ?? 0,
    price_minor: byLine.get(row.id)?.net ?? 0,
    discount_minor: (byLine.get(row.id)?.subTotal ?? 0) - (byLine.get(row.id)?.net ?? 0),
    surcharge_minor: byLine.get(row.id)?.surcharge ?? 0,
    tax_minor: byLine.get(row.id)?.tax ?? 0,
    uom: row.uom,
    delivery_type: row.delivery_type,
    pickup_store: row.pickup_store,
    parent_item_id: row.parent_item_id,
    parent_line_number: lineNumbers.get(row.parent_line_id ?? '') ?? null,
    relation: row.relation,
    min_delivery_date: windows[index]?.minDeliveryDate ?? null,
    max_delivery_date: windows[index]?.maxDeliveryDate ?? null,
    level_of_service: isShipped(row) ? (deliveries[index]?.level ?? null) : null,
    ...getOrderedServices(servicesByLine.get(row.id)),
    services_minor: byLine.get(row.id)?.servicesFee ?? 0,
    free_promotion_id: null,
    configuration: row.configuration,
    source: row.source,
    budget_minor: null,
    splits: getOrderedSplits(row, splits, byLine),
    category_id: null,
    sold_by: row.sale_conditions?.soldBy ?? null,
  }));
  const gifts = free.held.flatMap(({ offered: item, ...units }, index): OrderLineRow[] => {
    if (!item) return [];
    return [
      {
        order_number: order.order_number,
        line_number: rows.length + index + 1,
        sku: units.itemId,
        name: item.name,
        image: pictureUrl(item.picture),
        item_url: getItemUrl(units.itemId, item.name),
        qty: units.qty,
        canceled_qty: 0,
        unit_price_minor: 0,
        price_minor: 0,
        discount_minor: 0,
        surcharge_minor: 0,
        tax_minor: 0,
        uom: item.uom,
        delivery_type: 'STA',
        pickup_store: '',
        parent_item_id: '',
        parent_line_number: null,
        relation: null,
        // Arrives with the shipped lines.
        min_delivery_date: dates.minDeliveryDate,
        max_delivery_date: dates.maxDeliveryDate,
        furniture_services: null,
        services_minor: 0,
        services_fee_tbd: false,
        level_of_service: null,
        free_promotion_id: units.promotionId,
        configuration: null,
        source: null,
        budget_minor: null,
        splits: null,
        category_id: null,
        sold_by: item.conditions?.soldBy ?? null,
      },
    ];
  });
  const adjustments = rows.flatMap((row, index) =>
    (byLine.get(row.id)?.adjustments ?? []).map(({ promotionId, amount }) => ({
      order_number: order.order_number,
      line_number: index + 1,
      promotion_id: promotionId,
      code: nameOf.get(promotionId)?.code ?? null,
      name: nameOf.get(promotionId)?.name ?? '',
      amount_minor: amount,
    })),
  );
  return { order, lines: [...lines, ...gifts], adjustments };
}

/** Returns the columns of an order as they are written. */
const toColumns = (order: OrderRow): Insertable<OrdersTable> => ({
  ...order,
  shipping_address: order.shipping_address && JSON.stringify(order.shipping_address),
  pickup_person: order.pickup_person && JSON.stringify(order.pickup_person),
  pickups: JSON.stringify(order.pickups),
  billing_address: order.billing_address && JSON.stringify(order.billing_address),
  totals: JSON.stringify(order.totals),
});

/** Writes the order of a cart and its lines, in the transaction that closes the cart. */
export async function insertFromCart(
  trx: Db,
  caller: OrderBuyer,
  cart: Omit<ReadyCart, 'rows'>,
  priced: PricedOrder,
  placedAt: Date,
): Promise<OrderRows> {
  const rows = await buildFromCart(trx, await nextOrderNumber(trx), caller, cart, priced, placedAt);
  const { order, lines, adjustments } = rows;
  await insertOrder(trx, toColumns(order), lines, adjustments);
  return rows;
}

/** Replaces the contents of a locked order, in the transaction that changes it. Its number, buyer, time and decision stay. */
export async function replaceContents(trx: Db, { order, lines, adjustments }: OrderRows): Promise<void> {
  const orderNumber = order.order_number;
  await trx.deleteFrom('order_adjustments').where('order_number', '=', orderNumber).execute();
  await trx.deleteFrom('order_lines').where('order_number', '=', orderNumber).execute();
  const columns = toColumns(order);
  await trx
    .updateTable('orders')
    .set({
      shipping_address: columns.shipping_address,
      billing_address: columns.billing_address,
      pickups: columns.pickups!,
      totals: columns.totals,
      level_of_service: order.level_of_service,
      min_delivery_date: order.min_delivery_date,
      max_delivery_date: order.max_delivery_date,
      purchase_order_number: order.purchase_order_number,
      purchase_order_release: order.purchase_order_release,
      ord_total_minor: order.ord_total_minor,
    })
    .where('order_number', '=', orderNumber)
    .execute();
  await insertLines(trx, lines, adjustments);
}
