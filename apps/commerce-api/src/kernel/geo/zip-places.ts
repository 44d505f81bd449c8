import { ZIP_PREFIXES } from './zip-prefixes.ts';

/** A place on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The area of the first three digits of a ZIP code: its main city and the location of that city. */
export interface ZipPlace extends Point {
  city: string;
  state: string;
}

const byPrefix = new Map<string, ZipPlace>();
for (const [state, lines] of Object.entries(ZIP_PREFIXES)) {
  for (const line of lines.trim().split('\n')) {
    const [prefixes = '', latitude, longitude, ...city] = line.trim().split(' ');
    const place = { city: city.join(' '), state, latitude: Number(latitude), longitude: Number(longitude) };
    for (const range of prefixes.split(',')) {
      const [first = '', last = first] = range.split('-');
      for (let prefix = Number(first); prefix <= Number(last); prefix += 1)
        byPrefix.set(String(prefix).padStart(3, '0'), place);
    }
  }
}

/** Finds the place of a ZIP code. @param zip five digits, or five and four @returns undefined for a code that is not in use */
export function placeOfZip(zip: string): ZipPlace | undefined {
  return /^\d{5}(-\d{4})?$/.test(zip) ? byPrefix.get(zip.slice(0, 3)) : undefined;
}

export function pointOfZip(zip: string): { latitude: number; longitude: number } | undefined {
  const place = placeOfZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Prefixes used in two states: the few places that are served from across a state line. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  '063': ['CT', 'NY'],
  '820': ['WY', 'CO'],
  '834': ['ID', 'WY'],
  '845': ['UT', 'AZ'],
  '864': ['AZ', 'NV'],
  '865': ['AZ', 'NM'],
  '880': ['NM', 'TX'],
  '891': ['NV', 'CA'],
  '961': ['CA', 'NV'],
  '383': ['TN', 'KY'],
  '423': ['KY', 'TN'],
  '246': ['VA', 'WV'],
  '205': ['DC', 'VA'],
  '203': ['DC', 'MD', 'VA'],
  '588': ['ND', 'MT'],
  '576': ['SD', 'ND'],
  '577': ['SD', 'WY'],
  '739': ['OK', 'TX'],
};

/** Checks whether a ZIP code belongs to a state. A code that is not in use belongs to none. */
export function isZipOfState(zip: string, state: string): boolean {
  const place = placeOfZip(zip);
  return place !== undefined && (place.state === state || Boolean(SHARED[zip.slice(0, 3)]?.includes(state)));
}

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points, in miles. */
export function milesBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(half)));
}
