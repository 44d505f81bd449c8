import { isInArea, isTile } from './tile-area.ts';

/** Returns the tile of a place, as maps compute it. */
function tileOf(z: number, latitude: number, longitude: number) {
  const angle = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  return { z, x, y };
}

it.each([
  ['Boston', 42.36, -71.06, true],
  ['Key West', 24.56, -81.78, true],
  ['Seattle', 47.61, -122.33, true],
  ['Anchorage', 61.22, -149.9, true],
  ['Honolulu', 21.31, -157.86, true],
  ['Calgary', 51.05, -114.07, false],
  ['Monterrey', 22.5, -100.3, false],
  ['Paris', 48.86, 2.35, false],
  ['Quito', -0.2, -78.5, false],
])('the tile of %s is in the area of the map: %s, %s, %s', (_, latitude, longitude, isInside) => {
  for (const z of [10, 14]) expect(isInArea(tileOf(z, latitude, longitude))).toBe(isInside);
});

it('a tile has numbers below 2^z', () => {
  expect(isTile({ z: 8, x: 255, y: 255 })).toBe(true);
  expect(isTile({ z: 8, x: 256, y: 0 })).toBe(false);
  expect(isTile({ z: 8, x: 0, y: 256 })).toBe(false);
});
