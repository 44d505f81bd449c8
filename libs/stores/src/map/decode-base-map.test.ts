import { decodeBaseMap, decodeLine } from './decode-base-map.ts';

it('decodes differences in both directions', () => {
  expect(decodeLine('')).toEqual([]);
  // 1, -1, and 32 thousandths, which takes two characters.
  expect(decodeLine('A@_A?')).toEqual([
    [0.001, -0.001],
    [0.033, -0.001],
  ]);
});

it('has land, states, lakes, rivers, routes and towns of the whole country', () => {
  const map = decodeBaseMap();
  expect(map.states.features.length).toBeGreaterThan(50);
  for (const layer of [map.land, map.lakes, map.rivers, map.routes])
    expect(layer.features.length).toBeGreaterThan(20);
  const towns = Object.fromEntries(
    map.towns.features.map(({ properties, geometry }) => [properties.name, geometry.coordinates]),
  );
  const [longitude, latitude] = towns.Framingham as [number, number];
  expect(longitude).toBeCloseTo(-71.4, 0);
  expect(latitude).toBeCloseTo(42.3, 0);
  // Rings are closed.
  for (const { geometry } of map.states.features) {
    const [outer] = geometry.coordinates as [number, number][][];
    expect(outer![0]).toEqual(outer!.at(-1));
  }
});
