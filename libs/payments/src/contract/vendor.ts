import Type, { type Static } from 'typebox';
import { AddressSchema, Money, OneOf } from '@foolscap/core/contract';
import { type Message, VENDOR_PAYMENT_TYPES } from '@foolscap/core/vocabulary';
import { PAYMENT_TYPES } from '../model/codes.ts';
import { PAY_AUTH_REQUEST_TYPES, PAY_AUTH_TOKEN_TYPES, WALLET_COUNTRIES } from '../model/vendor-codes.ts';

const strict = { additionalProperties: false } as const;

const Secret = Type.String({ minLength: 1, maxLength: 8192 });

/** `POST /cc/api/payment/gateway/staplesPayAuthToken` requests the tokens that start a wallet (storefront-7.7). */
export const PayAuthTokenBody = Type.Object(
  {
    vendorPayment: Type.Object(
      {
        /** The checkout from an earlier reply, or the id of the cart. */
        checkoutId: Type.String({ maxLength: 64 }),
        /** `P`: only PayPal's token. `SP`: also the wallet's token. */
        requestType: OneOf(PAY_AUTH_REQUEST_TYPES),
      },
      strict,
    ),
    /** For orders that are picked up in a store ("click and collect"). */
    consumerType: Type.Optional(Type.Literal('CNC')),
  },
  strict,
);
export interface PayAuthTokenBody extends Static<typeof PayAuthTokenBody> {}

/** Tokens that are valid for hours and open a wallet; they authorize nothing by themselves (storefront-3.46). */
export const PayAuthTokensSchema = Type.Object({
  token: Type.Optional(
    Type.Object({
      value: Type.String(),
      /** The end of its validity, in milliseconds since the epoch. */
      validUntil: Type.Integer(),
      tokenType: OneOf(PAY_AUTH_TOKEN_TYPES),
      transactionId: Type.String(),
    }),
  ),
  paypalClientToken: Type.Optional(
    Type.Object({
      ClientToken: Type.String(),
      /** Whether this shopper has paid with PayPal before. */
      ReturnUser: Type.Boolean(),
    }),
  ),
});
export interface PayAuthTokens extends Static<typeof PayAuthTokensSchema> {}

/** A payment that the shopper has approved in a vendor's window. Its secrets are never stored, logged or echoed. */
export const VendorPaymentBody = Type.Object(
  {
    vendorPayment: Type.Object(
      {
        vendorPaymentType: OneOf(VENDOR_PAYMENT_TYPES),
        /** The next four belong to the card wallet (storefront-3.40). */
        country: Type.Optional(OneOf(WALLET_COUNTRIES)),
        encPaymentData: Type.Optional(Secret),
        apiKey: Type.Optional(Type.String({ maxLength: 128 })),
        callId: Type.Optional(Type.String({ maxLength: 128 })),
        /** Addresses returned by the vendor; `field1` identifies it (storefront-3.41). */
        contactInformation: Type.Optional(
          Type.Object(
            { billingAddress: AddressSchema, shippingAddress: Type.Optional(AddressSchema) },
            strict,
          ),
        ),
        /** storefront-3.44 */
        payPalInfo: Type.Optional(
          Type.Object(
            {
              /** The id that correlates the shopper's device with the payment. */
              deviceData: Type.String({ maxLength: 256 }),
              payPalEmail: Type.String({ maxLength: 254 }),
              paymentMethodNonce: Secret,
              payerId: Type.String({ maxLength: 64 }),
            },
            strict,
          ),
        ),
        klarnaInfo: Type.Optional(Type.Object({ authorizationToken: Secret }, strict)),
        applePayInfo: Type.Optional(Type.Object({ paymentData: Secret }, strict)),
      },
      strict,
    ),
  },
  strict,
);
export interface VendorPaymentBody extends Static<typeof VendorPaymentBody> {}
export type VendorPayment = VendorPaymentBody['vendorPayment'];

/** A payment in a cart as the shopper may see it (storefront-3.25). */
export const VendorOrderPaymentSchema = Type.Object({
  id: Type.String(),
  /** Of a vendor's payment `PAYPAL`, or `CREDIT_CARD` for the other vendors. */
  paymentType: OneOf(PAYMENT_TYPES),
  /** Absent from gift and prepaid cards. */
  vendorPaymentType: Type.Optional(OneOf(VENDOR_PAYMENT_TYPES)),
  addedToOrder: Type.Boolean(),
  /** The amount that a gift or prepaid card pays. */
  amountApplied: Type.Optional(Money),
});

/** The parts of the reply to a vendor payment that payments reads. The server sends the whole cart (storefront-7.8). */
export interface VendorPaymentReply {
  cartInfo: {
    revision: number;
    cartAttributes: { proceedCheckout: boolean };
    orderPayment?: { orderPayments: readonly Static<typeof VendorOrderPaymentSchema>[] };
  };
  messages: readonly Message[];
}
