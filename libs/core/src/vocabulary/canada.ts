import { normalizeText } from '../text/index.ts';
import { CANADA_MESSAGES } from './canada-messages.ts';
import { type CountryCode, type CountryRules, UNITED_STATES } from './country.ts';

/** Provinces and territories by the first letter of their postal codes. D, F, I, O, Q, U, W and Z start none. */
const PROVINCES_BY_LETTER: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

const POSTAL_CODE =
  /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[-\s\u2010-\u2015\u2212]*(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/** Parses a typed Canadian postal code: `h2y1c6` and `H2Y-1C6` are `H2Y 1C6`. */
function readPostalCode(text: string): string | undefined {
  const [, area, unit] = POSTAL_CODE.exec(normalizeText(text).toUpperCase()) ?? [];
  return area === undefined ? undefined : `${area} ${unit}`;
}

/** Returns the codes of the provinces that a postal code can be in; more than one only for the Northwest Territories and Nunavut. */
export const provincesOfPostalCode = (postalCode: string): readonly string[] =>
  PROVINCES_BY_LETTER[postalCode[0] ?? ''] ?? [];

export const CANADA: CountryRules = {
  code: 'CA',
  regions: CANADA_MESSAGES.provinces,
  readPostalCode,
  isInRegion: (postalCode, region) => provincesOfPostalCode(postalCode).includes(region),
};

/** Returns the rules of a country by its code. For servers: pages load only the rules of their own country. */
export const getCountryRules = (country: CountryCode): CountryRules =>
  country === 'CA' ? CANADA : UNITED_STATES;
