/** Days for which a copy of a member's data can be downloaded. */
export const EXPORT_DAYS = 7;

/** Codes of requests for a copy of an account's data, or for its erasure. */
export const PRIVACY_CODES = {
  /** The copy has expired, or is of another account. */
  copyExpired: 'DATA_COPY_EXPIRED',
  /** An organization decides about the account. */
  accountManaged: 'ACCOUNT_MANAGED',
  /** An order must be finished first. */
  ordersOpen: 'ORDERS_OPEN',
} as const;
