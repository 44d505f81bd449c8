import type { CartInfo, CartItem, WholeCartData } from '../contract/index.ts';
import { DEFAULT_CART_ID } from './codes.ts';

/** A payload that contains a cart in one of three shapes: cart data, a cart, or just lines. */
export type CartPayload =
  WholeCartData | { cart: CartInfo } | { items: readonly CartItem[]; cartId?: string; revision?: number };

/** Returns the totals of a cart for which the server sent none: the prices of its lines. */
function getSummary(items: readonly CartItem[]): CartInfo['cartSummary'] {
  const cents = items
    .filter(({ status }) => status === 'ACTIVE')
    .reduce((sum, { priceInfo }) => sum + Math.round(priceInfo.finalPrice * 100), 0);
  const total = cents / 100;
  return {
    cartSubTotal: total,
    cartSubTotalAfterCoupons: total,
    cartSubTotalAfterPriorityTwoCoupons: total,
    cartSubTotalExcludingCheckoutOnlyCoupons: total,
    preTaxSubTotal: total,
    ordTotal: total,
    balanceOrdTotal: total,
    ordTotalExcludingCheckoutOnlyCoupons: total,
    balanceOrdTotalExcludingCheckoutOnlyCoupons: total,
    instantCouponSavings: 0,
    totalShipHandlFee: 0,
    shipFee: 0,
    cartModeShipFee: 0,
    handlingFee: 0,
    surchargeFee: 0,
  };
}

/**
 * Wraps a payload that contains only items or a cart object as cart data (cart-4.55), for pages and other applications that have just
 * these. The fees of items without a cart are unknown, so its totals are the prices of its lines until the cart is read.
 */
export function wrapCartInfo(payload: CartPayload): WholeCartData {
  if ('cartInfo' in payload) return payload;
  if ('cart' in payload) return { cartInfo: payload.cart };
  const { items, cartId = DEFAULT_CART_ID, revision = 0 } = payload;
  const active = items.filter(({ status }) => status === 'ACTIVE');
  return {
    cartInfo: {
      cartId,
      revision,
      items: [...items],
      messages: [],
      cartSummary: getSummary(items),
      cartAttributes: {
        proceedCheckout: false,
        newItemAdded: false,
        loginRequired: true,
        numberOfLineItems: active.length,
        numberOfItems: active.reduce((sum, { qty }) => sum + qty, 0),
        freeShippingThreshold: 0,
        remainingAmountGetFreeShipping: 0,
        userType: 'GUEST',
        hasESDOrDFItem: active.some(({ product }) => product.productTypeName !== undefined),
        hardStop: false,
        isDasEnabled: false,
      },
      addresses: [],
    },
  };
}
