/** Kinds of payment methods. Gift and prepaid cards and rewards pay up to their balance, the others can pay any amount. */
export const TENDER_TYPES = ['CARD', 'GIFT_CARD', 'PREPAID_CARD', 'ACCOUNT', 'WALLET', 'REWARDS'] as const;
export type TenderType = (typeof TENDER_TYPES)[number];

/** Maximum number of gift and prepaid cards in one order. */
export const STORED_VALUE_LIMIT = 5;

/** Vendors in whose own window a shopper approves a payment. */
export const VENDOR_PAYMENT_TYPES = ['PAYPAL', 'KLARNA', 'APPLE_PAY', 'CARD_WALLET'] as const;
export type VendorPaymentType = (typeof VENDOR_PAYMENT_TYPES)[number];

/** Payment methods that a cart may use: on account (by invoice), by credit card, by wallet (storefront-3.24). */
export const ALLOWED_PAYMENT_CODES = ['AR', 'CC', 'CW'] as const;
export type AllowedPaymentCode = (typeof ALLOWED_PAYMENT_CODES)[number];

/** Vendor names, as shown to shoppers. */
export const VENDOR_NAMES: Readonly<Record<VendorPaymentType, string>> = {
  PAYPAL: 'PayPal',
  KLARNA: 'Klarna',
  APPLE_PAY: 'Apple Pay',
  CARD_WALLET: 'Card wallet',
};

/** The kinds of card whose attempts a captcha limits (storefront-3.52). */
export const CAPTCHA_SECTIONS = ['credit', 'prepaid', 'gift'] as const;
export type CaptchaSection = (typeof CAPTCHA_SECTIONS)[number];

/** The captcha that a shopper has to solve before the next card of this kind; included in carts and in error replies. */
export interface CaptchaData {
  captchaSection: CaptchaSection;
}
