import Type, { type Static } from 'typebox';
import {
  AddressSchema,
  CaptchaDataSchema,
  CartErrorSchema,
  MessageSchema,
  Money,
  OneOf,
  PhoneSchema,
  UserTypeSchema,
} from '@foolscap/core/contract';
import { NOT_APPLIED_REASONS } from '@foolscap/pricing/model';
import { FREE_ITEM_LABELS } from '../model/free-items.ts';
import { CartAccountFields } from './cart-account.ts';
import { CartItemSchema, OfferedItemSchema, RelatedItemSchema, WarrantyItemSchema } from './cart-item.ts';
import { SavedItemSchema, SavedItemsChangeSchema } from './saved-items.ts';

/** The address of a store where lines of the cart are picked up (cart-3.75). */
export const StoreAddressSchema = Type.Object({
  type: Type.Literal('ST'),
  storeNumber: Type.String(),
  /** The name of the store. */
  organizationName: Type.String(),
  address1: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.Literal('US'),
  zipCode: Type.String(),
  phones: Type.Array(PhoneSchema),
});
export interface StoreAddress extends Static<typeof StoreAddressSchema> {}

/** The totals (cart-3). The server computes tax; it is 'to be determined' until an address is known. */
export const CartSummarySchema = Type.Object({
  cartSubTotal: Money,
  cartSubTotalAfterCoupons: Money,
  /** After promotions and coupons of priorities 1 and 2 only. */
  cartSubTotalAfterPriorityTwoCoupons: Money,
  cartSubTotalExcludingCheckoutOnlyCoupons: Money,
  preTaxSubTotal: Money,
  /** The order total. */
  ordTotal: Money,
  balanceOrdTotal: Money,
  ordTotalExcludingCheckoutOnlyCoupons: Money,
  balanceOrdTotalExcludingCheckoutOnlyCoupons: Money,
  /** Savings through member-only promotions; absent if there are none. */
  finalMembershipSavings: Type.Optional(Money),
  instantCouponSavings: Money,
  totalShipHandlFee: Money,
  shipFee: Money,
  /** The standard delivery fee, which the cart shows until a level of service is chosen. */
  cartModeShipFee: Money,
  handlingFee: Money,
  surchargeFee: Money,
  /** The sum of the surcharges for one unit of each line; absent if there are none. */
  surchargeFeePerUnit: Type.Optional(Money),
  /** Delivery area surcharge; absent until the address is known, and if there is none. */
  dasFee: Type.Optional(Money),
  /** Absent until the destination state is known. */
  taxTotal: Type.Optional(Money),
  /** Facts that explain the totals, such as the reason for free delivery; see `SUMMARY_ATTRIBUTES`. Absent if there are none. */
  attributes: Type.Optional(Type.Array(Type.Object({ name: Type.String(), value: Type.String() }))),
});
export interface CartSummary extends Static<typeof CartSummarySchema> {}

export const CartAttributesSchema = Type.Object({
  proceedCheckout: Type.Boolean(),
  newItemAdded: Type.Boolean(),
  loginRequired: Type.Boolean(),
  numberOfLineItems: Type.Integer(),
  numberOfItems: Type.Integer(),
  orderNumber: Type.Optional(Type.String()),
  freeShippingThreshold: Money,
  remainingAmountGetFreeShipping: Money,
  userType: UserTypeSchema,
  hasESDOrDFItem: Type.Boolean(),
  /** Whether an error blocks the order, whatever the shopper enters at checkout. */
  hardStop: Type.Boolean(),
  /** Whether a delivery area fee applies to the cart's address. */
  isDasEnabled: Type.Boolean(),
  /** Whether a promotion offers free items to the cart; absent from replies of older servers. */
  cartFreeSkuEligible: Type.Optional(Type.Boolean()),
  /** Whether the member has early access to new features; `mvpType` is the kind of access. Whole carts only, like the following fields. */
  isMvp: Type.Optional(Type.Boolean()),
  mvpType: Type.Optional(Type.Literal('INSPECT')),
  /** Whether an order needs a purchase order number. */
  isMandatoryEnabled: Type.Optional(Type.Boolean()),
  /** The sign-in flow of the member's organization. */
  loginELPParam: Type.Optional(Type.String()),
  /** Whether the cart can be paid with PayPal. */
  enablePaypal: Type.Optional(Type.Boolean()),
  /** Whether an order of this cart is only authorized, and charged once approved (cart-3.91); whole carts only. */
  isPreAuthEnabled: Type.Optional(Type.Boolean()),
  /** Whether the order ships to the address from Apple Pay (cart-3.92); whole carts only. */
  useApplePayAddress: Type.Optional(Type.Boolean()),
  /** The code of a third-party user's partner program; whole carts only. */
  tpsCode: Type.Optional(Type.String()),
  /** Whether the price of a chosen furniture service is still to be agreed on after the order; absent from replies of older servers. */
  isFurnitureServicesFeeTBD: Type.Optional(Type.Boolean()),
  /** Five-digit ZIP code that delivery dates are computed for; absent from replies of older servers. */
  deliveryZipCode: Type.Optional(Type.String()),
  /** ISO date of the current day at the delivery address, for same-day delivery. */
  deliveryToday: Type.Optional(Type.String()),
});
export interface CartAttributes extends Static<typeof CartAttributesSchema> {}

/** A coupon that was entered for the cart (cart-3.2), applied or not. */
export const CartCouponSchema = Type.Object({
  couponCode: Type.String(),
  description: Type.String(),
  applied: Type.Boolean(),
  /** The discount on the cart; 0 for free shipping and for coupons that are not applied. */
  amount: Money,
  /** The reason why it is not applied. */
  reason: Type.Optional(OneOf(NOT_APPLIED_REASONS)),
  /** The amount of eligible items still missing for the coupon. */
  missingAmount: Type.Optional(Money),
  /** The number of eligible units still missing for the coupon. */
  missingUnits: Type.Optional(Type.Integer()),
  /** The delivery method that the coupon requires and no eligible line has. */
  missingDelivery: Type.Optional(OneOf(['PICKUP', 'SHIP'])),
});
export interface CartCoupon extends Static<typeof CartCouponSchema> {}

/** An item that a promotion adds to the cart for free, or offers. */
export const FreeItemSchema = Type.Object({
  promotionId: Type.String(),
  promotionName: Type.String(),
  itemId: Type.String(),
  /** The units in the cart; for an available item, the maximum that can be chosen. */
  qty: Type.Integer({ minimum: 1 }),
  label: OneOf(Object.values(FREE_ITEM_LABELS)),
  name: Type.String(),
  itemUrl: Type.String(),
  imageUrl: Type.String(),
  uom: Type.String(),
  /** The regular price; absent for items that are not sold. */
  basePricePerUnit: Type.Optional(Money),
});
export interface FreeItem extends Static<typeof FreeItemSchema> {}

/** Fields that only some carts have, in whole carts and in changes. If a change omits one, it no longer applies. */
const OptionalFields = {
  /** The fee for furniture services as far as it is known; part of `preTaxSubTotal`. Absent without such services. */
  furnRate: Type.Optional(Money),
  /** The cart's free items, which are ordered with its lines; absent if there are none. */
  freeItems: Type.Optional(Type.Array(FreeItemSchema)),
  /** The free items that can still be chosen; absent if there are none. */
  availableFreeItems: Type.Optional(Type.Array(FreeItemSchema)),
};

/** The whole cart (cart-3). */
export const CartInfoSchema = Type.Object({
  cartId: Type.String(),
  previousCartId: Type.Optional(Type.String()),
  /** SPECIAL marks a special cart. */
  type: Type.Optional(Type.Literal('SPECIAL')),
  /** Increases with every change; a reply with a lower revision is stale (decision-stale-writes). */
  revision: Type.Integer(),
  items: Type.Array(CartItemSchema),
  /** The first page of the saved items; only in whole replies to calls that change the list of saved items. */
  sflItems: Type.Optional(Type.Array(SavedItemSchema)),
  /** In the order in which they are applied; absent from replies of older servers. */
  coupons: Type.Optional(Type.Array(CartCouponSchema)),
  ...OptionalFields,
  messages: Type.Array(MessageSchema),
  cartSummary: CartSummarySchema,
  cartAttributes: CartAttributesSchema,
  /** The addresses entered by the shopper, and those of the stores where lines are picked up. */
  addresses: Type.Array(Type.Union([AddressSchema, StoreAddressSchema])),
  /** The shipping address with the city and state of its ZIP code; absent if it already has them. A hint that does not block anything. */
  suggestedAddress: Type.Optional(AddressSchema),
  /** Absent unless the next card of a kind needs a solved captcha. */
  captchaData: Type.Optional(CaptchaDataSchema),
  /** The choice of a later delivery date; absent if nothing is shipped. */
  futureDelivery: Type.Optional(
    Type.Object({
      /** The chosen date; absent for delivery as soon as possible. */
      date: Type.Optional(Type.String()),
      /** The first date on which all shipped lines can arrive together. */
      earliestDeliveryDate: Type.String(),
      messages: Type.Array(MessageSchema),
    }),
  ),
  /** Alternatives for lines that cannot be ordered as they are, and for those with a surcharge; with `alt`, and in whole replies to adds. */
  relatedItems: Type.Optional(Type.Array(RelatedItemSchema)),
  /** Protection plans offered with the products in the cart; with `wt`, and in whole replies to adds. */
  warrantyItems: Type.Optional(Type.Array(WarrantyItemSchema)),
  /** Assembly, technical help and required items that are offered with the products in the cart and not in it yet; with `wt`. */
  offeredItems: Type.Optional(Type.Array(OfferedItemSchema)),
  ...CartAccountFields,
});
export interface CartInfo extends Static<typeof CartInfoSchema> {}

/** The reply to a change that did not request the whole cart: the changed parts, to be merged (decision-size-of-cart-replies.2). */
export const CartChangeSchema = Type.Object({
  cartId: Type.String(),
  revision: Type.Integer(),
  /** The revision before the change. A client with a different revision must read the whole cart. */
  previousRevision: Type.Integer(),
  /** Only lines that changed; removed lines have the status DELETED. */
  items: Type.Array(CartItemSchema),
  /** In the order in which they are applied; absent from replies of older servers. */
  coupons: Type.Optional(Type.Array(CartCouponSchema)),
  ...OptionalFields,
  messages: Type.Array(MessageSchema),
  cartSummary: CartSummarySchema,
  cartAttributes: CartAttributesSchema,
});
export interface CartChange extends Static<typeof CartChangeSchema> {}

/** The response data of a GET of the cart and of a change with responseType=WHOLE. */
export const WholeCartDataSchema = Type.Object({
  cartInfo: CartInfoSchema,
  error: Type.Optional(Type.Array(CartErrorSchema)),
  /** The changes to the saved items made by the same call. */
  sfl: Type.Optional(SavedItemsChangeSchema),
});
export interface WholeCartData extends Static<typeof WholeCartDataSchema> {}

/** The response data of every other change, distinguished by `previousRevision`. */
export const CartChangeDataSchema = Type.Object({
  cartInfo: CartChangeSchema,
  /** Alternatives for lines in the reply that cannot be ordered, were not added, or were removed; with `ux2` only. */
  relatedItems: Type.Optional(Type.Array(RelatedItemSchema)),
  /** Protection plans offered with the products in the reply; with `ux2` only. */
  warrantyItems: Type.Optional(Type.Array(WarrantyItemSchema)),
  error: Type.Optional(Type.Array(CartErrorSchema)),
  /** The changes to the saved items made by the same call. */
  sfl: Type.Optional(SavedItemsChangeSchema),
});
export interface CartChangeData extends Static<typeof CartChangeDataSchema> {}

export type CartData = WholeCartData | CartChangeData;
