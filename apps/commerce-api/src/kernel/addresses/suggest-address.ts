import type { Address } from '@foolscap/core/vocabulary';
import { citiesAround, exactPlaceOfZip } from '../geo/zip-places.ts';

/** Abbreviations in the names of cities. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  mt: 'mount',
  ft: 'fort',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};

/** Names used by residents, without spaces, and the names of the ZIP table. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  newyorkcity: 'newyork',
  washingtondc: 'washington',
};

/** Normalizes a city name so that different spellings compare as equal: `St. Louis` and `SAINT LOUIS`, `Mc Lean` and `McLean`. */
const normalizeCity = (city: string) => {
  const name = city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
    .map((word) => LONG_FORMS[word] ?? word)
    .join('');
  return COMMON_NAMES[name] ?? name;
};

/**
 * Returns the address with the city and state of its ZIP code if they differ (cart-3.7). Neighboring places share cities, so every city of
 * the codes with the same first three digits is accepted. The result is only a suggestion.
 * @returns undefined if the city belongs to the ZIP code, or the code is not in the table
 */
export function suggestAddress(address: Address): Address | undefined {
  const place = exactPlaceOfZip(address.zipCode);
  if (!place) return undefined;
  const { city, state } = place;
  const entered = normalizeCity(address.city);
  const isKnown = (name: string) => normalizeCity(name) === entered;
  const belongs =
    address.state === state && (isKnown(city) || [...citiesAround(address.zipCode, state)].some(isKnown));
  return belongs ? undefined : { ...address, city, state };
}
