import Type, { type Static } from 'typebox';
import { EncodeQuery, Flag, MessageSchema, Money } from '@foolscap/core/contract';

const strict = { additionalProperties: false } as const;

/** Query options of the calls of shared carts. */
export const SharedCartsQuery = Type.Object(
  { ...EncodeQuery, mmx: Type.Optional(Flag), tenantId: Type.Optional(Type.String({ maxLength: 20 })) },
  strict,
);

/** `POST /cc/api/cart/shares`: creates a link to a copy of the cart's lines (decision-shared-cart). */
export const CreateShareBody = Type.Object({}, strict);

/** A link to a copy of the cart's lines, as shown to its owner. */
export const SharedCartLinkSchema = Type.Object({
  /** Unguessable. The page is `/cart/shared/SHAREID`, `/cc/mmx/cart/shared/SHAREID` on the business site. */
  shareId: Type.String(),
  /** ISO instants. */
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** Number of lines, not counting children. */
  numberOfLineItems: Type.Integer(),
  numberOfItems: Type.Integer(),
});
export interface SharedCartLink extends Static<typeof SharedCartLinkSchema> {}

/** The response data of a created link. */
export const SharedCartLinkDataSchema = Type.Object({ sharedCart: SharedCartLinkSchema });
export interface SharedCartLinkData extends Static<typeof SharedCartLinkDataSchema> {}

/** Response data of `GET /cc/api/cart/shares`: the caller's valid links, newest first. */
export const SharedCartLinksDataSchema = Type.Object({ sharedCarts: Type.Array(SharedCartLinkSchema) });
export interface SharedCartLinksData extends Static<typeof SharedCartLinksDataSchema> {}

/** A line of a shared cart at the viewer's own price. */
export const SharedItemSchema = Type.Object({
  itemId: Type.String(),
  qty: Type.Integer(),
  /** The item that a plan, a service or an accessory is for; absent for other lines. */
  parentItemId: Type.Optional(Type.String()),
  name: Type.String(),
  imageUrl: Type.String(),
  /** The path of the product page, relative to the tenant's root. */
  itemUrl: Type.String(),
  /** Has no price if the item is not sold to the viewer. */
  priceInfo: Type.Object({
    finalPricePerUnit: Type.Optional(Money),
    /** The price of all units of the line. */
    finalPrice: Type.Optional(Money),
  }),
  /** Units that the viewer could currently add to an empty cart; 0 for an unavailable item. */
  availableQuantity: Type.Integer(),
  /** The reasons why it can be added only in part or not at all. */
  messages: Type.Array(MessageSchema),
});
export interface SharedItem extends Static<typeof SharedItemSchema> {}

/** A shared cart as shown to a viewer. */
export const SharedCartSchema = Type.Object({
  shareId: Type.String(),
  /** ISO instant. */
  expiresAt: Type.String(),
  items: Type.Array(SharedItemSchema),
  /** The total price of the units that can be added. */
  cartSubTotal: Money,
});
export interface SharedCart extends Static<typeof SharedCartSchema> {}

/** The response data of `GET /cc/api/cart/shared/{shareId}`; 404 SHARED_CART_NOT_FOUND for an unknown, expired or revoked id. */
export const SharedCartDataSchema = Type.Object({ sharedCart: SharedCartSchema });
export interface SharedCartData extends Static<typeof SharedCartDataSchema> {}
