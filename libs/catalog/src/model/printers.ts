/** Printers that a member, or a guest's browser, can save. */
export const MAX_SAVED_PRINTERS = 20;

/** Storage key of the printers that a guest has saved; moved to the account at sign-in. */
export const PRINTERS_KEY = 'printers';

/** The kinds of supplies on the page of a printer, in display order. */
export const SUPPLY_GROUPS = ['black', 'color', 'sets', 'other'] as const;
export type SupplyGroup = (typeof SUPPLY_GROUPS)[number];

/** Error codes of the ink and toner finder. */
export const PRINTER_CODES = {
  printerNotFound: 'PRINTER_NOT_FOUND',
  tooManyPrinters: 'TOO_MANY_PRINTERS',
  signInRequired: 'SIGN_IN_REQUIRED',
} as const;
