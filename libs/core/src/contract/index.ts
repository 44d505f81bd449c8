import Type, { type Static, type TSchema } from 'typebox';
import {
  ADDRESS_TYPES,
  ALLOWED_PAYMENT_CODES,
  CAPTCHA_SECTIONS,
  COUNTRIES,
  WALLET_ADDRESSES,
  DELIVERY_TYPES,
  LEVELS_OF_SERVICE,
  MESSAGE_TYPES,
  USER_TYPES,
  VENDOR_PAYMENT_TYPES,
} from '../vocabulary/index.ts';
import { OneOf } from './parts.ts';

export { type ConfigurationAttribute, ConfigurationAttributeSchema } from './configuration.ts';
export { type LineSplit, LineSplitSchema, LineSplitsSchema, OrderedSplitSchema } from './line-split.ts';
export { BaseRevision, MAX_INTEGER, Money, OneOf, TextLanguage } from './parts.ts';
export { type RestrictionDetails, type TileItem, TileItemSchema } from './tile.ts';

/** TypeBox building blocks that the domains' contracts share. For servers only: browser code imports just the types. */

const strict = { additionalProperties: false } as const;

/** Wraps a schema in the reply envelope `{data}` (decision-envelope). */
export const Reply = <T extends TSchema>(data: T) => Type.Object({ data });

/** Body of an error reply, for the API documentation. */
export const ErrorReplySchema = Type.Object({
  error: Type.Object({
    status: Type.Integer(),
    code: Type.String(),
    message: Type.String(),
    field: Type.Optional(Type.String()),
    requestId: Type.Optional(Type.String()),
  }),
});

export const MessageSchema = Type.Object({
  code: Type.String(),
  type: OneOf(MESSAGE_TYPES),
  description: Type.Optional(Type.String()),
});

/** An error returned together with a cart that can still be shown (decision-envelope.3). */
export const CartErrorSchema = Type.Object({
  code: Type.String(),
  description: Type.String(),
  type: OneOf(MESSAGE_TYPES),
});

export const PhoneSchema = Type.Object(
  {
    number: Type.String({ pattern: '^[0-9]{10}$' }),
    extension: Type.Optional(Type.String({ pattern: '^[0-9]{0,6}$' })),
  },
  strict,
);

/** A ZIP code as typed, with or without its last four digits; `readZipCode` parses it. */
export const TypedZipCode = Type.String({ pattern: '^[0-9]{5}([ -]?[0-9]{4})?$' });

/** A ZIP code or a Canadian postal code, as typed. The service checks that it is one of the site's country. */
export const TypedPostalCode = Type.String({
  pattern: '^([0-9]{5}([ -]?[0-9]{4})?|[A-Za-z][0-9][A-Za-z][ -]?[0-9][A-Za-z][0-9])$',
});

/** An address in a request. Its country is that of the site. */
export const AddressSchema = Type.Object(
  {
    id: Type.Optional(Type.String({ maxLength: 64 })),
    type: Type.Optional(OneOf(ADDRESS_TYPES)),
    firstName: Type.String({ minLength: 1, maxLength: 50 }),
    lastName: Type.String({ minLength: 1, maxLength: 50 }),
    organizationName: Type.Optional(Type.String({ maxLength: 80 })),
    address1: Type.String({ minLength: 1, maxLength: 80 }),
    address2: Type.Optional(Type.String({ maxLength: 80 })),
    city: Type.String({ minLength: 1, maxLength: 60 }),
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    country: Type.Optional(OneOf(COUNTRIES)),
    /** Kept as `01702`, `01702-1234` or `H2Y 1C6`. */
    zipCode: TypedPostalCode,
    phones: Type.Optional(Type.Array(PhoneSchema, { maxItems: 3 })),
    email: Type.Optional(Type.String({ maxLength: 254 })),
    storeNumber: Type.Optional(Type.String({ maxLength: 8 })),
    /** The wallet that the address came from. */
    field1: Type.Optional(OneOf(WALLET_ADDRESSES)),
  },
  strict,
);
export interface AddressBody extends Static<typeof AddressSchema> {}

/** `GET /cc/api/geo/zip/:zip` (cart-7.40): five digits; more are ignored. */
export const ZipCodeParams = Type.Object({ zip: TypedZipCode }, strict);

/** The city and the state of a ZIP code. */
export const ZipCodePlaceSchema = Type.Object({
  zipCode: Type.String(),
  city: Type.String(),
  state: Type.String(),
});

export const DeliveryTypeSchema = OneOf(DELIVERY_TYPES);
export const LevelOfServiceSchema = OneOf(LEVELS_OF_SERVICE);
export const UserTypeSchema = OneOf(USER_TYPES);

/** Query parameter that requests an encoded reply (decision-encode-flag). */
export const EncodeQuery = { dataEncode: Type.Optional(OneOf(['true', 'false'])) };

/** A boolean query parameter; only these two spellings are valid. */
export const Flag = OneOf(['true', 'false']);

/** Query parameters that select the cart of a call: the special cart or the buy-now cart; by default, the open cart (cart-7.15). */
export const CartKindQuery = {
  type: Type.Optional(OneOf(['SPECIAL'])),
  buyNow: Type.Optional(Flag),
};

/** The captcha required for the next card of this kind (storefront-3.52); absent from carts that need none. */
export const CaptchaDataSchema = Type.Object({ captchaSection: OneOf(CAPTCHA_SECTIONS) });

/** The windows and frames of a payment provider (storefront-3.51). */
export const VendorConfigSchema = Type.Object({
  /** URLs by name: of a window by the vendor's type, of the hosted fields `iframe`. */
  urlMap: Type.Record(Type.String(), Type.String()),
  /** The provider's route for each vendor's type. */
  routeIdMap: Type.Record(Type.String(), Type.String()),
  vendorProfileId: Type.String(),
});
export interface VendorConfig extends Static<typeof VendorConfigSchema> {}

/** The payment methods that the server offers for a cart. */
export const PaymentOptionsSchema = Type.Object({
  allowedPaymentCodes: Type.Array(OneOf(ALLOWED_PAYMENT_CODES)),
  /** The payment methods that are shown (storefront-6.40). */
  displayRules: Type.Object({
    showInvoice: Type.Boolean(),
    showNewCard: Type.Boolean(),
    /** The saved cards of the account. */
    showProfileCard: Type.Boolean(),
    /** The card that the order has. */
    showOrderCard: Type.Boolean(),
    defaultInvoice: Type.Boolean(),
  }),
  /** The vendors in whose windows a payment can be approved, in the order in which they are offered. */
  vendors: Type.Array(OneOf(VENDOR_PAYMENT_TYPES)),
  vendorConfig: Type.Object({ staplesPay: VendorConfigSchema, aci: VendorConfigSchema }),
});
export interface PaymentOptions extends Static<typeof PaymentOptionsSchema> {}
