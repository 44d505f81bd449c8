import Type, { type Static } from 'typebox';
import { AddressSchema, OneOf, VendorConfigSchema } from '@foolscap/core/contract';
import { CARD_BRANDS, NICKNAME_LENGTH } from '../model/codes.ts';

const strict = { additionalProperties: false } as const;

const Nickname = Type.String({ maxLength: NICKNAME_LENGTH });
const Month = Type.String({ pattern: '^(0[1-9]|1[0-2])$' });
const Year = Type.String({ pattern: '^20[0-9]{2}$' });

/** The displayable details of a saved card; the gateway holds its number. */
export const SavedCardSchema = Type.Object({
  id: Type.String(),
  brand: OneOf(CARD_BRANDS),
  lastFourDigit: Type.String(),
  /** Absent for a store card without an expiration date. */
  expiryMonth: Type.Optional(Month),
  expiryYear: Type.Optional(Year),
  /** The nickname. */
  userNotes: Type.Optional(Nickname),
  billingAddress: AddressSchema,
  isDefault: Type.Boolean(),
  /** Whether it pays for the membership; absent from older servers. */
  membershipPayment: Type.Optional(Type.Boolean()),
  /** Whether it paid for the most recent order that was paid with a saved card. */
  lastUsed: Type.Boolean(),
});
export interface SavedCard extends Static<typeof SavedCardSchema> {}

/** The saved cards of an account (storefront-3.22): the default card first, then the most recent ones. */
export const PaymentInfoSchema = Type.Object({
  userPayments: Type.Array(SavedCardSchema),
  defaultPaymentId: Type.Optional(Type.String()),
  lastUsedPaymentId: Type.Optional(Type.String()),
  membershipPaymentId: Type.Optional(Type.String()),
  /** The card that quick buy charges. */
  quickBuyPaymentId: Type.Optional(Type.String()),
  cardCount: Type.Integer(),
  /** The gateway's frame for entering a new card; absent if the shop uses its own form. */
  vendorConfig: Type.Optional(Type.Object({ aci: VendorConfigSchema })),
});
export interface PaymentInfo extends Static<typeof PaymentInfoSchema> {}

/** A change to a saved card. Absent fields are kept; its number and brand never change. */
export const SavedCardBody = Type.Object(
  {
    /** An empty nickname removes it. */
    userNotes: Type.Optional(Nickname),
    expiryMonth: Type.Optional(Month),
    expiryYear: Type.Optional(Year),
    billingAddress: Type.Optional(AddressSchema),
    defaultPayment: Type.Optional(Type.Boolean()),
    /** Moves the payment of the membership to this card, or away from it. */
    membershipPayment: Type.Optional(Type.Boolean()),
  },
  strict,
);
export interface SavedCardBody extends Static<typeof SavedCardBody> {}
