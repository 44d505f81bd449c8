import type { CartChange, CartInfo, CartItem, CartSummary } from '@foolscap/cart/contract';
import {
  CART_CODES,
  DEFAULT_CART_ID,
  ITEM_CODES,
  PICKUP_THRESHOLD,
  sumLines,
  totalsOf,
  FREE_SHIPPING_THRESHOLD,
  type CartTotals,
} from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import type { Message, UserType } from '@foolscap/core/vocabulary';
import type { CartPlace } from '../../kernel/geo/ship-to.ts';
import { itemUrlOf } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import { type CartSums, isCollected, isPickup, type LineRow } from './cart-lines.repository.ts';
import type { CartRow } from './cart.repository.ts';
import { chosenDates, type DatesByOption, datesByOption } from './line-dates.ts';
import { invalidStore, notForPickup, stockMessages } from './line-quantity.ts';

/** Who asks, as far as a reply depends on it. */
export interface ReplyContext {
  userType: UserType;
  loginRequired: boolean;
  now: Date;
  /** The place that delivery dates are for. */
  place: CartPlace;
}

/** What one call has to say of a line, beyond what can be seen by looking at it. */
export type MessagesByLine = ReadonlyMap<string, readonly Message[]>;

/** What one call came to, as far as its reply tells. */
export interface Told {
  said: MessagesByLine;
  /** Items that were asked for and of which nothing could be added. */
  refused: readonly LineRow[];
  newItemAdded: boolean;
}

const EMPTY: Message = { code: CART_CODES.empty, type: 'INFO', description: 'Your cart is empty.' };
const SHORT: Message = {
  code: CART_CODES.oosOrPartial,
  type: 'WARN',
  description: 'Some items are out of stock or only partly available. Change or remove them to go on.',
};

const isShipped = (row: LineRow) => row.delivery_type === 'STA' && row.product_type_name !== 'ESD';

const isSold = (row: LineRow) => row.published && row.price !== null;

/** The sums of whole carts, whose lines are at hand. */
export function sumRows(rows: readonly LineRow[]): CartSums {
  const sold = rows.filter((row) => row.status === 'ACTIVE' && isSold(row));
  return {
    ...sumLines(
      sold.map((row) => ({
        qty: row.qty,
        unitPrice: row.price ?? 0,
        taxable: row.taxable,
        shipped: isShipped(row),
        oversized: row.oversized,
        ...(isCollected(row) ? { collectedIn: row.store?.state ?? '' } : {}),
      })),
    ),
    hasEsdOrDf: sold.some((row) => row.product_type_name !== null),
    short: sold.some((row) => row.available < row.in_place),
  };
}

export function totalsOfCart(
  cart: Pick<CartRow, 'level_of_service' | 'shipping_address'>,
  sums: CartSums,
): CartTotals {
  // Where nothing is shipped no address is asked for: downloads are taxed where the rest is collected.
  const state =
    cart.shipping_address?.state ??
    (sums.shippedUnits === 0 ? Object.keys(sums.collected).sort()[0] : undefined);
  return totalsOf(sums, { levelOfService: cart.level_of_service, state });
}

/** A line that can no longer be sold stays, marked, so that the shopper hears of it (cart 4). */
function unsoldMessages(row: LineRow): Message[] {
  if (!row.published) {
    return [
      { code: CART_CODES.itemNotPublished, type: 'ERROR', description: 'This item is no longer sold.' },
    ];
  }
  if (row.price === null) {
    return [
      {
        code: ITEM_CODES.priceNotAvailable,
        type: 'ERROR',
        description: 'Sorry, but we are unable to display prices at this time.',
      },
    ];
  }
  return [];
}

/** What a line has to say of where it comes from: its store, or what can be delivered. Looked at anew on every read. */
function placeMessages(row: LineRow): Message[] {
  if (isCollected(row) && !row.store) return [invalidStore()];
  if (isPickup(row) && !row.bopis_eligible) return [notForPickup('ERROR')];
  return stockMessages(row.available, row.in_place, isPickup(row) ? row.store?.name : undefined);
}

/** What the units of a line could come from besides (cart 3, "Available delivery options"). */
function deliveryOptionsOf(row: LineRow, dates: DatesByOption): CartItem['availableDeliveryOptions'] {
  if (row.product_type_name === 'ESD') return [{ groupId: 'G4', locations: [] }];
  const stored = row.bopis_eligible && row.store;
  // Sent to the store where its shelf is empty and the warehouses have some.
  const sent = stored && (row.delivery_type === 'STS' || (row.store_available ?? 0) <= 0);
  return [
    {
      groupId: 'G1',
      ...dates.toAddress,
      locations: [{ locationId: '', available: row.delivered_available, threshold: PICKUP_THRESHOLD }],
    },
    ...(stored
      ? [
          {
            groupId: 'G2' as const,
            locations: [
              {
                locationId: stored.storeNumber,
                name: stored.name,
                available: row.store_available ?? 0,
                threshold: PICKUP_THRESHOLD,
              },
            ],
          },
        ]
      : []),
    ...(sent && row.delivered_available > 0
      ? [
          {
            groupId: 'G3' as const,
            ...dates.toStore,
            locations: [
              {
                locationId: stored.storeNumber,
                name: stored.name,
                available: row.delivered_available,
                threshold: PICKUP_THRESHOLD,
              },
            ],
          },
        ]
      : []),
  ];
}

function withoutRepeats(messages: readonly Message[]): Message[] {
  return messages.filter(
    (message, index) => messages.findIndex(({ code }) => code === message.code) === index,
  );
}

function itemOf(
  row: LineRow,
  cart: Pick<CartRow, 'level_of_service'>,
  { now, place }: ReplyContext,
  said: readonly Message[],
): CartItem {
  const level = cart.level_of_service;
  const dates = datesByOption(row, place, level, now);
  const price = row.price ?? 0;
  const list = row.list_price ?? price;
  const active = row.status === 'ACTIVE';
  const messages = withoutRepeats([
    ...said,
    ...(active ? unsoldMessages(row) : []),
    ...(active && isSold(row) ? placeMessages(row) : []),
  ]);
  return {
    cartItemId: row.id,
    itemId: row.item_id,
    partNumber: row.part_number,
    qty: row.qty,
    ...(row.requested_qty === null ? {} : { requestedQty: row.requested_qty }),
    ...(row.qty_added === null ? {} : { qtyAdded: row.qty_added }),
    ...(row.prev_qty === null ? {} : { prevQty: row.prev_qty }),
    status: active && !isSold(row) ? 'INVALID' : row.status,
    actioned: row.actioned,
    createdDate: row.created_at.toISOString(),
    ...(row.parent_item_id ? { parentItemId: row.parent_item_id } : {}),
    priceInfo: {
      finalPrice: toDecimal(price * row.qty),
      finalPricePerUnit: toDecimal(price),
      basePrice: toDecimal(list * row.qty),
      basePricePerUnit: toDecimal(list),
      uom: row.uom,
    },
    messages,
    product: {
      name: row.name,
      images: [pictureUrl(row.picture)],
      brandName: row.brand,
      ...(row.product_type_name ? { productTypeName: row.product_type_name } : {}),
      partNumber: row.part_number,
      bopisEligible: row.bopis_eligible,
      itemUrl: itemUrlOf(row.item_id, row.name),
      ...(row.quantity_limit === null ? {} : { quantityLimit: row.quantity_limit }),
    },
    inventory: { items: [{ availablequantity: row.available }] },
    selectedDeliveryOption: {
      deliveryType: row.delivery_type,
      ...(row.pickup_store ? { pickupStoreNumber: row.pickup_store } : {}),
      availableQuantity: row.available,
      ...(isCollected(row) && row.store ? { pickupStoreName: row.store.name } : {}),
      ...chosenDates(row, dates),
      levelOfService: level,
    },
    availableDeliveryOptions: deliveryOptionsOf(row, dates),
  };
}

export function summaryOf(totals: CartTotals): CartSummary {
  const subTotal = toDecimal(totals.subTotal);
  return {
    cartSubTotal: subTotal,
    cartSubTotalAfterCoupons: subTotal,
    preTaxSubTotal: toDecimal(totals.preTaxTotal),
    ordTotal: toDecimal(totals.total),
    balanceOrdTotal: toDecimal(totals.total),
    instantCouponSavings: 0,
    totalShipHandlFee: toDecimal(totals.shipFee + totals.handlingFee),
    shipFee: toDecimal(totals.shipFee),
    handlingFee: toDecimal(totals.handlingFee),
    surchargeFee: 0,
    ...(totals.tax === undefined ? {} : { taxTotal: toDecimal(totals.tax) }),
  };
}

/** What whole carts and changes have in common. */
function commonOf(
  cart: CartRow,
  sums: CartSums,
  { userType, loginRequired, place }: ReplyContext,
  newItemAdded: boolean,
) {
  const totals = totalsOfCart(cart, sums);
  return {
    cartId: cart.id,
    revision: cart.revision,
    messages: [
      ...cart.notices
        .filter((notice) => !notice.cartItemId)
        .map(({ code, type, description }): Message => ({
          code,
          type,
          ...(description ? { description } : {}),
        })),
      ...(sums.lines === 0 ? [EMPTY] : []),
      ...(sums.short ? [SHORT] : []),
    ],
    cartSummary: summaryOf(totals),
    cartAttributes: {
      proceedCheckout: cart.proceed_checkout && sums.lines > 0 && !loginRequired,
      newItemAdded,
      loginRequired,
      numberOfLineItems: sums.lines,
      numberOfItems: sums.units,
      freeShippingThreshold: toDecimal(FREE_SHIPPING_THRESHOLD),
      remainingAmountGetFreeShipping: toDecimal(totals.remainingForFreeShipping),
      userType,
      hasESDOrDFItem: sums.hasEsdOrDf,
      deliveryZipCode: place.zipCode,
    },
  };
}

function itemsOf(
  cart: CartRow,
  rows: readonly LineRow[],
  said: MessagesByLine,
  context: ReplyContext,
): CartItem[] {
  return rows.map((row) => {
    const noticed = cart.notices.filter((notice) => notice.cartItemId === row.id);
    return itemOf(row, cart, context, [
      ...(said.get(row.id) ?? []),
      ...noticed.map(({ code, type, description }): Message => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
    ]);
  });
}

/** Shown as invalid lines, which no client keeps (cart 4): they say why nothing was added. */
function refusedItems(
  cart: CartRow,
  rows: readonly LineRow[],
  said: MessagesByLine,
  context: ReplyContext,
): CartItem[] {
  return rows.map((row) => ({
    ...itemOf(row, cart, context, said.get(row.item_id) ?? []),
    status: 'INVALID' as const,
  }));
}

/** The whole cart (decisions, "size of cart replies"). */
export function wholeCart(
  cart: CartRow,
  rows: readonly LineRow[],
  context: ReplyContext,
  { said = new Map(), refused = [], newItemAdded = false }: Partial<Told> = {},
): CartInfo {
  return {
    ...commonOf(cart, sumRows(rows), context, newItemAdded),
    items: [...itemsOf(cart, rows, said, context), ...refusedItems(cart, refused, said, context)],
    addresses: [cart.shipping_address, cart.billing_address].filter(
      (address) => address !== null,
    ) as CartInfo['addresses'],
  };
}

/** Only what a call changed. */
export function changeOfCart(
  cart: CartRow,
  previousRevision: number,
  rows: readonly LineRow[],
  sums: CartSums,
  context: ReplyContext,
  { said, refused, newItemAdded }: Told,
): CartChange {
  return {
    ...commonOf(cart, sums, context, newItemAdded),
    previousRevision,
    items: [...itemsOf(cart, rows, said, context), ...refusedItems(cart, refused, said, context)],
  };
}

/** The cart of somebody who has none: nothing is written for it. */
export function emptyCart(context: ReplyContext): CartInfo {
  const cart: CartRow = {
    id: DEFAULT_CART_ID,
    tenant: 'sdc',
    session_id: null,
    account_id: null,
    status: 'OPEN',
    revision: 0,
    proceed_checkout: false,
    email: null,
    level_of_service: 'STANDARD',
    shipping_address: null,
    billing_address: null,
    purchase_order_number: null,
    pickup_person: null,
    notices: [],
    created_at: context.now,
    updated_at: context.now,
  };
  return wholeCart(cart, [], context);
}
