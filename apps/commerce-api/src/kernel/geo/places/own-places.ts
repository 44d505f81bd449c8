import { US_STATES } from '@foolscap/core/vocabulary';
import { placeOfZip, type ZipPlace } from '../zip-places.ts';
import { getZipTable } from '../zip-table.ts';

interface City extends ZipPlace {
  /** Number of ZIP codes of the city. Of two cities with the same name, the one with more is used. */
  codes: number;
}

/** Longest name of a city, in words. */
const MAX_WORDS = 5;

const STATES = new Map(
  Object.entries(US_STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Normalizes a city name: `St. Louis`, `Saint Louis` and `saint louis` become equal. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b(saint|fort|mount)\b/g, (word) => ({ saint: 'st', fort: 'ft', mount: 'mt' })[word]!);

/**
 * Builds an index of cities by `name|state`, and of the largest city of each name by `name`. A city's location is the mean of its ZIP
 * codes.
 */
function buildCities(): Map<string, City> {
  const { cities, states, latitudes, longitudes, codes } = getZipTable();
  const found = new Map<string, City>();
  for (let position = 0; position < codes.length; position += 1) {
    const city = cities[position]!;
    const state = states[position]!;
    const key = `${normalize(city)}|${state}`;
    const known = found.get(key) ?? { city, state, latitude: 0, longitude: 0, codes: 0 };
    known.latitude += latitudes[position]! / 1000;
    known.longitude += longitudes[position]! / 1000;
    known.codes += 1;
    found.set(key, known);
  }
  for (const [key, city] of [...found]) {
    city.latitude /= city.codes;
    city.longitude /= city.codes;
    const name = key.split('|')[0]!;
    const largest = found.get(name);
    if (!largest || largest.codes < city.codes) found.set(name, city);
  }
  return found;
}

let built: Map<string, City> | undefined;

/** Finds a city by name. The first call takes about 50 ms. */
function findCity(name: string, state?: string): ZipPlace | undefined {
  built ??= buildCities();
  const city = built.get(state === undefined ? name : `${name}|${state}`);
  return city && { city: city.city, state: city.state, latitude: city.latitude, longitude: city.longitude };
}

/** Finds the state at the end of a text. @returns its code, and the text before it */
function splitState(words: readonly string[]): { state: string; before: readonly string[] } | undefined {
  for (const length of [3, 2, 1]) {
    const state = STATES.get(words.slice(-length).join(' '));
    if (state && words.length > length) return { state, before: words.slice(0, -length) };
  }
  return undefined;
}

/**
 * Finds a place in the table of ZIP codes: a ZIP code, a city, a city and its state, or an address that ends with one of them. A city
 * without its state must be the whole text, because any word of an address could be the name of a city somewhere.
 *
 * @returns undefined for a text that contains no place
 */
export function findOwnPlace(text: string): ZipPlace | undefined {
  const last =
    text
      .trim()
      .split(/[\s,]+/)
      .at(-1) ?? '';
  const byZip = /^\d{5}$/.test(last) ? placeOfZip(last) : undefined;
  if (byZip) return byZip;
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9'.]+/)
    .filter(Boolean);
  const whole = findCity(normalize(words.join(' ')));
  const split = splitState(words);
  if (!split) return whole;
  const { state, before } = split;
  for (let length = Math.min(MAX_WORDS, before.length); length > 0; length -= 1) {
    const city = findCity(normalize(before.slice(-length).join(' ')), state);
    if (city) return city;
  }
  return whole;
}
