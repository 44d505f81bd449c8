import Type, { type Static } from 'typebox';
import { AddressSchema, Money, OneOf } from '@foolscap/core/contract';
import { CaptchaAnswer } from './captcha.ts';
import { CARD_BRANDS, NICKNAME_LENGTH, PAYMENT_TYPES, STORED_VALUE_TYPES } from '../model/codes.ts';

export * from './billing.ts';
export * from './captcha.ts';
export * from './invoice.ts';
export * from './rewards.ts';
export * from './vendor.ts';
export * from './wallet.ts';

const strict = { additionalProperties: false } as const;

/**
 * The body of a payment by credit, gift or prepaid card (storefront-3.26). The `cvv` of a gift or prepaid card is its
 * four-digit code.
 * `accountNumber` and `cvv` are forwarded to the gateway within the same request; nothing stores, logs or echoes them.
 */
export const CardPaymentBody = Type.Object(
  {
    cardPayment: Type.Object(
      {
        accountNumber: Type.Optional(Type.String({ pattern: '^[0-9]{12,19}$' })),
        cvv: Type.Optional(Type.String({ pattern: '^[0-9]{3,4}$' })),
        expiryDay: Type.Optional(Type.String({ pattern: '^[0-9]{2}$' })),
        expiryMonth: Type.Optional(Type.String({ pattern: '^(0[1-9]|1[0-2])$' })),
        expiryYear: Type.Optional(Type.String({ pattern: '^20[0-9]{2}$' })),
        /** Required for credit cards. */
        brand: Type.Optional(OneOf(CARD_BRANDS)),
        paymentType: OneOf(PAYMENT_TYPES),
        source: Type.Literal('USER_KEYED'),
        currencyCode: Type.Literal('USD'),
        /** Required for credit cards. */
        contactInformation: Type.Optional(Type.Object({ billingAddress: AddressSchema }, strict)),
        /** Also saves the card to the account. */
        profilePayment: Type.Optional(Type.Boolean()),
        defaultPayment: Type.Optional(Type.Boolean()),
        membershipPayment: Type.Optional(Type.Boolean()),
        /** The nickname of the saved card. */
        userNotes: Type.Optional(Type.String({ maxLength: NICKNAME_LENGTH })),
        /** A card that the browser has sent directly to the provider, instead of its number, code, brand and date. */
        gatewayToken: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_]{1,255}$' })),
        /** Pays with a saved card instead of a number. */
        profileRefId: Type.Optional(Type.String({ maxLength: 64 })),
        /**
         * The id of the order's credit card (storefront-3.34), which this card replaces. Without a number or a token that card stays, and gets the
         * expiration date or the billing address.
         */
        id: Type.Optional(Type.String({ maxLength: 64 })),
        /**
         * False to only check the balance of a gift or prepaid card: the cart keeps the card, listed once, without applying it
         * (storefront-4.20). Its `id` without a number applies it later.
         */
        addedToOrder: Type.Optional(Type.Boolean()),
      },
      strict,
    ),
    purchaseOrderNumber: Type.Optional(Type.String({ maxLength: 40 })),
    captcha: Type.Optional(CaptchaAnswer),
  },
  strict,
);
export interface CardPaymentBody extends Static<typeof CardPaymentBody> {}

/** The displayable details of a card that the gateway holds (storefront-3). */
export const OrderPaymentSchema = Type.Object({
  id: Type.String(),
  paymentType: OneOf(PAYMENT_TYPES),
  /** Brand and expiration date belong to credit cards. */
  brand: Type.Optional(OneOf(CARD_BRANDS)),
  lastFourDigit: Type.String(),
  expiryMonth: Type.Optional(Type.String()),
  expiryYear: Type.Optional(Type.String()),
  /** False for a gift or prepaid card that was only checked and pays nothing. */
  addedToOrder: Type.Boolean(),
  /** Balance of a gift or prepaid card. The order uses at most its own total. */
  balance: Type.Optional(Type.Number()),
});
export interface OrderPayment extends Static<typeof OrderPaymentSchema> {}

/**
 * `POST /cc/api/payment/balance`: reads the balance of a gift or prepaid card without adding it to the cart. `accountNumber` and `cvv` are
 * forwarded to the gateway within the same request; nothing stores, logs or echoes them.
 */
export const BalanceBody = Type.Object(
  {
    paymentType: OneOf(STORED_VALUE_TYPES),
    accountNumber: Type.String({ pattern: '^[0-9]{12,19}$' }),
    cvv: Type.String({ pattern: '^[0-9]{4}$' }),
    captcha: Type.Optional(CaptchaAnswer),
  },
  strict,
);
export interface BalanceBody extends Static<typeof BalanceBody> {}

/** The balance of a gift or prepaid card. */
export const CardBalanceSchema = Type.Object({ balance: Money, lastFourDigit: Type.String() });
export interface CardBalance extends Static<typeof CardBalanceSchema> {}
