import Type, { type Static } from 'typebox';
import {
  AddressSchema,
  CartErrorSchema,
  DeliveryTypeSchema,
  LevelOfServiceSchema,
  MessageSchema,
  Money,
  OneOf,
  UserTypeSchema,
} from '@foolscap/core/contract';
import { ACTIONED, CART_ITEM_STATUSES, DELIVERY_GROUPS, PARENT_RELATION_TYPES } from '../model/codes.ts';
import { NOT_APPLIED_REASONS } from '../model/pricing/promotion.ts';

/** Prices of a line. Amounts are decimals with at most two places (cart-3). */
export const PriceInfoSchema = Type.Object({
  /** The price of the whole line. */
  finalPrice: Money,
  finalPricePerUnit: Money,
  /** The price of the whole line before any reduction. */
  basePrice: Money,
  basePricePerUnit: Money,
  finalPriceBeforeBasketCoupons: Type.Optional(Money),
  finalPriceBeforeCheckoutOnlyCoupons: Type.Optional(Money),
  uom: Type.String(),
});

/** The product details that the cart shows (cart-3.49). */
export const CartProductSchema = Type.Object({
  name: Type.String(),
  images: Type.Array(Type.String()),
  brandName: Type.String(),
  /** ESD: electronic delivery; DF: delivered furniture; absent for all other products. */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  classId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  customerSku: Type.Optional(Type.String()),
  bopisEligible: Type.Boolean(),
  preOrder: Type.Optional(Type.Boolean()),
  comingSoon: Type.Optional(Type.Boolean()),
  streetDate: Type.Optional(Type.String()),
  /** The path of the product page, relative to the tenant's root. */
  itemUrl: Type.String(),
  /** The largest quantity that one shopper may buy; absent if only the line limit applies. */
  quantityLimit: Type.Optional(Type.Integer()),
});

export const SelectedDeliveryOptionSchema = Type.Object({
  deliveryType: DeliveryTypeSchema,
  pickupStoreNumber: Type.Optional(Type.String()),
  /** The display name of the pickup store. */
  pickupStoreName: Type.Optional(Type.String()),
  addressId: Type.Optional(Type.String()),
  availableQuantity: Type.Optional(Type.Integer()),
  surchargeFeePerUnit: Type.Optional(Money),
  /** ISO dates (2026-11-30) in the time zone of the delivery address or store. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  levelOfService: LevelOfServiceSchema,
  isBackOrder: Type.Optional(Type.Boolean()),
  messages: Type.Optional(Type.Array(MessageSchema)),
});

/** A way to deliver a line, with the quantities available for it (cart-3). */
export const AvailableDeliveryOptionSchema = Type.Object({
  groupId: OneOf(DELIVERY_GROUPS),
  /** ISO dates of the delivery window; absent for items that are available immediately. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  locations: Type.Array(
    Type.Object({
      /** The store number; empty for shipped lines. */
      locationId: Type.String(),
      name: Type.Optional(Type.String()),
      available: Type.Integer(),
      /** A larger available quantity is shown as 'threshold+'. */
      threshold: Type.Integer(),
    }),
  ),
});

/** The substitution of an item by another one (cart-3.40). */
export const AltItemSchema = Type.Object({
  altType: Type.Literal('HARD_SUB'),
  /** The item that was requested. */
  origItemId: Type.String(),
  /** The reason, as shoppers see it. */
  hardSubstitutionNotification: Type.String(),
  hardSubstitutionType: Type.String(),
  /** Whether the shopper confirms the replacement in a dialog. */
  hardSubstitutionModal: Type.Boolean(),
});

/** One line of the cart (cart-3). */
export const CartItemSchema = Type.Object({
  cartItemId: Type.String(),
  itemId: Type.String(),
  resolvedItemId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  qty: Type.Integer(),
  /** The quantity requested in the last call that changed this line. */
  requestedQty: Type.Optional(Type.Integer()),
  /** The quantity that the call added. */
  qtyAdded: Type.Optional(Type.Integer()),
  /** The quantity before the call. */
  prevQty: Type.Optional(Type.Integer()),
  status: OneOf(CART_ITEM_STATUSES),
  actioned: OneOf(ACTIONED),
  /** ISO instant. */
  createdDate: Type.String(),
  parentItemId: Type.Optional(Type.String()),
  parentRelationType: Type.Optional(OneOf(PARENT_RELATION_TYPES)),
  /** The `cartItemId` of the parent line. */
  parentRelationCartItemId: Type.Optional(Type.String()),
  /** The `cartItemId` of the lines below this line, by relation; absent if there are none. Options are assembly services. */
  warrantyItemIds: Type.Optional(Type.Array(Type.String())),
  optionItemIds: Type.Optional(Type.Array(Type.String())),
  addonItemIds: Type.Optional(Type.Array(Type.String())),
  techHelpItemIds: Type.Optional(Type.Array(Type.String())),
  /** The substitution by which the item came into the cart. */
  altItem: Type.Optional(AltItemSchema),
  /** Whether a surcharge is charged per unit; absent for most items. */
  surchargeApplicable: Type.Optional(Type.Boolean()),
  /** The part of the cart's surcharges that belongs to the line. */
  surchargeSplit: Type.Optional(Money),
  priceInfo: PriceInfoSchema,
  messages: Type.Array(MessageSchema),
  product: CartProductSchema,
  inventory: Type.Object({ items: Type.Array(Type.Object({ availablequantity: Type.Integer() })) }),
  selectedDeliveryOption: SelectedDeliveryOptionSchema,
  /** Absent from replies of older servers. */
  availableDeliveryOptions: Type.Optional(Type.Array(AvailableDeliveryOptionSchema)),
});
export interface CartItem extends Static<typeof CartItemSchema> {}

/** The totals (cart-3). The server computes tax; it is 'to be determined' until an address is known. */
export const CartSummarySchema = Type.Object({
  cartSubTotal: Money,
  cartSubTotalAfterCoupons: Money,
  preTaxSubTotal: Money,
  /** The order total. */
  ordTotal: Money,
  balanceOrdTotal: Money,
  instantCouponSavings: Money,
  totalShipHandlFee: Money,
  shipFee: Money,
  handlingFee: Money,
  surchargeFee: Money,
  /** Delivery area surcharge; absent until the address is known, and where there is none. */
  dasFee: Type.Optional(Money),
  /** Absent until the destination state is known. */
  taxTotal: Type.Optional(Money),
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
  /** Five-digit ZIP code that delivery dates apply to; absent from replies of older servers. */
  deliveryZipCode: Type.Optional(Type.String()),
});
export interface CartAttributes extends Static<typeof CartAttributesSchema> {}

/** A coupon that was entered for the cart (cart-3.2), applied or not. */
export const CartCouponSchema = Type.Object({
  couponCode: Type.String(),
  description: Type.String(),
  applied: Type.Boolean(),
  /** The reduction of the cart; 0 for free shipping and for coupons that are not applied. */
  amount: Money,
  /** The reason why it is not applied. */
  reason: Type.Optional(OneOf(NOT_APPLIED_REASONS)),
  /** The amount of eligible items still missing for the coupon. */
  missingAmount: Type.Optional(Money),
  /** The number of eligible units still missing for the coupon. */
  missingUnits: Type.Optional(Type.Integer()),
});
export interface CartCoupon extends Static<typeof CartCouponSchema> {}

/** The whole cart (cart-3). */
export const CartInfoSchema = Type.Object({
  cartId: Type.String(),
  previousCartId: Type.Optional(Type.String()),
  /** SPECIAL marks a special cart. */
  type: Type.Optional(Type.Literal('SPECIAL')),
  /** Increases with every change; a reply with a lower revision is stale (decision-stale-writes). */
  revision: Type.Integer(),
  items: Type.Array(CartItemSchema),
  /** In the order in which they are applied; absent from replies of older servers. */
  coupons: Type.Optional(Type.Array(CartCouponSchema)),
  messages: Type.Array(MessageSchema),
  cartSummary: CartSummarySchema,
  cartAttributes: CartAttributesSchema,
  addresses: Type.Array(AddressSchema),
});
export interface CartInfo extends Static<typeof CartInfoSchema> {}

/** The reply to a change that did not request the whole cart: the changed parts, to be merged (decision-size-of-cart-replies.2). */
export const CartChangeSchema = Type.Object({
  cartId: Type.String(),
  revision: Type.Integer(),
  /** The revision before the change. A client that holds another revision must read the whole cart. */
  previousRevision: Type.Integer(),
  /** Only lines that changed; removed lines have the status DELETED. */
  items: Type.Array(CartItemSchema),
  /** In the order in which they are applied; absent from replies of older servers. */
  coupons: Type.Optional(Type.Array(CartCouponSchema)),
  messages: Type.Array(MessageSchema),
  cartSummary: CartSummarySchema,
  cartAttributes: CartAttributesSchema,
});
export interface CartChange extends Static<typeof CartChangeSchema> {}

/** The response data of a GET of the cart and of a change with responseType=WHOLE. */
export const WholeCartDataSchema = Type.Object({
  cartInfo: CartInfoSchema,
  error: Type.Optional(Type.Array(CartErrorSchema)),
});
export interface WholeCartData extends Static<typeof WholeCartDataSchema> {}

/** The response data of every other change, distinguished by `previousRevision`. */
export const CartChangeDataSchema = Type.Object({
  cartInfo: CartChangeSchema,
  error: Type.Optional(Type.Array(CartErrorSchema)),
});
export interface CartChangeData extends Static<typeof CartChangeDataSchema> {}

export type CartData = WholeCartData | CartChangeData;
