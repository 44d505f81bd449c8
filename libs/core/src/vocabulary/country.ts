import { DEFAULT_ZIP, readFullZipCode, US_STATES } from './places.ts';

/** The countries that a shop can deliver in. A shop delivers in one of them (decision-site-country). */
export const COUNTRIES = ['US', 'CA'] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** The rules of a country for addresses. Phone numbers have the same rules in both countries. */
export interface CountryRules {
  code: CountryCode;
  /** States and territories, or provinces and territories, by code, sorted by name. */
  regions: Readonly<Record<string, string>>;
  /** Parses a typed postal code. @returns the code in the form of an address; undefined for anything else */
  readPostalCode(text: string): string | undefined;
  /** Checks whether a postal code can be in a region; absent if only the server knows. */
  isInRegion?(postalCode: string, region: string): boolean;
}

export const UNITED_STATES: CountryRules = {
  code: 'US',
  regions: US_STATES,
  readPostalCode: readFullZipCode,
};

/** The delivery places of shoppers about whom nothing better is known (cart-9.10, decision-default-places); in Canada that of Toronto. */
export const DEFAULT_POSTAL_CODES: Readonly<Record<CountryCode, string>> = {
  US: DEFAULT_ZIP,
  CA: 'M5H 2N2',
};
