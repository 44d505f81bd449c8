import {
  type AppliedPromotion,
  getChildIds,
  PARENT_RELATION_TYPES,
  type PricedLine,
} from '@foolscap/cart/model';
import type { CartItem } from '@foolscap/cart/contract';
import { toDecimal } from '@foolscap/core/money';
import type { CaptchaData, Message, UserType } from '@foolscap/core/vocabulary';
import { DEFAULT_FEES } from '@foolscap/pricing/model';
import { PICKUP_THRESHOLD } from '@foolscap/core/quantity';
import type { CartPlace } from '../../../kernel/geo/delivery-place.ts';
import { getItemUrl } from '../../catalog/index.ts';
import { isBackOrder, isCollected } from '../../delivery/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';
import { getServicesData } from '../decide/furniture-services.ts';
import { chosenDates, type DatesByOption, datesByOption, withFutureDelivery } from '../decide/line-dates.ts';
import { getLevel, getLevelChoice } from '../decide/line-levels.ts';
import { isSold } from '../decide/line-places.ts';
import { getItemDetails, getProductDetails } from './item-details.ts';
import { getLineMessages, isAboutDelivery } from './line-messages.ts';

/** The facts that a reply depends on, other than the cart. */
export interface ReplyContext {
  userType: UserType;
  loginRequired: boolean;
  now: Date;
  /** The place that delivery dates are computed for. */
  place: CartPlace;
  /** Merchandise total in US cents below which a whole cart suggests combining orders; absent if the site has no threshold. */
  smallOrderBelow?: number | undefined;
  /** The captcha required for the next card of each kind. */
  captchaData?: CaptchaData | undefined;
  /** Whether to list inventory by warehouse. */
  hasInventoryDetails?: boolean;
}

/** Returns a line's parent, with the relation if the specification has a name for it. */
function getParent({ parent_item_id, parent_line_id, relation }: LineRow): Partial<CartItem> {
  const type = PARENT_RELATION_TYPES.find((each) => each === relation);
  return {
    ...(parent_item_id ? { parentItemId: parent_item_id } : {}),
    ...(type && parent_line_id ? { parentRelationType: type, parentRelationCartItemId: parent_line_id } : {}),
  };
}

/** A priced line and the promotions of its cart. */
interface LinePrice {
  line: PricedLine | undefined;
  applied: readonly AppliedPromotion[];
}

/** Returns a line's prices before cart promotions and before checkout-only coupons; absent if these change nothing. */
function getEarlierPrices({ line, applied }: LinePrice): Partial<CartItem['priceInfo']> {
  if (!line?.adjustments.length) return {};
  const reducedBy = (matches: (promotion: AppliedPromotion) => boolean) => {
    const ids = new Set(applied.filter(matches).map(({ promotionId }) => promotionId));
    return line.adjustments.reduce(
      (sum, { promotionId, amount }) => sum + (ids.has(promotionId) ? amount : 0),
      0,
    );
  };
  const byCart = reducedBy(({ scope }) => scope === 'CART');
  const atCheckout = reducedBy(({ checkoutOnly }) => checkoutOnly);
  return {
    ...(byCart ? { finalPriceBeforeBasketCoupons: toDecimal(line.net + byCart) } : {}),
    ...(atCheckout ? { finalPriceBeforeCheckoutOnlyCoupons: toDecimal(line.net + atCheckout) } : {}),
  };
}

/** Builds a line of a reply. @param price absent for refused items, which are not priced with the cart */
export function getItem(
  row: LineRow,
  cart: Pick<
    CartRow,
    'account_id' | 'accounting' | 'future_delivery' | 'level_of_service' | 'tenant' | 'shipping_address'
  >,
  { now, place, hasInventoryDetails }: ReplyContext,
  callMessages: readonly Message[],
  linePrice?: LinePrice,
): CartItem {
  const level = getLevel(row, cart, place.state, now);
  const dates = datesByOption(row, place, level, now);
  const priced = linePrice?.line;
  // Removed and refused lines are not priced with the cart, so they show the item's price.
  const price = priced?.unitPrice ?? row.price ?? 0;
  const list = priced?.basePrice ?? row.list_price ?? price;
  const surcharge = row.sale_conditions?.surcharge;
  const messages = getLineMessages(row, callMessages, place, now);
  const splits = cart.accounting?.lines?.[row.id];
  const deliveryMessages = messages.filter(isAboutDelivery);
  return {
    cartItemId: row.id,
    itemId: row.item_id,
    partNumber: row.part_number,
    qty: row.qty,
    ...(row.requested_qty === null ? {} : { requestedQty: row.requested_qty }),
    ...(row.qty_added === null ? {} : { qtyAdded: row.qty_added }),
    ...(row.prev_qty === null ? {} : { prevQty: row.prev_qty }),
    status: row.status === 'ACTIVE' && !isSold(row) ? 'INVALID' : row.status,
    actioned: row.actioned,
    createdDate: row.created_at.toISOString(),
    ...getParent(row),
    ...getChildIds(row.children),
    ...getItemDetails(row, priced, now),
    ...getServicesData(row),
    ...(row.configuration ? { configuration: row.configuration } : {}),
    ...(splits ? { splits } : {}),
    ...(row.source === null ? {} : { source: row.source }),
    priceInfo: {
      finalPrice: toDecimal(priced?.net ?? price * row.qty),
      finalPricePerUnit: toDecimal(price),
      basePrice: toDecimal(list * row.qty),
      basePricePerUnit: toDecimal(list),
      ...(linePrice ? getEarlierPrices(linePrice) : {}),
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
      itemUrl: getItemUrl(row.item_id, row.name),
      hierarchy: row.category_id,
      ...(row.quantity_limit === null ? {} : { quantityLimit: row.quantity_limit }),
      ...getProductDetails(row, cart, now),
    },
    inventory: {
      items:
        hasInventoryDetails && row.shelves
          ? row.shelves.map(([, , available, id = '']) => ({ locationId: id, availablequantity: available }))
          : [{ availablequantity: row.available }],
    },
    shippingInfo: {
      deliveryType: row.delivery_type,
      ...(row.pickup_store ? { pickStoreNumber: row.pickup_store } : {}),
    },
    selectedDeliveryOption: {
      deliveryType: row.delivery_type,
      ...(row.pickup_store ? { pickupStoreNumber: row.pickup_store } : {}),
      availableQuantity: row.available,
      ...(isCollected(row) && row.store ? { pickupStoreName: row.store.name } : {}),
      ...(isCollected(row) ? chosenDates(row, dates) : withFutureDelivery(chosenDates(row, dates), cart)),
      levelOfService: level,
      ...(isBackOrder(row.sale_conditions, now) ? { isBackOrder: true } : {}),
      ...(surcharge ? { surchargeFeePerUnit: toDecimal(surcharge) } : {}),
      ...(cart.shipping_address?.id && !isCollected(row) ? { addressId: cart.shipping_address.id } : {}),
      ...(deliveryMessages.length ? { messages: deliveryMessages } : {}),
    },
    availableDeliveryOptions: getDeliveryOptions(row, dates, getLevelChoice(row, cart, place, now)),
  };
}

/** Returns a line's other delivery options (cart-3). @param choice levels of service of a shipped line */
export function getDeliveryOptions(
  row: LineRow,
  dates: DatesByOption,
  choice: ReturnType<typeof getLevelChoice>,
): CartItem['availableDeliveryOptions'] {
  if (row.product_type_name === 'ESD') return [{ groupId: 'G4', locations: [] }];
  const stored = row.bopis_eligible && row.store;
  // Ships to the store if the store is out of stock and the warehouses are not.
  const sent = stored && (row.delivery_type === 'STS' || (row.store_available ?? 0) <= 0);
  return [
    {
      groupId: 'G1',
      ...dates.toAddress,
      ...choice,
      shipFee: toDecimal(DEFAULT_FEES.standardShipFee),
      ...(row.oversized ? { handlingFeePerUnit: toDecimal(DEFAULT_FEES.oversizedHandlingFee) } : {}),
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
