import { normalizeText } from '../text/index.ts';

/** Default delivery location while nothing better is known (cart-9.10, decision-default-places). */
export const DEFAULT_ZIP = '01702';
/** Name of the cookie with the ZIP code that the shopper entered; it lasts two years (storefront-7). */
export const ZIP_COOKIE = 'zipcode';
export const DEFAULT_PICKUP_STORE = '1547';

/** Default store for a shopper who has not chosen one (storefront-9.23). */
export const DEFAULT_PREFERRED_STORE = { storeNumber: '0008', zipCode: '01760', state: 'MA' } as const;

/** The city and the state of a ZIP code, as `GET /cc/api/geo/zip/:zip` returns them. */
export interface ZipCodePlace {
  /** Five digits. */
  zipCode: string;
  city: string;
  /** Two letters. */
  state: string;
}

/** Code of a reply about a ZIP code that is not in use, or that was assigned recently. */
export const UNKNOWN_ZIP_CODE = 'UNKNOWN_ZIPCODE';

/**
 * Parses a typed ZIP code, with or without its last four digits, which may be preceded by any hyphen, a space or nothing, as browsers and
 * address books fill it in.
 *
 * @returns the code in the form of an address, such as `01702` or `01702-1234`; undefined for anything else
 */
export function readFullZipCode(text: string): string | undefined {
  const [, zip, more] =
    /^(\d{5})(?:\s*[-\s\u2010-\u2015\u2212]?\s*(\d{4}))?$/.exec(normalizeText(text)) ?? [];
  return more === undefined ? zip : `${zip}-${more}`;
}

/** Parses a typed ZIP code like `readFullZipCode`, for a search. @returns its five digits */
export const readZipCode = (text: string): string | undefined => readFullZipCode(text)?.slice(0, 5);

/** States and territories that we deliver to, by postal code, sorted by name. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
