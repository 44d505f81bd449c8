import type { CheckoutInfo } from '@foolscap/checkout/contract';

/** Checks whether the server offers a vendor or an invoice. */
export function hasOther({ paymentOptions: options }: CheckoutInfo): boolean {
  if (!options) return false;
  const { allowedPaymentCodes: codes, displayRules, vendors } = options;
  return (codes.includes('AR') && displayRules.showInvoice) || (codes.includes('CW') && vendors.length > 0);
}
