import type { CartChange, CartCoupon, CartInfo, CartItem } from '@foolscap/cart/contract';
import {
  blocksCheckout,
  CART_CODES,
  conditionMessages,
  getChildIds,
  buildCartSummary,
  DEFAULT_CART_ID,
  ITEM_CODES,
  PARENT_RELATION_TYPES,
  PICKUP_THRESHOLD,
  DEFAULT_FEES,
  type PricedLine,
  invalidStore,
  notForPickup,
  stockMessages,
} from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import type { Message, UserType } from '@foolscap/core/vocabulary';
import type { CartPlace } from '../../kernel/geo/ship-to.ts';
import { getItemUrl } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import { isCollected, isPickup, type LineRow } from './cart-lines.repository.ts';
import type { CartRow } from './cart.repository.ts';
import { chosenDates, type DatesByOption, datesByOption } from './line-dates.ts';
import { NO_PRICE_FACTS, type PriceFacts } from './price-facts.repository.ts';
import { isSold, type PricedRows, priceRows, type PricingRow } from './price-rows.ts';

/** The facts that a reply depends on besides the cart. */
export interface ReplyContext {
  userType: UserType;
  loginRequired: boolean;
  now: Date;
  /** The place that delivery dates are for. */
  place: CartPlace;
}

/** The results of a call that its reply shows beside the cart. */
export interface ReplyAnnotations {
  /** Messages by line id, or by item id for items that were not added. */
  lineMessages: ReadonlyMap<string, readonly Message[]>;
  /** Items that were requested and not added. */
  refused: readonly LineRow[];
  newItemAdded: boolean;
}

/** The lines that a call changed, and the facts that price the cart. */
export interface ChangedRows {
  previousRevision: number;
  rows: readonly LineRow[];
  /** Without the lines of items that are not sold. */
  pricing: readonly PricingRow[];
  hasUnsold: boolean;
  facts: PriceFacts;
}

/** A line that can no longer be sold stays, marked, so that the shopper hears of it (cart-4.1). */
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

/** Returns the messages about the stock of a line, in its store or for delivery. They are computed on every read. */
function placeMessages(row: LineRow): Message[] {
  if (isCollected(row) && !row.store) return [invalidStore()];
  if (isPickup(row) && !row.bopis_eligible) return [notForPickup('ERROR')];
  return stockMessages(row.available, row.in_place, isPickup(row) ? row.store?.name : undefined);
}

/** Returns the other delivery options of a line (cart-3). */
function getDeliveryOptions(row: LineRow, dates: DatesByOption): CartItem['availableDeliveryOptions'] {
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
  // An error says more than a warning with the same code.
  const inOrder = [...messages.filter(blocksCheckout), ...messages];
  return messages
    .map(({ code }) => inOrder.find((message) => message.code === code)!)
    .filter((message, index, all) => all.indexOf(message) === index);
}

/** Returns the parent of a line, with the relation as far as the specification names it. */
function getParent({ parent_item_id, parent_line_id, relation }: LineRow): Partial<CartItem> {
  const type = PARENT_RELATION_TYPES.find((each) => each === relation);
  return {
    ...(parent_item_id ? { parentItemId: parent_item_id } : {}),
    ...(type && parent_line_id ? { parentRelationType: type, parentRelationCartItemId: parent_line_id } : {}),
  };
}

/** Returns the substitution that a line came from (cart-3.40). */
const getAltItem = ({ substituted_for, substitution }: LineRow): Pick<CartItem, 'altItem'> =>
  substituted_for && substitution
    ? {
        altItem: {
          altType: 'HARD_SUB',
          origItemId: substituted_for,
          hardSubstitutionNotification: substitution.notification,
          hardSubstitutionType: substitution.type,
          hardSubstitutionModal: substitution.modal,
        },
      }
    : {};

function getItem(
  row: LineRow,
  cart: Pick<CartRow, 'level_of_service'>,
  { now, place }: ReplyContext,
  callMessages: readonly Message[],
  priced?: PricedLine,
): CartItem {
  const level = cart.level_of_service;
  const dates = datesByOption(row, place, level, now);
  // Removed and refused lines are not priced with the cart: they show the price of the item.
  const price = priced?.unitPrice ?? row.price ?? 0;
  const list = priced?.basePrice ?? row.list_price ?? price;
  const surcharge = row.sale_conditions?.surcharge;
  const active = row.status === 'ACTIVE';
  const messages = withoutRepeats([
    ...callMessages,
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
    ...getParent(row),
    ...getAltItem(row),
    ...getChildIds(row.children),
    priceInfo: {
      finalPrice: toDecimal(priced?.net ?? price * row.qty),
      finalPricePerUnit: toDecimal(price),
      basePrice: toDecimal(list * row.qty),
      basePricePerUnit: toDecimal(list),
      uom: row.uom,
    },
    ...(surcharge
      ? { surchargeApplicable: true, surchargeSplit: toDecimal(priced?.surcharge ?? surcharge * row.qty) }
      : {}),
    messages,
    product: {
      name: row.name,
      images: [pictureUrl(row.picture)],
      brandName: row.brand,
      ...(row.product_type_name ? { productTypeName: row.product_type_name } : {}),
      partNumber: row.part_number,
      bopisEligible: row.bopis_eligible,
      itemUrl: getItemUrl(row.item_id, row.name),
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
      ...(surcharge ? { surchargeFeePerUnit: toDecimal(surcharge) } : {}),
    },
    availableDeliveryOptions: getDeliveryOptions(row, dates),
  };
}

/** The coupons of the cart: applied ones first, each with its amount or the reason why it is not applied. */
function getCoupons({ applied, rejected }: PricedRows): CartCoupon[] {
  return [
    ...applied.flatMap(({ code, name, amount }) =>
      code === undefined
        ? []
        : [{ couponCode: code, description: name, applied: true, amount: toDecimal(amount) }],
    ),
    ...rejected.flatMap(({ code, name, reason, missing }) =>
      code === undefined
        ? []
        : [
            {
              couponCode: code,
              description: name,
              applied: false,
              amount: 0,
              reason,
              ...(missing?.amount === undefined ? {} : { missingAmount: toDecimal(missing.amount) }),
              ...(missing?.units === undefined ? {} : { missingUnits: missing.units }),
            },
          ],
    ),
  ];
}

/** The fields that whole carts and changes share. */
function getCommon(
  cart: CartRow,
  priced: PricedRows,
  { userType, loginRequired, place }: ReplyContext,
  newItemAdded: boolean,
) {
  const { totals, hasEsdOrDf } = priced;
  const messages = [
    ...cart.notices
      .filter((notice) => !notice.cartItemId)
      .map(({ code, type, description }): Message => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
    ...conditionMessages({ ...priced, lines: totals.lines }),
  ];
  return {
    cartId: cart.id,
    revision: cart.revision,
    messages,
    coupons: getCoupons(priced),
    cartSummary: buildCartSummary(totals),
    cartAttributes: {
      proceedCheckout:
        cart.proceed_checkout && totals.lines > 0 && !loginRequired && !messages.some(blocksCheckout),
      newItemAdded,
      loginRequired,
      numberOfLineItems: totals.lines,
      numberOfItems: totals.units,
      freeShippingThreshold: toDecimal(DEFAULT_FEES.freeShippingThreshold),
      remainingAmountGetFreeShipping: toDecimal(totals.remainingForFreeShipping),
      userType,
      hasESDOrDFItem: hasEsdOrDf,
      deliveryZipCode: place.zipCode,
    },
  };
}

function getItems(
  cart: CartRow,
  rows: readonly LineRow[],
  lineMessages: ReplyAnnotations['lineMessages'],
  context: ReplyContext,
  { byLine }: PricedRows,
): CartItem[] {
  return rows.map((row) => {
    const noticed = cart.notices.filter((notice) => notice.cartItemId === row.id);
    const messages = [
      ...(lineMessages.get(row.id) ?? []),
      ...noticed.map(({ code, type, description }): Message => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
    ];
    return getItem(row, cart, context, messages, byLine.get(row.id));
  });
}

/** Shown as invalid lines, which no client keeps (cart-4.1): they say why nothing was added. */
function refusedItems(
  cart: CartRow,
  rows: readonly LineRow[],
  lineMessages: ReplyAnnotations['lineMessages'],
  context: ReplyContext,
): CartItem[] {
  return rows.map((row) => ({
    ...getItem(row, cart, context, lineMessages.get(row.item_id) ?? []),
    status: 'INVALID' as const,
  }));
}

/** The whole cart (decision-size-of-cart-replies). */
export function wholeCart(
  cart: CartRow,
  rows: readonly LineRow[],
  facts: PriceFacts,
  context: ReplyContext,
  { lineMessages = new Map(), refused = [], newItemAdded = false }: Partial<ReplyAnnotations> = {},
): CartInfo {
  const priced = priceRows(cart, rows, facts, context.now);
  return {
    ...getCommon(cart, priced, context, newItemAdded),
    items: [
      ...getItems(cart, rows, lineMessages, context, priced),
      ...refusedItems(cart, refused, lineMessages, context),
    ],
    addresses: [cart.shipping_address, cart.billing_address].filter(
      (address) => address !== null,
    ) as CartInfo['addresses'],
  };
}

/** Only what a call changed. */
export function changeOfCart(
  cart: CartRow,
  { previousRevision, rows, pricing, hasUnsold, facts }: ChangedRows,
  context: ReplyContext,
  { lineMessages, refused, newItemAdded }: ReplyAnnotations,
): CartChange {
  const priced = { ...priceRows(cart, pricing, facts, context.now), hasUnsold };
  return {
    ...getCommon(cart, priced, context, newItemAdded),
    previousRevision,
    items: [
      ...getItems(cart, rows, lineMessages, context, priced),
      ...refusedItems(cart, refused, lineMessages, context),
    ],
  };
}

/** Returns the cart of a caller who has none. Nothing is written for it. */
export function emptyCart(context: ReplyContext): CartInfo {
  const cart: CartRow = {
    id: DEFAULT_CART_ID,
    tenant: 'sdc',
    session_id: null,
    account_id: null,
    status: 'OPEN',
    kind: 'CART',
    revision: 0,
    proceed_checkout: false,
    email: null,
    level_of_service: 'STANDARD',
    shipping_address: null,
    billing_address: null,
    purchase_order_number: null,
    pickup_person: null,
    notices: [],
    special_bill_to: null,
    accounting: null,
    previous_cart_id: null,
    created_at: context.now,
    updated_at: context.now,
  };
  return wholeCart(cart, [], NO_PRICE_FACTS, context);
}
