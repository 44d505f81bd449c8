import Type, { type Static } from 'typebox';
import {
  AddressSchema,
  BaseRevision,
  CartKindQuery,
  DeliveryTypeSchema,
  EncodeQuery,
  Flag,
  LevelOfServiceSchema,
  MAX_INTEGER,
  OneOf,
  LineSplitsSchema,
} from '@foolscap/core/contract';
import { MAX_COUPON_LENGTH, MAX_COUPONS } from '../model/coupon-codes.ts';

const strict = { additionalProperties: false } as const;

const CouponCodes = Type.Array(Type.String({ minLength: 1, maxLength: MAX_COUPON_LENGTH }), {
  maxItems: MAX_COUPONS,
});

/** Query options of every cart call (cart-7.6). */
const CartQuery = {
  ...EncodeQuery,
  mmx: Type.Optional(Flag),
  /** `consumer`, `sdc`, `advantage` or `sba`: selects the site if nothing else does; 400 TENANT_MISMATCH if it contradicts the site. */
  tenantId: Type.Optional(Type.String({ maxLength: 20 })),
};

/** `GET /cc/api/checkout`: the whole cart (cart-7). */
export const GetCartQuery = Type.Object(
  {
    ...CartQuery,
    ...CartKindQuery,
    /** Computes the whole cart now, whatever age `Cache-Control: max-age` accepts. */
    grindType: Type.Optional(OneOf(['ALL'])),
    /** Adds `warrantyItems` and `offeredItems`: protection plans and other items offered with the products. */
    wt: Type.Optional(Flag),
    /** Adds `relatedItems`: alternatives for lines that cannot be ordered as they are. */
    alt: Type.Optional(Flag),
    /** Lists the inventory of each line by warehouse. */
    invDtls: Type.Optional(Flag),
  },
  strict,
);

/** Query options of each call that changes lines. */
const ChangeQuery = {
  ...CartQuery,
  ...CartKindQuery,
  /** The reply has the whole cart instead of the changed lines. */
  responseType: Type.Optional(OneOf(['WHOLE'])),
  /** Lists alternatives and protection plans for the lines in the reply, for the second add experience. */
  ux2: Type.Optional(Flag),
};

/** Query options of "Update items" (cart-7.28). */
export const UpdateItemsQuery = Type.Object(ChangeQuery, strict);

/** Query options of "Remove item" (cart-7.19). */
export const RemoveItemQuery = Type.Object(
  {
    ...ChangeQuery,
    /** Removes memberships together with the named line. */
    memItem: Type.Optional(Flag),
  },
  strict,
);

/** Query options of "Add to cart" (decision-cart-options). */
export const AddItemsQuery = Type.Object(
  {
    ...ChangeQuery,
    /** Sets the quantities of lines instead of adding to them. */
    forceUpdate: Type.Optional(Flag),
    /** The addresses of the special cart, each as base64-encoded JSON; with `type=SPECIAL` only. */
    specialShipTo: Type.Optional(Type.String({ maxLength: 4000 })),
    specialBillTo: Type.Optional(Type.String({ maxLength: 4000 })),
    /** Adds the membership to offer the caller. */
    memItem: Type.Optional(Flag),
    /** The place from which the item was added, for analytics: kept with the added lines, in the cart and in the order. */
    source: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    /** Marks calls from the cart's own pages for analytics: the source is `fromCC` unless another one is given. */
    fromCC: Type.Optional(Flag),
    /** Units already in the cart do not count toward an item's purchase limit. */
    ignoreExistQty: Type.Optional(Flag),
    /** Adds items without limiting the quantities to the stock, which placing the order still checks. */
    skipInv: Type.Optional(Flag),
    /** The number of one of the caller's orders, whose lines are copied to the cart. */
    duplicateOrder: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** The id of a shared cart, whose lines are copied; 404 SHARED_CART_NOT_FOUND for an unknown, expired or revoked id. */
    sharedCart: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    /** `b2` skips items with a quantity of zero or less instead of rejecting the call (cart-5.15). */
    version: Type.Optional(OneOf(['b2'])),
  },
  strict,
);

/**
 * `POST /cc/api/checkout/default/item` (cart-7.8).
 * The service, not this schema, rejects an empty list (INVALID_ITEMS) and a quantity of zero or less (INVALID_QTY), because
 * the specification defines codes and texts for these errors (cart-5.15). A fraction or another type is a generic 400.
 */
export const AddItemsBody = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          itemId: Type.String({ minLength: 1, maxLength: 64 }),
          qty: Type.Integer({ maximum: MAX_INTEGER }),
          deliveryType: Type.Optional(DeliveryTypeSchema),
          pickupStoreNumber: Type.Optional(Type.String({ maxLength: 8 })),
          parentItemId: Type.Optional(Type.String({ maxLength: 64 })),
          /**
           * Moves units of this saved item and its children to the cart. The saved item's delivery type and store apply unless others are
           * given.
           */
          listItemId: Type.Optional(Type.String({ maxLength: 64 })),
        },
        strict,
      ),
      { maxItems: 300 },
    ),
    /** Adds the requested items even if they have substitutes. */
    ignoreHrdAlt: Type.Optional(Type.Boolean()),
    /** Leaves `relatedItems` and `warrantyItems` out of the reply. */
    skipRelatedProduct: Type.Optional(Type.Boolean()),
    /** The place that the order ships to, as in "Update cart". */
    addresses: Type.Optional(Type.Array(AddressSchema, { minItems: 1, maxItems: 2 })),
    /** Coupon codes to add to those of the cart. */
    coupons: Type.Optional(CouponCodes),
    yourStoreNo: Type.Optional(Type.String({ maxLength: 8 })),
  },
  strict,
);
export interface AddItemsBody extends Static<typeof AddItemsBody> {}

const ServiceUnits = Type.Object({ qty: Type.Integer({ minimum: 0, maximum: 9999 }) }, strict);

/** `POST /cc/api/checkout/default/item` with PUT override: changes existing lines (cart-7.28). */
export const UpdateItemsBody = Type.Object(
  {
    cartId: Type.Optional(Type.String({ maxLength: 64 })),
    /**
     * The cart revision that the change is based on. If the cart has a different revision, nothing is changed and the reply is 409
     * CART_REVISION_CONFLICT. Without it, the quantity is replaced unconditionally.
     */
    revision: Type.Optional(BaseRevision),
    items: Type.Array(
      Type.Object(
        {
          /** If missing: 400 'Must provide cartItemId as prop of item' (cart-5.19). */
          cartItemId: Type.Optional(Type.String({ maxLength: 64 })),
          qty: Type.Integer({ minimum: 0, maximum: MAX_INTEGER }),
          actioned: Type.Optional(OneOf(['EDIT_ITEM'])),
          /** The line's new delivery type; all types except STA need a store. */
          deliveryType: Type.Optional(DeliveryTypeSchema),
          pickupStoreNumber: Type.Optional(Type.String({ maxLength: 8 })),
          /** The new level of service of a shipped line. A line that does not allow it keeps standard delivery, with a message. */
          levelOfService: Type.Optional(LevelOfServiceSchema),
          /** Units by furniture service level, replacing the line's. An omitted level gets none. */
          furnSvcInfo: Type.Optional(
            Type.Object({ BASC: Type.Optional(ServiceUnits), CUST: Type.Optional(ServiceUnits) }, strict),
          ),
        },
        strict,
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  strict,
);
export interface UpdateItemsBody extends Static<typeof UpdateItemsBody> {}

/** `POST /cc/api/checkout/default/item/{id}` with DELETE override (cart-7.17). */
export const RemoveItemBody = Type.Object(
  {
    cartId: Type.Optional(Type.String({ maxLength: 64 })),
    cartItemId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  strict,
);
export interface RemoveItemBody extends Static<typeof RemoveItemBody> {}

/** `GET /cc/api/cart/opt/type`: hides a notice for 30 days, or shows it again (cart-7.35). */
export const NoticeOptOutQuery = Type.Object(
  {
    ...CartQuery,
    /** The notice: the hard substitution dialog. */
    type: OneOf(['HARD_ALT_OPT_OUT']),
    /** `true` hides the notice, `false` shows it again. */
    value: Flag,
  },
  strict,
);
export interface NoticeOptOutQuery extends Static<typeof NoticeOptOutQuery> {}

/** The reply to a `NoticeOptOutQuery`. */
export const NoticeOptOutDataSchema = Type.Object({
  type: OneOf(['HARD_ALT_OPT_OUT']),
  /** `false` for a caller without a session, for whom nothing is stored. */
  value: Flag,
  /** ISO instant until which the notice is hidden; absent if it is shown. */
  until: Type.Optional(Type.String()),
});
export interface NoticeOptOutData extends Static<typeof NoticeOptOutDataSchema> {}

/** The person who picks up an order. The service, not this schema, checks the fields, so that each error names its field. */
export const PickupPersonSchema = Type.Object(
  {
    firstName: Type.String({ maxLength: 50 }),
    lastName: Type.String({ maxLength: 50 }),
    email: Type.String({ maxLength: 254 }),
    /** Digits only. */
    phone: Type.String({ maxLength: 20 }),
  },
  strict,
);

/** Query options of the call that changes the cart itself. */
export const UpdateCartQuery = Type.Object(
  {
    ...CartQuery,
    /** Refuses a call that modifies nothing. */
    actionType: Type.Optional(OneOf(['MODIFY_CART'])),
    /** Requests the whole cart, which `/checkout/default` returns anyway. */
    responseType: Type.Optional(OneOf(['WHOLE'])),
    ...CartKindQuery,
  },
  strict,
);

/**
 * `POST /cc/api/checkout/default` with PUT override: checkout status, delivery address, level of service, and a guest's
 * email address (cart-7.23, decision-guest-checkout). The reply is the whole cart.
 */
export const UpdateCartBody = Type.Object(
  {
    proceedCheckout: Type.Optional(Type.Boolean()),
    /** One of type S or SB, and one of type B if the billing address is different. */
    addresses: Type.Optional(Type.Array(AddressSchema, { minItems: 1, maxItems: 2 })),
    /** Sets the level of service of all lines that allow it. */
    levelOfService: Type.Optional(LevelOfServiceSchema),
    /** A later delivery date for all shipped lines, as an ISO date; null for delivery as soon as possible. */
    futureDelivery: Type.Optional(
      Type.Object(
        { date: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]) },
        strict,
      ),
    ),
    /** The budget and purchase order that a business order is charged to; null for none. */
    accounting: Type.Optional(
      Type.Object(
        {
          /** The code of one of the organization's budget centers; 400 BUDGET_CENTER_INVALID for any other. */
          budgetCenter: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
          /** A purchase order number, from the organization's list if it has one. */
          purchaseOrder: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
          /** A release of the purchase order; 400 PURCHASE_ORDER_RELEASE_INVALID for any other. */
          poRelease: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
          /** The cost centers and projects of lines; lines that are not listed keep theirs. 400 SPLIT_INVALID, and for unknown codes. */
          lines: Type.Optional(
            Type.Array(
              Type.Object(
                { cartItemId: Type.String({ minLength: 1, maxLength: 64 }), splits: LineSplitsSchema },
                strict,
              ),
              { minItems: 1, maxItems: 500 },
            ),
          ),
        },
        { ...strict, minProperties: 1 },
      ),
    ),
    emailId1: Type.Optional(Type.String({ maxLength: 254 })),
    /** The name and contact details of the person who picks up the order. */
    pickupPerson: Type.Optional(PickupPersonSchema),
    /** Coupon codes that replace the cart's. An empty list removes all coupons. */
    coupons: Type.Optional(CouponCodes),
    /** Available free items to add to the chosen ones. Either all of them are added, or none with INVALID_FREE_ITEM. */
    freeItems: Type.Optional(
      Type.Array(
        Type.Object(
          {
            itemId: Type.String({ minLength: 1, maxLength: 64 }),
            qty: Type.Integer({ minimum: 1, maximum: 999 }),
          },
          strict,
        ),
        { minItems: 1, maxItems: 50 },
      ),
    ),
    /** Free items to remove with all of their units, before others are added. */
    deleteFreeItems: Type.Optional(
      Type.Array(Type.Object({ itemId: Type.String({ minLength: 1, maxLength: 64 }) }, strict), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
  },
  strict,
);
export interface UpdateCartBody extends Static<typeof UpdateCartBody> {}
