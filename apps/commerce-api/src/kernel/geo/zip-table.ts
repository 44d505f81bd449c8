import { ZIP_CODES } from './zip-codes.ts';

/** The ZIP codes in ascending order, as columns, because 40,000 objects would take ten times the memory. */
export interface ZipTable {
  codes: Uint32Array;
  /** Thousandths of a degree, like the longitudes. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  states: string[];
  cities: string[];
}

/** Returns the end of the digits that start at a position. */
function endOfDigits(text: string, start: number): number {
  let end = start;
  while (text[end]! >= '0' && text[end]! <= '9') end += 1;
  return end;
}

/** Parses the table of ZIP codes, which takes about 30 ms. */
function parseZipCodes(text: string): ZipTable {
  const codes: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const states: string[] = [];
  const cities: string[] = [];
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    const [area, state = '', latitude, longitude] = line.slice(0, colon).split(' ');
    let city = '';
    for (const entry of line.slice(colon + 1).split(',')) {
      // Two digits, then two numbers with their signs, then the city.
      const second = endOfDigits(entry, 3);
      const name = endOfDigits(entry, second + 1);
      if (name < entry.length) city = entry.slice(name);
      codes.push(Number(area) * 100 + Number(entry.slice(0, 2)));
      latitudes.push(Number(latitude) + Number(entry.slice(2, second)));
      longitudes.push(Number(longitude) + Number(entry.slice(second, name)));
      states.push(state);
      cities.push(city);
    }
  }
  return {
    codes: Uint32Array.from(codes),
    latitudes: Int32Array.from(latitudes),
    longitudes: Int32Array.from(longitudes),
    states,
    cities,
  };
}

let table: ZipTable | undefined;

/** Returns the table of ZIP codes; the first call parses it. */
export const getZipTable = (): ZipTable => (table ??= parseZipCodes(ZIP_CODES));

/** Finds the position of the first code that is not less than a code, by binary search. */
export function findPosition({ codes }: ZipTable, code: number): number {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (codes[middle]! < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
