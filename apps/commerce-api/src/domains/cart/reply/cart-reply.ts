import type { CartChange, CartCoupon, CartInfo, CartItem } from '@foolscap/cart/contract';
import {
  blocksCheckout,
  buildCartSummary,
  type CartSection,
  conditionMessages,
  getDisplayRules,
  getExceededApprovalLimit,
  smallOrderMessage,
} from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import type { Message } from '@foolscap/core/vocabulary';
import { isCollected, todayIn } from '../../delivery/index.ts';
import { getMinimumMessage } from '../../organizations/index.ts';
import type { CartRow, LineRow, PricingRow } from '../cart-types.ts';
import { getFutureDelivery } from '../decide/line-dates.ts';
import { isSold } from '../decide/line-places.ts';
import { type CartOwner, GUEST } from '../facts/cart-owner.ts';
import type { PriceFacts } from '../facts/pricing-rows.repository.ts';
import { freeItemMessages, freeItemsData } from '../price/free-items.ts';
import { type PricedRows, priceRows } from '../price/price-rows.ts';
import { getPartLines } from './item-details.ts';
import { getAddresses } from './reply-addresses.ts';
import { getItem, type ReplyContext } from './reply-item.ts';

/** Results of a call that its reply shows in addition to the cart. */
export interface ReplyAnnotations {
  /** Messages by line id, or by item id for items that were not added. */
  lineMessages: ReadonlyMap<string, readonly Message[]>;
  /** Items that were requested but not added. */
  refused: readonly LineRow[];
  newItemAdded: boolean;
}

const NO_ANNOTATIONS: ReplyAnnotations = { lineMessages: new Map(), refused: [], newItemAdded: false };

/** The lines that a call changed, and the facts for pricing the cart. */
export interface ChangedRows {
  previousRevision: number;
  rows: readonly LineRow[];
  /** Excludes lines whose items are not sold. */
  pricing: readonly PricingRow[];
  hasUnsold: boolean;
  facts: PriceFacts;
}

/** Returns the cart's coupons: applied ones first, each with its amount or the reason why it was not applied. */
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
              ...(missing?.delivery === undefined ? {} : { missingDelivery: missing.delivery }),
            },
          ],
    ),
  ];
}

/**
 * Returns the limit for free shipping. For a member who always ships free it is one cent: with 0, a cart that ships nothing would look like
 * one that ships free.
 */
const getFreeShipping = ({ totals, freeShippingThreshold, hasShipped }: PricedRows) => ({
  freeShippingThreshold: toDecimal(Math.max(1, freeShippingThreshold)),
  remainingAmountGetFreeShipping: toDecimal(
    hasShipped ? totals.remainingForFreeShipping : Math.max(1, totals.remainingForFreeShipping),
  ),
});

/** Returns the fields that whole carts and changes share. */
function getCommon(
  cart: CartRow,
  rows: readonly LineRow[],
  priced: PricedRows,
  context: ReplyContext,
  { lineMessages, refused, newItemAdded }: ReplyAnnotations,
) {
  const { userType, loginRequired, now, place } = context;
  const { totals, hasEsdOrDf } = priced;
  const minimum = getMinimumMessage(priced.forMinimum);
  const messages = [
    ...cart.notices
      .filter((notice) => !notice.cartItemId)
      .map(({ code, type, description }): Message => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
    ...conditionMessages({ ...priced, lines: totals.lines, total: totals.total }),
    ...(minimum ? [minimum] : []),
    ...(totals.lines ? freeItemMessages(priced.free) : []),
  ];
  return {
    cartId: cart.id,
    revision: cart.revision,
    messages,
    coupons: getCoupons(priced),
    ...freeItemsData(priced.free),
    ...(priced.hasServices ? { furnRate: toDecimal(totals.servicesFee) } : {}),
    cartSummary: buildCartSummary(priced),
    cartAttributes: {
      proceedCheckout:
        cart.proceed_checkout && totals.lines > 0 && !loginRequired && !messages.some(blocksCheckout),
      newItemAdded,
      loginRequired,
      numberOfLineItems: totals.lines,
      numberOfItems: totals.units,
      ...(cart.order_number === null ? {} : { orderNumber: cart.order_number }),
      ...getFreeShipping(priced),
      userType,
      hasESDOrDFItem: hasEsdOrDf,
      hardStop: messages.some(blocksCheckout),
      isDasEnabled: totals.dasFee > 0,
      isFurnitureServicesFeeTBD: priced.hasServicesToBeDetermined,
      cartFreeSkuEligible: priced.free.offers.length > 0,
      deliveryZipCode: place.zipCode,
      deliveryToday: todayIn(place.state, now),
    },
    items: [
      ...getItems(cart, rows, lineMessages, context, priced),
      ...refusedItems(cart, refused, lineMessages, context),
    ],
  };
}

function getItems(
  cart: CartRow,
  rows: readonly LineRow[],
  lineMessages: ReplyAnnotations['lineMessages'],
  context: ReplyContext,
  { applied, byLine, refused }: PricedRows,
): CartItem[] {
  return rows.flatMap((row) => {
    const noticed = cart.notices.filter((notice) => notice.cartItemId === row.id);
    const messages = [
      ...(lineMessages.get(row.id) ?? []),
      ...noticed.map(({ code, type, description }): Message => ({
        code,
        type,
        ...(description ? { description } : {}),
      })),
      ...(refused.has(row.id) ? [refused.get(row.id)!] : []),
    ];
    const item = getItem(row, cart, context, messages, { line: byLine.get(row.id), applied });
    return [item, ...getPartLines(row, item)];
  });
}

/** Returns refused items as invalid lines, which clients do not keep (cart-4.1). They explain why nothing was added. */
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

/** Builds the reply with the whole cart (decision-size-of-cart-replies). */
export function wholeCart(
  cart: CartRow,
  rows: readonly LineRow[],
  facts: PriceFacts,
  context: ReplyContext,
  annotations: ReplyAnnotations = NO_ANNOTATIONS,
  { attributes, rewards, ...owner }: CartOwner = GUEST,
): CartInfo {
  const priced = priceRows(cart, rows, facts, context.now, context.place);
  const common = getCommon(cart, rows, priced, context, annotations);
  const { lines, net: goods } = priced.totals;
  const smallOrder = smallOrderMessage({ lines, goods }, context.smallOrderBelow, rewards);
  const cartInfo: CartInfo = {
    ...common,
    messages: [...common.messages, ...(smallOrder ? [smallOrder] : [])],
    cartAttributes: {
      ...common.cartAttributes,
      ...attributes,
      isPreAuthEnabled: getExceededApprovalLimit({ ...owner, ...common }) !== undefined,
      useApplePayAddress: cart.shipping_address?.field1 === 'ApplePayAddress',
    },
    ...(cart.previous_cart_id ? { previousCartId: cart.previous_cart_id } : {}),
    ...(cart.kind === 'SPECIAL' ? { type: 'SPECIAL' as const } : {}),
    ...owner,
    ...getEasyRewards(rows, priced),
    ...getOrderPayment(priced),
    checkoutSections: getSections(rows),
    ...(context.captchaData ? { captchaData: context.captchaData } : {}),
    ...getFutureDelivery(rows, cart, context.place, context.now),
    ...getAddresses(cart, rows),
  };
  return { ...cartInfo, metadata: { displayRules: getDisplayRules(cartInfo) } };
}

/** Adds up the lines that the shop recommends to pay with rewards. */
function getEasyRewards(rows: readonly LineRow[], { byLine }: PricedRows): Pick<CartInfo, 'cartEasyRewards'> {
  const redeemable = rows.filter((row) => row.sale_conditions?.redeemable && byLine.has(row.id));
  if (!redeemable.length) return {};
  const amount = redeemable.reduce((sum, { id }) => sum + byLine.get(id)!.net, 0);
  return { cartEasyRewards: { eligibleAmount: toDecimal(amount) } };
}

const getOrderPayment = ({ tenders }: PricedRows): Pick<CartInfo, 'orderPayment'> =>
  tenders.length
    ? {
        orderPayment: {
          orderPayments: tenders.map(({ id, type, amount }) => ({
            id,
            paymentType: type,
            addedToOrder: amount > 0,
            amountApplied: toDecimal(amount),
          })),
        },
      }
    : {};

/** Lists the sections of checkout that the lines of a cart need. */
function getSections(rows: readonly LineRow[]): CartSection[] {
  const sold = rows.filter((row) => row.status === 'ACTIVE' && isSold(row));
  if (!sold.length) return [];
  return [
    ...(sold.some((row) => !isCollected(row)) ? (['ADDRESS'] as const) : []),
    ...(sold.some(isCollected) ? (['PICKUP'] as const) : []),
    'PAYMENT',
  ];
}

/** Builds the reply with only what a call changed. */
export function changeOfCart(
  cart: CartRow,
  { previousRevision, rows, pricing, hasUnsold, facts }: ChangedRows,
  context: ReplyContext,
  annotations: ReplyAnnotations,
): CartChange {
  const priced = { ...priceRows(cart, pricing, facts, context.now, context.place), hasUnsold };
  return { ...getCommon(cart, rows, priced, context, annotations), previousRevision };
}
