import { findPosition, getZipTable } from './zip-table.ts';

/** A place on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** The city of a ZIP code, and the location of the code's area. */
export interface ZipPlace extends Point {
  city: string;
  state: string;
}

const ZIP = /^\d{5}([ -]?\d{4})?$/;
const getArea = (code: number) => Math.floor(code / 100);

function placeAt(position: number): ZipPlace {
  const { cities, states, latitudes, longitudes } = getZipTable();
  return {
    city: cities[position]!,
    state: states[position]!,
    latitude: latitudes[position]! / 1000,
    longitude: longitudes[position]! / 1000,
  };
}

/** Finds the position of a ZIP code in the table. @returns undefined for a code that is not in it */
function positionOf(zip: string): number | undefined {
  if (!ZIP.test(zip)) return undefined;
  const table = getZipTable();
  const code = Number(zip.slice(0, 5));
  const position = findPosition(table, code);
  return table.codes[position] === code ? position : undefined;
}

/** Finds the position of the code with the nearest number among those with the same first three digits. */
function nearestPosition(zip: string): number | undefined {
  if (!ZIP.test(zip)) return undefined;
  const table = getZipTable();
  const code = Number(zip.slice(0, 5));
  const next = findPosition(table, code);
  const getDistance = (position: number) => Math.abs((table.codes[position] ?? Infinity) - code);
  const [nearest] = [next - 1, next]
    .filter((position) => getArea(table.codes[position] ?? -1) === getArea(code))
    .sort((a, b) => getDistance(a) - getDistance(b));
  return nearest;
}

/** Finds the place of a ZIP code that is in the table. @param zip five digits, or five and four */
export function exactPlaceOfZip(zip: string): ZipPlace | undefined {
  const position = positionOf(zip);
  return position === undefined ? undefined : placeAt(position);
}

/**
 * Finds the place of a ZIP code (decision-zip-data). New codes are assigned every year, so a code that is not in the table gets the place
 * of the nearest number with the same first three digits.
 * @param zip five digits, or five and four
 * @returns undefined for a code whose first three digits are not in use
 */
export function placeOfZip(zip: string): ZipPlace | undefined {
  const position = positionOf(zip) ?? nearestPosition(zip);
  return position === undefined ? undefined : placeAt(position);
}

export function pointOfZip(zip: string): Point | undefined {
  const place = placeOfZip(zip);
  return place && { latitude: place.latitude, longitude: place.longitude };
}

/** Lists the cities of the codes with the same first three digits as a ZIP code, in one state. */
export function citiesAround(zip: string, state: string): ReadonlySet<string> {
  const table = getZipTable();
  const area = Number(zip.slice(0, 3));
  const cities = new Set<string>();
  for (
    let position = findPosition(table, area * 100);
    getArea(table.codes[position] ?? -1) === area;
    position += 1
  ) {
    if (table.states[position] === state) cities.add(table.cities[position]!);
  }
  return cities;
}
/** Prefixes used in two states, for the few places that are served from across a state line. */
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
