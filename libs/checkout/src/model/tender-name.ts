import { VENDOR_NAMES } from '@foolscap/core/vocabulary';
import type { TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import { brandName } from './brand-name.ts';

/** The parts of a tender that name it. */
export interface NamedTender {
  /** Absent for a card of an older server. */
  type?: TenderType | undefined;
  vendorPaymentType?: VendorPaymentType | undefined;
  /** The brand of a card, the user name of a wallet, or the name of an organization that is invoiced. */
  brand: string;
  /** Empty for tenders without a number. */
  lastFourDigit: string;
}

/** Returns a tender's display text: "Visa ending in 1111", "PayPal (pat@example.com)", "Account invoice". */
export function tenderName({ type = 'CARD', vendorPaymentType, brand, lastFourDigit }: NamedTender): string {
  if (type === 'WALLET' && vendorPaymentType)
    return brand ? `${VENDOR_NAMES[vendorPaymentType]} (${brand})` : VENDOR_NAMES[vendorPaymentType];
  const name = brandName(type === 'CARD' ? brand : type);
  return lastFourDigit ? `${name} ending in ${lastFourDigit}` : name;
}
