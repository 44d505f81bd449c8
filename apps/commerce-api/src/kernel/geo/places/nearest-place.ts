import { milesBetween, type Point, type ZipPlace } from '../zip-places.ts';
import { getZipTable } from '../zip-table.ts';

/** A point farther than this from every ZIP code is treated as outside of the United States. */
const MAX_MILES = 60;

/** Names a point by the city of the nearest ZIP code. @returns undefined for a point outside of the United States */
export function nameOfPoint(point: Point): ZipPlace | undefined {
  const { latitudes, longitudes, cities, states } = getZipTable();
  const narrow = Math.cos((point.latitude * Math.PI) / 180);
  let nearest = -1;
  let least = Infinity;
  for (let position = 0; position < latitudes.length; position += 1) {
    const high = latitudes[position]! / 1000 - point.latitude;
    const wide = (longitudes[position]! / 1000 - point.longitude) * narrow;
    const square = high * high + wide * wide;
    if (square < least) {
      least = square;
      nearest = position;
    }
  }
  const found = { latitude: latitudes[nearest]! / 1000, longitude: longitudes[nearest]! / 1000 };
  if (!(milesBetween(found, point) <= MAX_MILES)) return undefined;
  return { ...point, city: cities[nearest]!, state: states[nearest]! };
}
