/** Codes and constants of payments in a vendor's window, free of any schema library. */
import type { VendorPaymentType } from '@foolscap/core/vocabulary';

/** The requested tokens: `P` for PayPal's only, `SP` for the wallet's as well (storefront-4.10, storefront-4.11). */
export const PAY_AUTH_REQUEST_TYPES = ['P', 'SP'] as const;
export type PayAuthRequestType = (typeof PAY_AUTH_REQUEST_TYPES)[number];

/** storefront-3.47 */
export const PAY_AUTH_TOKEN_TYPES = ['CHECKOUT_ID', 'PAYMENT_AUTH_TOKEN'] as const;
export type PayAuthTokenType = (typeof PAY_AUTH_TOKEN_TYPES)[number];

/** Countries of the card wallet (storefront-3.40). */
export const WALLET_COUNTRIES = ['USA', 'CA'] as const;

/** A wallet token is not used in its last 6 hours, in milliseconds (storefront-4.12, storefront-9.9). */
export const PAY_AUTH_MARGIN_MS = 21_600_000;

/** Validity of a PayPal token, in milliseconds (storefront-3.49, storefront-9.10). */
export const PAYPAL_VALIDITY_MS = 82_800_000;

/** Codes of declined vendor payments (storefront-8.26 to 8.28). `RETRY`: the shopper may approve it once more. */
export const VENDOR_PAYMENT_CODES = {
  payPalFailed: 'PAYPAL_AUTH_FAILURE',
  payPalRetry: 'PAYPAL_AUTH_RETRY',
  klarnaFailed: 'KLARNA_AUTH_FAILURE',
  klarnaRetry: 'KLARNA_AUTH_RETRY',
  /** The card wallet or Apple Pay. */
  walletFailed: 'SPAY_API_FAILURE',
} as const;

/** Returns the code for a payment that a vendor declines. */
export const vendorFailure = (vendor: VendorPaymentType): string => {
  if (vendor === 'PAYPAL') return VENDOR_PAYMENT_CODES.payPalFailed;
  return vendor === 'KLARNA' ? VENDOR_PAYMENT_CODES.klarnaFailed : VENDOR_PAYMENT_CODES.walletFailed;
};

/** Returns the code for a payment that the shopper may approve once more. Wallets use the same code for both. */
export const vendorRetry = (vendor: VendorPaymentType): string => {
  if (vendor === 'PAYPAL') return VENDOR_PAYMENT_CODES.payPalRetry;
  return vendor === 'KLARNA' ? VENDOR_PAYMENT_CODES.klarnaRetry : VENDOR_PAYMENT_CODES.walletFailed;
};
