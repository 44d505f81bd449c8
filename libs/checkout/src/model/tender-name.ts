import { messageFor } from '@foolscap/core/messages';
import { VENDOR_NAMES } from '@foolscap/core/vocabulary';
import type { TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import { brandName } from './brand-name.ts';
import { ORDER_MESSAGES } from './order-messages.ts';

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
export function tenderName(
  { type = 'CARD', vendorPaymentType, brand, lastFourDigit }: NamedTender,
  { order, tenders } = ORDER_MESSAGES,
): string {
  if (type === 'WALLET' && vendorPaymentType) {
    const vendor = messageFor<string>(tenders, vendorPaymentType) ?? VENDOR_NAMES[vendorPaymentType];
    return brand ? `${vendor} (${brand})` : vendor;
  }
  const code = type === 'CARD' ? brand : type;
  const name = messageFor<string>(tenders, code) ?? brandName(code);
  return lastFourDigit ? order.endingIn(name, lastFourDigit) : name;
}
