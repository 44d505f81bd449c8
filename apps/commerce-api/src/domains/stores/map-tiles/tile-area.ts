/** A tile of the Web Mercator grid: `x` from the west, `y` from the north, both below 2^z. */
export interface TileId {
  z: number;
  x: number;
  y: number;
}

/** Bounding boxes of the states in degrees: west, south, east, north. There are no stores elsewhere. */
const AREAS = [
  [-125.5, 24, -66, 50],
  // Alaska and Hawaii.
  [-180, 50.5, -129, 72],
  [-161, 18.5, -154, 22.5],
] as const;

const toLongitude = (x: number, tiles: number) => (x / tiles) * 360 - 180;
const toLatitude = (y: number, tiles: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI;

/** Checks whether a tile exists at all. */
export const isTile = ({ z, x, y }: TileId): boolean => x < 2 ** z && y < 2 ** z;

/** Checks whether a tile shows part of the United States. Other tiles need not be requested from the service. */
export function isInArea({ z, x, y }: TileId): boolean {
  const tiles = 2 ** z;
  const [west, east] = [toLongitude(x, tiles), toLongitude(x + 1, tiles)];
  const [north, south] = [toLatitude(y, tiles), toLatitude(y + 1, tiles)];
  return AREAS.some((area) => west < area[2] && east > area[0] && south < area[3] && north > area[1]);
}
