/** An expiry date in the wire format. */
export interface Expiry {
  /** '01' to '12' */
  expiryMonth: string;
  /** '2031' */
  expiryYear: string;
  /** '01' to '31'; the last day of the month if absent. */
  expiryDay?: string;
}

/** Period before the expiry in which a card counts as expiring soon: 30 days (storefront-4.2, storefront-9.6). */
const EXPIRING_SOON_MS = 30 * 24 * 60 * 60 * 1000;

/** Parses '0431' or '04/31' to the wire format; undefined if it is not a date. */
export function parseExpiry(text: string): Expiry | undefined {
  const match = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(text);
  return match ? { expiryMonth: match[1]!, expiryYear: `20${match[2]!}` } : undefined;
}

/** Returns the last millisecond at which the card is valid: the end of its expiry day in UTC (storefront-4.1). */
export function endOfExpiry({ expiryMonth, expiryYear, expiryDay }: Expiry): number {
  const year = Number(expiryYear);
  const month = Number(expiryMonth);
  // Day 0 of the next month is the last day of this one.
  const day = expiryDay ? Number(expiryDay) : new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, day, 23, 59, 59, 999);
}

export type ExpiryStatus = 'valid' | 'expiring-soon' | 'expired';

/** @param now milliseconds since 1970 */
export function expiryStatus(expiry: Expiry, now: number): ExpiryStatus {
  const end = endOfExpiry(expiry);
  if (now > end) return 'expired';
  return end - now <= EXPIRING_SOON_MS ? 'expiring-soon' : 'valid';
}
