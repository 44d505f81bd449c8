import Type, { type Static } from 'typebox';
import { AddressSchema, OneOf } from '@foolscap/core/contract';
import { QUICK_BUY_PROBLEMS } from '../model/quick-buy.ts';

/** The fields of quick buy in the user profile (cart-3.81). */
export const QuickBuyFields = {
  /** An entry of the address book; absent until one is chosen. */
  quickBuyAddressId: Type.Optional(Type.String()),
  /** Whether the shopper reviews each order before it is placed. */
  quickBuyOverlayPreference: Type.Boolean(),
  quickBuyActive: Type.Boolean(),
};

/** `GET /cc/api/account/quick-buy`, and the reply to a change: the settings of quick buy, and whether it is ready. */
export const QuickBuySchema = Type.Object({
  ...QuickBuyFields,
  /** The saved card that is charged; absent until one is chosen. */
  quickBuyPaymentId: Type.Optional(Type.String()),
  /** The entry of the address book. */
  address: Type.Optional(AddressSchema),
  /** Whether the shopper can buy now: quick buy is on, and nothing is missing. */
  buyNowEligible: Type.Boolean(),
  /** The first problem that keeps quick buy from being ready; absent if there is none. */
  problem: Type.Optional(OneOf(QUICK_BUY_PROBLEMS)),
});
export interface QuickBuy extends Static<typeof QuickBuySchema> {}

/**
 * `PUT /cc/api/account/quick-buy`. Absent fields stay. 404 ADDRESS_NOT_FOUND, 404 PAYMENT_NOT_FOUND; to turn it on: 400 PAYMENT_EXPIRED,
 * 400 QUICK_BUY_INCOMPLETE, 409 QUICK_BUY_NOT_ALLOWED.
 */
export const QuickBuyBody = Type.Object(
  {
    quickBuyActive: Type.Boolean(),
    quickBuyOverlayPreference: Type.Optional(Type.Boolean()),
    quickBuyAddressId: Type.Optional(Type.String({ maxLength: 64 })),
    quickBuyPaymentId: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);
export interface QuickBuyBody extends Static<typeof QuickBuyBody> {}
