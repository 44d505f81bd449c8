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

/** What an item costs. Sums are decimals with at most two places (cart 3, priceInfo). */
export const PriceInfoSchema = Type.Object({
  /** For the whole line. */
  finalPrice: Money,
  finalPricePerUnit: Money,
  /** Before any reduction, for the whole line. */
  basePrice: Money,
  basePricePerUnit: Money,
  finalPriceBeforeBasketCoupons: Type.Optional(Money),
  finalPriceBeforeCheckoutOnlyCoupons: Type.Optional(Money),
  uom: Type.String(),
});

/** What the cart shows of a product (cart 3, product). */
export const CartProductSchema = Type.Object({
  name: Type.String(),
  images: Type.Array(Type.String()),
  brandName: Type.String(),
  /** ESD electronic delivery, DF delivered furniture; absent for everything else. */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  classId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  customerSku: Type.Optional(Type.String()),
  bopisEligible: Type.Boolean(),
  preOrder: Type.Optional(Type.Boolean()),
  comingSoon: Type.Optional(Type.Boolean()),
  streetDate: Type.Optional(Type.String()),
  /** The page of the product, relative to the tenant's root. */
  itemUrl: Type.String(),
  /** The most that one shopper may buy; absent where only the line limit applies. */
  quantityLimit: Type.Optional(Type.Integer()),
});

export const SelectedDeliveryOptionSchema = Type.Object({
  deliveryType: DeliveryTypeSchema,
  pickupStoreNumber: Type.Optional(Type.String()),
  /** What people call that store. */
  pickupStoreName: Type.Optional(Type.String()),
  addressId: Type.Optional(Type.String()),
  availableQuantity: Type.Optional(Type.Integer()),
  surchargeFeePerUnit: Type.Optional(Money),
  /** ISO dates (2026-11-30) in the place of delivery. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  levelOfService: LevelOfServiceSchema,
  isBackOrder: Type.Optional(Type.Boolean()),
  messages: Type.Optional(Type.Array(MessageSchema)),
});

/** Where the units of a line could come from (cart 3, "Available delivery options"). */
export const AvailableDeliveryOptionSchema = Type.Object({
  groupId: OneOf(DELIVERY_GROUPS),
  /** ISO dates between which the line arrives that way; absent for items that are handed out at once. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  locations: Type.Array(
    Type.Object({
      /** The store's number; empty for what is shipped. */
      locationId: Type.String(),
      name: Type.Optional(Type.String()),
      available: Type.Integer(),
      /** More than this is shown as 'threshold+'. */
      threshold: Type.Integer(),
    }),
  ),
});

/** One line of the cart (cart 3, "Cart item"). */
export const CartItemSchema = Type.Object({
  cartItemId: Type.String(),
  itemId: Type.String(),
  resolvedItemId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  qty: Type.Integer(),
  /** What the shopper asked for in the last call that changed this line. */
  requestedQty: Type.Optional(Type.Integer()),
  /** What that call really added. */
  qtyAdded: Type.Optional(Type.Integer()),
  /** What the line held before it. */
  prevQty: Type.Optional(Type.Integer()),
  status: OneOf(CART_ITEM_STATUSES),
  actioned: OneOf(ACTIONED),
  /** ISO instant. */
  createdDate: Type.String(),
  parentItemId: Type.Optional(Type.String()),
  parentRelationType: Type.Optional(OneOf(PARENT_RELATION_TYPES)),
  parentRelationCartItemId: Type.Optional(Type.String()),
  priceInfo: PriceInfoSchema,
  messages: Type.Array(MessageSchema),
  product: CartProductSchema,
  inventory: Type.Object({ items: Type.Array(Type.Object({ availablequantity: Type.Integer() })) }),
  selectedDeliveryOption: SelectedDeliveryOptionSchema,
  /** Absent from replies of older servers. */
  availableDeliveryOptions: Type.Optional(Type.Array(AvailableDeliveryOptionSchema)),
});
export interface CartItem extends Static<typeof CartItemSchema> {}

/** The totals (cart 3, cartSummary). Tax is the server's; it is 'to be determined' until an address is known. */
export const CartSummarySchema = Type.Object({
  cartSubTotal: Money,
  cartSubTotalAfterCoupons: Money,
  preTaxSubTotal: Money,
  /** What the shopper pays. */
  ordTotal: Money,
  balanceOrdTotal: Money,
  instantCouponSavings: Money,
  totalShipHandlFee: Money,
  shipFee: Money,
  handlingFee: Money,
  surchargeFee: Money,
  /** Absent until the state of delivery is known. */
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
  /** Five digits: the place that delivery dates are for; absent from replies of older servers. */
  deliveryZipCode: Type.Optional(Type.String()),
});
export interface CartAttributes extends Static<typeof CartAttributesSchema> {}

/** A coupon of the cart (cart 3, coupons), applied or not. */
export const CartCouponSchema = Type.Object({
  couponCode: Type.String(),
  description: Type.String(),
  applied: Type.Boolean(),
  /** The reduction of the cart; 0 for free shipping and for coupons that are not applied. */
  amount: Money,
  /** The reason why it is not applied. */
  reason: Type.Optional(OneOf(NOT_APPLIED_REASONS)),
  /** The price of eligible items that is missing for it. */
  missingAmount: Type.Optional(Money),
  /** The eligible units that are missing for it. */
  missingUnits: Type.Optional(Type.Integer()),
});
export interface CartCoupon extends Static<typeof CartCouponSchema> {}

/** The whole cart (cart 3). */
export const CartInfoSchema = Type.Object({
  cartId: Type.String(),
  previousCartId: Type.Optional(Type.String()),
  /** SPECIAL marks a special cart. */
  type: Type.Optional(Type.Literal('SPECIAL')),
  /** Grows with every change; a reply with a lower one is stale (decisions, "stale writes"). */
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

/** The reply to a change that did not ask for the whole cart: what changed, to be merged (decisions, "size of cart replies"). */
export const CartChangeSchema = Type.Object({
  cartId: Type.String(),
  revision: Type.Integer(),
  /** The revision that the change was made on; when the client holds another one it must read the cart. */
  previousRevision: Type.Integer(),
  /** Only lines that changed; removed ones have the status DELETED. */
  items: Type.Array(CartItemSchema),
  /** In the order in which they are applied; absent from replies of older servers. */
  coupons: Type.Optional(Type.Array(CartCouponSchema)),
  messages: Type.Array(MessageSchema),
  cartSummary: CartSummarySchema,
  cartAttributes: CartAttributesSchema,
});
export interface CartChange extends Static<typeof CartChangeSchema> {}

/** What a GET of the cart and a change with responseType=WHOLE answer with. */
export const WholeCartDataSchema = Type.Object({
  cartInfo: CartInfoSchema,
  error: Type.Optional(Type.Array(CartErrorSchema)),
});
export interface WholeCartData extends Static<typeof WholeCartDataSchema> {}

/** What every other change answers with. Told apart by `previousRevision`. */
export const CartChangeDataSchema = Type.Object({
  cartInfo: CartChangeSchema,
  error: Type.Optional(Type.Array(CartErrorSchema)),
});
export interface CartChangeData extends Static<typeof CartChangeDataSchema> {}

export type CartData = WholeCartData | CartChangeData;
