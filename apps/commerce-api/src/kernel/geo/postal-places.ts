import { CANADA, provincesOfPostalCode } from '@foolscap/core/vocabulary';
import { placeOfZip, type Point, type ZipPlace } from './zip-places.ts';

/**
 * The main city of the area of each first letter of Canadian postal codes. Canada Post does not publish a table of its codes that the shop
 * may use, so distances and delivery dates are those of this city (decision-site-country.2).
 */
const CITIES: Readonly<Record<string, readonly [city: string, latitude: number, longitude: number]>> = {
  A: ["St. John's", 47.561, -52.713],
  B: ['Halifax', 44.649, -63.576],
  C: ['Charlottetown', 46.238, -63.131],
  E: ['Moncton', 46.088, -64.778],
  G: ['Québec', 46.813, -71.208],
  H: ['Montréal', 45.509, -73.554],
  J: ['Longueuil', 45.531, -73.518],
  K: ['Ottawa', 45.421, -75.69],
  L: ['Mississauga', 43.589, -79.644],
  M: ['Toronto', 43.653, -79.383],
  N: ['London', 42.984, -81.246],
  P: ['Sudbury', 46.491, -81.001],
  R: ['Winnipeg', 49.895, -97.138],
  S: ['Saskatoon', 52.133, -106.67],
  T: ['Calgary', 51.045, -114.057],
  V: ['Vancouver', 49.283, -123.121],
  X: ['Yellowknife', 62.454, -114.372],
  Y: ['Whitehorse', 60.721, -135.057],
};

/** Nunavut has three areas of the letter that it shares with the Northwest Territories. */
const NUNAVUT = /^X0[ABC]/;

/** Finds the approximate place of a Canadian postal code. @param text in any form; undefined for anything else */
export function placeOfCanadianCode(text: string): ZipPlace | undefined {
  const postalCode = CANADA.readPostalCode(text);
  if (postalCode === undefined) return undefined;
  if (NUNAVUT.test(postalCode)) return { city: 'Iqaluit', state: 'NU', latitude: 63.747, longitude: -68.517 };
  const [city, latitude, longitude] = CITIES[postalCode[0]!]!;
  return { city, state: provincesOfPostalCode(postalCode)[0]!, latitude, longitude };
}

/** Finds the place of an address's ZIP code or Canadian postal code. */
export const placeOfPostalCode = (code: string): ZipPlace | undefined =>
  placeOfZip(code) ?? placeOfCanadianCode(code);

/** Finds the location of an address's ZIP code or Canadian postal code. */
export function pointOfPostalCode(code: string): Point | undefined {
  const place = placeOfPostalCode(code);
  return place && { latitude: place.latitude, longitude: place.longitude };
}
