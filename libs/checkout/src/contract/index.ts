import Type, { type Static } from 'typebox';
import {
  AddressSchema,
  CaptchaDataSchema,
  CartKindQuery,
  ConfigurationAttributeSchema,
  BaseRevision,
  DeliveryTypeSchema,
  EncodeQuery,
  LevelOfServiceSchema,
  MAX_INTEGER,
  MessageSchema,
  Money,
  OneOf,
  PaymentOptionsSchema,
  UserTypeSchema,
  OrderedSplitSchema,
} from '@foolscap/core/contract';
import { AGENT_KINDS, TENDER_TYPES, VENDOR_PAYMENT_TYPES } from '@foolscap/core/vocabulary';
import { CHECKOUT_SECTIONS, ORDER_STATUSES } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

/** `GET /cc/api/checkout/precheckout` (cart-2): the data of the checkout page. 404 EMPTY_CART without a cart. */
export const GetCheckoutQuery = Type.Object({ ...EncodeQuery, ...CartKindQuery }, strict);

/** Delivery window (ISO dates) of a line; absent for in-store pickup, for downloads, and from older servers. */
const lineDates = {
  minDeliveryDate: Type.Optional(Type.String()),
  maxDeliveryDate: Type.Optional(Type.String()),
};

export const CheckoutLineSchema = Type.Object({
  cartItemId: Type.String(),
  /** The line that a plan or service is for; absent for other lines. */
  parentCartItemId: Type.Optional(Type.String()),
  itemId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  qty: Type.Integer(),
  finalPrice: Money,
  finalPricePerUnit: Money,
  uom: Type.String(),
  deliveryType: Type.Optional(DeliveryTypeSchema),
  pickupStoreNumber: Type.Optional(Type.String()),
  ...lineDates,
  /** The configuration of an item that is made to order; absent for other items. */
  configuration: Type.Optional(Type.Array(ConfigurationAttributeSchema)),
  /** The seller that ships the item; absent for items sold by the shop itself. */
  soldBy: Type.Optional(Type.String()),
  messages: Type.Array(MessageSchema),
});

/** A pickup store and its ready time. */
export const PickupSchema = Type.Object({
  storeNumber: Type.String(),
  name: Type.String(),
  address: Type.Object({
    addressLine1: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zipcode: Type.String(),
  }),
  phone: Type.String(),
  workingHours: Type.Array(Type.String()),
  /** Formatted in the store's time zone: `Today by 4 pm`. */
  readyBy: Type.String(),
  /** ISO instants of past events; only for placed orders. */
  readyAt: Type.Optional(Type.String()),
  collectedAt: Type.Optional(Type.String()),
});
export interface Pickup extends Static<typeof PickupSchema> {}

export const PickupPersonSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** Ten digits. */
  phone: Type.String(),
});
export interface PickupPerson extends Static<typeof PickupPersonSchema> {}

export const TotalsSchema = Type.Object({
  numberOfItems: Type.Integer(),
  cartSubTotal: Money,
  instantCouponSavings: Money,
  shipFee: Money,
  handlingFee: Money,
  /** The part of `handlingFee` for a small order; absent if there is none. */
  smallOrderFee: Type.Optional(Money),
  /** Item surcharges; absent if there are none. */
  surchargeFee: Type.Optional(Money),
  /** Fee for furniture services; absent if there is none. */
  furnRate: Type.Optional(Money),
  /** Whether the fee of a furniture service is agreed after the order; absent if none is. */
  isFurnitureServicesFeeTBD: Type.Optional(Type.Boolean()),
  /** Delivery area surcharge; absent if there is none. */
  dasFee: Type.Optional(Money),
  /** Absent until the delivery state is known. */
  taxTotal: Type.Optional(Money),
  ordTotal: Money,
});
export interface Totals extends Static<typeof TotalsSchema> {}

/** A delivery method with its fee and delivery window. */
export const DeliveryMethodSchema = Type.Object({
  levelOfService: LevelOfServiceSchema,
  fee: Money,
  /** ISO dates in the time zone of the destination. */
  minDeliveryDate: Type.String(),
  maxDeliveryDate: Type.String(),
  selected: Type.Boolean(),
});

/** The tender that pays the rest after gift and prepaid cards. */
export const CheckoutPaymentSchema = Type.Object({
  id: Type.String(),
  /** Absent from replies of older servers, where it is always a card. */
  type: Type.Optional(OneOf(TENDER_TYPES)),
  /** The vendor of a wallet payment. */
  vendorPaymentType: Type.Optional(OneOf(VENDOR_PAYMENT_TYPES)),
  /** The brand of a card, the user name of a wallet, or the name of an organization that is invoiced. */
  brand: Type.String(),
  /** The next three belong to cards, and are empty for other tenders. */
  lastFourDigit: Type.String(),
  expiryMonth: Type.String(),
  expiryYear: Type.String(),
  /** Absent for invoices. */
  billingAddress: Type.Optional(AddressSchema),
});

export const CheckoutInfoSchema = Type.Object({
  cartId: Type.String(),
  revision: Type.Integer(),
  checkoutKind: OneOf(['MIXED', 'PICKUP', 'SHIP_TO_ADDRESS']),
  /** Absent until the shopper signs in or continues with an email address. */
  userType: Type.Optional(UserTypeSchema),
  emailId1: Type.Optional(Type.String()),
  /** True if "Continue with e-mail" is offered (decision-guest-checkout.2). */
  guestCheckoutAllowed: Type.Boolean(),
  /** The checkout sections, in order. */
  sections: Type.Array(Type.Object({ type: OneOf(CHECKOUT_SECTIONS), done: Type.Boolean() })),
  shippingAddress: Type.Optional(AddressSchema),
  /** The shipping address with the city and state of its ZIP code; absent if it has them. */
  suggestedAddress: Type.Optional(AddressSchema),
  /** Choices and requirements for members of an organization. */
  organization: Type.Optional(
    Type.Object({
      name: Type.String(),
      purchaseOrderPolicy: OneOf(['REQUIRED', 'OPTIONAL']),
      /** True if the shopper may enter an address that is not listed. */
      ownAddressAllowed: Type.Boolean(),
      /** Bill-to (B) and ship-to (S) addresses, defaults first. */
      addresses: Type.Array(
        Type.Object({
          id: Type.String(),
          type: OneOf(['B', 'S']),
          label: Type.String(),
          isDefault: Type.Boolean(),
          address: AddressSchema,
        }),
      ),
    }),
  ),
  /** Addresses in the account's address book. */
  savedAddresses: Type.Array(AddressSchema),
  deliveryMethods: Type.Array(DeliveryMethodSchema),
  /** Absent from older servers, which accept only cards. */
  paymentOptions: Type.Optional(PaymentOptionsSchema),
  /** Absent unless the next card of a kind needs a solved captcha. */
  captchaData: Type.Optional(CaptchaDataSchema),
  /** The tender that pays the rest. */
  payment: Type.Optional(CheckoutPaymentSchema),
  /** The part of the total for gift cards in the order, which gift and prepaid cards cannot pay; absent if there are none. */
  giftCardItemsTotal: Type.Optional(Money),
  /** The rewards that a member of the program can use now; absent for other shoppers. */
  rewards: Type.Optional(Type.Object({ available: Money })),
  /**
   * Gift and prepaid cards and rewards with what they pay toward the total (storefront-3.25), followed by cards whose balance was only
   * checked, which pay nothing (storefront-4.20).
   */
  orderPayments: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        paymentType: OneOf(['GIFT_CARD', 'PREPAID_CARD', 'REWARDS']),
        /** Empty for rewards. */
        lastFourDigit: Type.String(),
        /** False for a card that was only checked. */
        addedToOrder: Type.Boolean(),
        amountApplied: Money,
        /** Balance of the card before the order, or the most that rewards pay; absent from older servers. */
        balance: Type.Optional(Money),
      }),
    ),
  ),
  /** Pickup stores of the cart, and the pickup person. */
  pickups: Type.Optional(Type.Array(PickupSchema)),
  pickupPerson: Type.Optional(PickupPersonSchema),
  /** Purchase order number of a business account. */
  purchaseOrderNumber: Type.Optional(Type.String()),
  lines: Type.Array(CheckoutLineSchema),
  totals: TotalsSchema,
  messages: Type.Array(MessageSchema),
});
export interface CheckoutInfo extends Static<typeof CheckoutInfoSchema> {}
export const CheckoutDataSchema = Type.Object({ checkoutInfo: CheckoutInfoSchema });

/** `POST /cc/api/checkout/default/order` (decision-calls.4). One key, one order. */
export const PlaceOrderBody = Type.Object(
  {
    /** The total that the shopper saw, as a decimal; 409 ORDER_TOTAL_CHANGED if it has changed. */
    expectedTotal: Type.Number({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER }),
    /**
     * The cart revision that the shopper saw; 409 CART_REVISION_CONFLICT if the cart has changed. For carts that another window may fill
     * with other items, such as the buy-now cart.
     */
    revision: Type.Optional(BaseRevision),
    purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
  },
  strict,
);
export interface PlaceOrderBody extends Static<typeof PlaceOrderBody> {}

const ServiceUnits = Type.Object({ qty: Type.Integer({ minimum: 1 }) });

export const OrderSchema = Type.Object({
  orderNumber: Type.String(),
  /** ISO instant. */
  placedAt: Type.String(),
  status: OneOf(ORDER_STATUSES),
  /** ISO instants of later events; those of pickups are per store, in `pickups`. */
  shippedAt: Type.Optional(Type.String()),
  deliveredAt: Type.Optional(Type.String()),
  canceledAt: Type.Optional(Type.String()),
  /** Carrier and tracking number, if known. */
  shipment: Type.Optional(
    Type.Object({ carrier: Type.Optional(Type.String()), trackingNumber: Type.Optional(Type.String()) }),
  ),
  /** ISO instant; absent when the order can no longer be canceled. */
  cancellableUntil: Type.Optional(Type.String()),
  emailId1: Type.String(),
  /** Absent if everything is picked up or a membership. */
  shippingAddress: Type.Optional(AddressSchema),
  /** Pickup stores; absent from orders of older servers. */
  pickups: Type.Optional(Type.Array(PickupSchema)),
  pickupPerson: Type.Optional(PickupPersonSchema),
  levelOfService: LevelOfServiceSchema,
  minDeliveryDate: Type.String(),
  maxDeliveryDate: Type.String(),
  /** The tender that paid the rest; of a gift card, `GIFT_CARD`. */
  payment: Type.Object({ brand: Type.String(), lastFourDigit: Type.String() }),
  /** All tenders in the order in which they were charged; absent from orders of older servers. */
  payments: Type.Optional(
    Type.Array(
      Type.Object({
        type: OneOf(TENDER_TYPES),
        brand: Type.String(),
        lastFourDigit: Type.String(),
        /** The vendor of a wallet payment. */
        vendorPaymentType: Type.Optional(OneOf(VENDOR_PAYMENT_TYPES)),
        amountApplied: Money,
        amountRefunded: Type.Optional(Money),
      }),
    ),
  ),
  /** Returned for canceled units, or for the whole order. */
  refundedTotal: Type.Optional(Money),
  /** Comment by the approver who approved or declined the order. */
  decisionComment: Type.Optional(Type.String()),
  /** Billing address of the card; absent from orders of older servers. */
  billingAddress: Type.Optional(AddressSchema),
  purchaseOrderNumber: Type.Optional(Type.String()),
  /** The release of the purchase order. */
  poRelease: Type.Optional(Type.String()),
  /** The code of the budget center that the order is charged to. */
  budgetCenter: Type.Optional(Type.String()),
  /** The member of the organization who placed the order. */
  placedBy: Type.Optional(Type.String()),
  /** The member of our staff who placed it for the buyer. */
  placedByAgent: Type.Optional(Type.Object({ name: Type.String(), kind: OneOf(AGENT_KINDS) })),
  lines: Type.Array(
    Type.Object({
      /** Identifies the line in a partial cancellation; absent from orders of older servers. */
      lineNumber: Type.Optional(Type.Integer()),
      itemId: Type.String(),
      name: Type.String(),
      image: Type.String(),
      itemUrl: Type.String(),
      qty: Type.Integer(),
      /** Units of `qty` that were canceled. */
      canceledQty: Type.Optional(Type.Integer()),
      finalPrice: Money,
      finalPricePerUnit: Money,
      uom: Type.String(),
      deliveryType: Type.Optional(DeliveryTypeSchema),
      /** The speed that the line was ordered with; absent for lines that are not shipped, and from orders of older servers. */
      levelOfService: Type.Optional(LevelOfServiceSchema),
      pickupStoreNumber: Type.Optional(Type.String()),
      /** The line that a plan or service is for, and its item; absent for other lines. */
      parentLineNumber: Type.Optional(Type.Integer()),
      /** The configuration of an item that is made to order; absent for other items. */
      configuration: Type.Optional(Type.Array(ConfigurationAttributeSchema)),
      /** The cost centers and projects that pay for the line; absent if there are none. */
      splits: Type.Optional(Type.Array(OrderedSplitSchema)),
      /** The seller that ships the item; absent for items sold by the shop itself, and from orders of older servers. */
      soldBy: Type.Optional(Type.String()),
      /** The place in the shop or the software that added the line to the cart, for analytics; absent if the add named none. */
      source: Type.Optional(Type.String()),
      /** The units ordered with each furniture service level; absent if there are none. */
      furnSvcInfo: Type.Optional(
        Type.Object({ BASC: Type.Optional(ServiceUnits), CUST: Type.Optional(ServiceUnits) }),
      ),
      /** Whether the fee for one of them is agreed on after the order; absent if not. */
      isFurnitureServicesFeeTBD: Type.Optional(Type.Boolean()),
      /** Whether a promotion gave the item away; absent for paid items. */
      isFree: Type.Optional(Type.Boolean()),
      parentItemId: Type.Optional(Type.String()),
      /** ISO instants of the membership that the line has bought; absent for other lines. */
      membership: Type.Optional(Type.Object({ startsAt: Type.String(), endsAt: Type.String() })),
      ...lineDates,
    }),
  ),
  /** The savings through each promotion and coupon, which add up to `instantCouponSavings`; absent if there are none. */
  adjustments: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), couponCode: Type.Optional(Type.String()), amount: Money })),
  ),
  totals: TotalsSchema,
});
export interface Order extends Static<typeof OrderSchema> {}
/** The units to cancel; without lines, all remaining units of the order. */
export const CancelOrderBody = Type.Object(
  {
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            lineNumber: Type.Integer({ minimum: 1, maximum: MAX_INTEGER }),
            qty: Type.Integer({ minimum: 1, maximum: 9999 }),
          },
          strict,
        ),
        { minItems: 1, maxItems: 500 },
      ),
    ),
  },
  strict,
);
export interface CancelOrderBody extends Static<typeof CancelOrderBody> {}
/** `POST /cc/api/orders/:orderNumber/open`: opens a guest's order with the link in a mail. */
export const OpenOrderBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }) }, strict);
export interface OpenOrderBody extends Static<typeof OpenOrderBody> {}
/** `POST /cc/api/orders/find`: opens a guest's order by its number and the email address that it was placed with. */
export const FindOrderBody = Type.Object(
  {
    orderNumber: Type.String({ minLength: 1, maxLength: 40 }),
    email: Type.String({ minLength: 1, maxLength: 254 }),
  },
  strict,
);
export interface FindOrderBody extends Static<typeof FindOrderBody> {}
/** The order that this session may now see and cancel. */
export const OpenedOrderDataSchema = Type.Object({ orderNumber: Type.String() });
export const OrderDataSchema = Type.Object({ order: OrderSchema });
export const OrderListItemSchema = Type.Object({
  orderNumber: Type.String(),
  placedAt: Type.String(),
  status: Type.String(),
  ordTotal: Money,
  numberOfItems: Type.Integer(),
  purchaseOrderNumber: Type.Optional(Type.String()),
  /** The member of the organization who placed the order. */
  placedBy: Type.Optional(Type.String()),
});
export interface OrderListItem extends Static<typeof OrderListItemSchema> {}
/** `GET /cc/api/orders`: a page of orders, filtered by number, purchase order or item, by status and by year. */
export const OrdersQuery = Type.Object(
  {
    ...EncodeQuery,
    q: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(OneOf(ORDER_STATUSES)),
    year: Type.Optional(Type.String({ pattern: '^20[0-9]{2}$' })),
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
  },
  strict,
);
export interface OrdersQuery extends Static<typeof OrdersQuery> {}
/** Newest first. */
export const OrdersDataSchema = Type.Object({
  orders: Type.Array(OrderListItemSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
  total: Type.Integer(),
  /** Years with orders, newest first. */
  years: Type.Array(Type.Integer()),
});
export interface OrdersData extends Static<typeof OrdersDataSchema> {}
