import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import type { VendorPayment, VendorPaymentReply } from '../contract/vendor.ts';
import { gatewayUrl } from './gateway-url.ts';

/** The result of a vendor's window. */
export type VendorOutcome =
  | { status: 'APPROVED'; vendorPayment: VendorPayment }
  | { status: 'CANCELED' }
  /** `code` is one of the vendor's codes (storefront-8.26 to 8.28). */
  | { status: 'FAILED'; code: string };

/** The message of a vendor's window to the shop. */
export type VendorMessage = VendorOutcome & { transactionId: string };

const STATUSES = ['APPROVED', 'CANCELED', 'FAILED'];

/**
 * Parses a message whose origin and source were checked, for one transaction. Ignores any others, because a window may post messages to
 * itself.
 */
export function readVendorMessage(data: unknown, transactionId: string): VendorOutcome | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<VendorMessage>;
  if (message.transactionId !== transactionId || !STATUSES.includes(message.status ?? '')) return undefined;
  if (message.status === 'APPROVED' && typeof message.vendorPayment !== 'object') return undefined;
  return message as VendorOutcome;
}

/** The values in the URL of a vendor's window. */
export interface VendorWindowOptions {
  checkoutId: string;
  /** Identifies the messages of this window. */
  transactionId: string;
  /** The shop's origin, the only one that the window sends messages to. */
  origin: string;
  locale: string;
  /** PayPal's client token or the wallet's token. */
  token?: string | undefined;
}

/** Returns the URL of a vendor's window. */
export const vendorWindowUrl = (base: string, options: VendorWindowOptions): string =>
  gatewayUrl(base, options);

/** Checks whether the order has the vendor's payment (storefront-4.16). */
export const isRecorded = ({ cartInfo }: VendorPaymentReply, vendor: VendorPaymentType): boolean =>
  (cartInfo.orderPayment?.orderPayments ?? []).some(
    ({ vendorPaymentType, addedToOrder }) => vendorPaymentType === vendor && addedToOrder,
  );

/** Codes after which the shopper may approve the payment once more; for all others, the cart shows the message. */
export const isRetryable = (code: string): boolean => code.endsWith('_AUTH_RETRY');
