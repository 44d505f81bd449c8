import Type, { type Static } from 'typebox';
import {
  ConfigurationAttributeSchema,
  DeliveryTypeSchema,
  LevelOfServiceSchema,
  MessageSchema,
  Money,
  OneOf,
  TextLanguage,
  LineSplitsSchema,
} from '@foolscap/core/contract';
import { PRICE_METHODS, ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';
import {
  ACTIONED,
  CART_ITEM_STATUSES,
  DELIVERY_GROUPS,
  OFFERED_RELATIONS,
  PARENT_RELATION_TYPES,
  RELATED_ITEM_TYPES,
} from '../model/codes.ts';

/** Prices of a line. Amounts are decimals with at most two places (cart-3). */
export const PriceInfoSchema = Type.Object({
  /** The price of the whole line. */
  finalPrice: Money,
  finalPricePerUnit: Money,
  /** The price of the whole line before discounts. */
  basePrice: Money,
  basePricePerUnit: Money,
  /** The price of the line without cart promotions and coupons; absent if there are none. */
  finalPriceBeforeBasketCoupons: Type.Optional(Money),
  /** The price of the line without coupons that apply only at checkout; absent if there are none. */
  finalPriceBeforeCheckoutOnlyCoupons: Type.Optional(Money),
  uom: Type.String(),
});

/** The product details that the cart shows (cart-3.49). */
export const CartProductSchema = Type.Object({
  name: Type.String(),
  /** That of the name. */
  lang: TextLanguage,
  images: Type.Array(Type.String()),
  brandName: Type.String(),
  /** ESD: electronic delivery; DF: delivered furniture; absent for all other products. */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  /** The product class; 389 is an electronic and 235 a physical gift card. */
  classId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  /** The third party that sells and ships the item; absent for items of the shop. */
  soldBy: Type.Optional(Type.String()),
  /** The part number in the buyer's organization. */
  customerSku: Type.Optional(Type.String()),
  bopisEligible: Type.Boolean(),
  preOrder: Type.Optional(Type.Boolean()),
  comingSoon: Type.Optional(Type.Boolean()),
  /** ISO date from which a pre-ordered item is delivered. */
  streetDate: Type.Optional(Type.String()),
  /** Whether a store can ship it although it is out of stock in all warehouses. */
  sfs: Type.Optional(Type.Boolean()),
  /** The id of the category. */
  hierarchy: Type.Optional(Type.String()),
  /** For members of organizations: whether the contract includes a price for the item, otherwise the method `MPI` (market price). */
  contractInfo: Type.Optional(Type.Object({ onContract: Type.Boolean(), priceMethod: OneOf(PRICE_METHODS) })),
  notes: Type.Optional(Type.Array(OneOf(Object.keys(ITEM_NOTES) as ItemNote[]))),
  /** The path of the product page, relative to the tenant's root. */
  itemUrl: Type.String(),
  /** The maximum quantity per shopper; absent if only the line limit applies. */
  quantityLimit: Type.Optional(Type.Integer()),
  /** The multiple that the item is sold in; absent if it is sold in any quantity. */
  orderMultiple: Type.Optional(Type.Integer()),
});

export const SelectedDeliveryOptionSchema = Type.Object({
  deliveryType: DeliveryTypeSchema,
  pickupStoreNumber: Type.Optional(Type.String()),
  /** The display name of the pickup store. */
  pickupStoreName: Type.Optional(Type.String()),
  /** The id of the address that the line ships to; absent for pickup lines and until an address is known. */
  addressId: Type.Optional(Type.String()),
  availableQuantity: Type.Optional(Type.Integer()),
  surchargeFeePerUnit: Type.Optional(Money),
  /** ISO dates (2026-11-30) in the time zone of the delivery address or store. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  levelOfService: LevelOfServiceSchema,
  isBackOrder: Type.Optional(Type.Boolean()),
  /** The line's messages about its delivery. */
  messages: Type.Optional(Type.Array(MessageSchema)),
});

/** A delivery option of a line, with the quantities available for it (cart-3). */
export const AvailableDeliveryOptionSchema = Type.Object({
  groupId: OneOf(DELIVERY_GROUPS),
  /** ISO dates of the delivery window; absent for items that are available immediately. */
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
  /** The levels of service of a line that has a choice, with their own delivery windows; standard delivery comes first. */
  levels: Type.Optional(
    Type.Array(
      Type.Object({
        levelOfService: LevelOfServiceSchema,
        /** The fee for all items at this level together; absent for standard delivery, which may be free. */
        fee: Type.Optional(Money),
        minDeliveryDate: Type.Optional(Type.String()),
        maxDeliveryDate: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** The standard delivery fee for an order below the free-shipping threshold; absent for groups other than G1. */
  shipFee: Type.Optional(Money),
  /** Handling fee per delivered unit of an oversized item; absent for all others. */
  handlingFeePerUnit: Type.Optional(Money),
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
  /** The name of the requested item; absent from replies of older servers, like its price. */
  origItemName: Type.Optional(Type.String()),
  /** Its current price; absent if it is no longer sold. */
  origPricePerUnit: Type.Optional(Money),
  /** The reason shown to shoppers. */
  hardSubstitutionNotification: Type.String(),
  hardSubstitutionType: Type.String(),
  /** Whether the shopper confirms the replacement in a dialog. */
  hardSubstitutionModal: Type.Boolean(),
});

const FurnitureServiceSchema = Type.Object({
  qty: Type.Integer({ minimum: 0 }),
  feePerUnit: Type.Optional(Money),
});

/** One line of the cart (cart-3). */
export const CartItemSchema = Type.Object({
  cartItemId: Type.String(),
  itemId: Type.String(),
  /** The item that a requested one was resolved to; present for substitutes. */
  resolvedItemId: Type.Optional(Type.String()),
  partNumber: Type.String(),
  customerSku: Type.Optional(Type.String()),
  /** The saved item that units of the line were moved to or from; only in the reply to a call that moved them. */
  listItemId: Type.Optional(Type.String()),
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
  /** The `cartItemId`s of this line's children, by relation; absent if there are none. Options are assembly services. */
  warrantyItemIds: Type.Optional(Type.Array(Type.String())),
  optionItemIds: Type.Optional(Type.Array(Type.String())),
  addonItemIds: Type.Optional(Type.Array(Type.String())),
  techHelpItemIds: Type.Optional(Type.Array(Type.String())),
  /** Technical help for this item. Added with `parentItemId`, it becomes a child line. */
  techHelpSkuIds: Type.Optional(Type.Array(Type.String())),
  /** Items that this one requires. */
  requiredItemIds: Type.Optional(Type.Array(Type.String())),
  /** Protection plans and assembly services offered with this item. Added with `parentItemId`, they become child lines. */
  warrantySkuIds: Type.Optional(Type.Array(Type.String())),
  optionSkuIds: Type.Optional(Type.Array(Type.String())),
  /** The substitution that put the item in the cart. */
  altItem: Type.Optional(AltItemSchema),
  /** The configuration of a made-to-order item (storefront-4.38); absent for other items. */
  configuration: Type.Optional(Type.Array(ConfigurationAttributeSchema)),
  /**
   * The furniture services of a line whose item offers some: the units of each level, and the unit price unless it is still to be
   * determined.
   */
  furnSvcInfo: Type.Optional(
    Type.Object({ BASC: Type.Optional(FurnitureServiceSchema), CUST: Type.Optional(FurnitureServiceSchema) }),
  ),
  /** The cost centers and projects that pay for the line of a business cart; absent if there are none. */
  splits: Type.Optional(LineSplitsSchema),
  /** The place in the shop or the software that added the line, for analytics; absent if the add named none. */
  source: Type.Optional(Type.String()),
  /** Whether a surcharge is charged per unit; absent for most items. */
  surchargeApplicable: Type.Optional(Type.Boolean()),
  /** The line's share of the cart's surcharges. */
  surchargeSplit: Type.Optional(Money),
  /** Items without a surcharge that can replace this one. */
  surchargeAlts: Type.Optional(Type.Array(Type.String())),
  /** The prices at the time the shopper last added the item or changed its quantity. */
  addToCartPriceInfo: Type.Optional(Type.Object({ finalPricePerUnit: Money })),
  /** That unit price, present only if today's price differs. */
  priceChangedFrom: Type.Optional(Money),
  /** Present for items that can be paid with rewards. */
  easyRewardsItem: Type.Optional(Type.Object({ redemptionEligibility: Type.Boolean() })),
  itemAttributes: Type.Optional(
    Type.Object({
      /** The membership program that the item enrolls a shopper in. */
      membershipSKU: Type.Optional(Type.String()),
      /** Whether the item is a part of a bundle. */
      partBundle: Type.Optional(Type.Boolean()),
    }),
  ),
  priceInfo: PriceInfoSchema,
  messages: Type.Array(MessageSchema),
  product: CartProductSchema,
  /** One entry with the available quantity; with `invDtls`, one per warehouse that has stock. */
  inventory: Type.Object({
    items: Type.Array(
      Type.Object({ availablequantity: Type.Integer(), locationId: Type.Optional(Type.String()) }),
    ),
  }),
  selectedDeliveryOption: SelectedDeliveryOptionSchema,
  /** The delivery type and pickup store of `selectedDeliveryOption`. */
  shippingInfo: Type.Optional(
    Type.Object({ deliveryType: DeliveryTypeSchema, pickStoreNumber: Type.Optional(Type.String()) }),
  ),
  /** Absent from replies of older servers. */
  availableDeliveryOptions: Type.Optional(Type.Array(AvailableDeliveryOptionSchema)),
});
export interface CartItem extends Static<typeof CartItemSchema> {}

/** An alternative for a line; `nosub` means that there is none (cart-3.57). */
export const RelatedItemSchema = Type.Object({
  /** The line that it is for. */
  cartItemId: Type.String(),
  type: OneOf(RELATED_ITEM_TYPES),
  /** The alternative item, with its current price. */
  itemId: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  itemUrl: Type.Optional(Type.String()),
  imageUrl: Type.Optional(Type.String()),
  finalPricePerUnit: Type.Optional(Money),
  /** The units available for delivery; absent from replies of older servers. */
  availableQuantity: Type.Optional(Type.Integer()),
});
export interface RelatedItem extends Static<typeof RelatedItemSchema> {}

/** A protection plan offered with a product in the cart. */
export const WarrantyItemSchema = Type.Object({
  /** The line that it is for. */
  cartItemId: Type.String(),
  itemId: Type.String(),
  name: Type.String(),
  finalPricePerUnit: Money,
  /** Absent from replies of older servers, like the picture. */
  itemUrl: Type.Optional(Type.String()),
  imageUrl: Type.Optional(Type.String()),
});
export interface WarrantyItem extends Static<typeof WarrantyItemSchema> {}

/** A service or item offered with, or required by (`REQUIRED`), a product in the cart. */
export const OfferedItemSchema = Type.Object({
  ...WarrantyItemSchema.properties,
  relation: OneOf(OFFERED_RELATIONS),
  itemUrl: Type.String(),
  imageUrl: Type.String(),
});
export interface OfferedItem extends Static<typeof OfferedItemSchema> {}
