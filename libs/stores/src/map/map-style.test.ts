import { MAP_TILE_ZOOMS } from '../model/map-tiles.ts';
import { buildStyle } from './map-style.ts';
import type { MapColors } from './map-style.ts';

const COLORS: MapColors = {
  water: 'rgb(1, 1, 1)',
  land: 'rgb(2, 2, 2)',
  state: 'rgb(3, 3, 3)',
  border: 'rgb(4, 4, 4)',
  route: 'rgb(5, 5, 5)',
  street: 'rgb(6, 6, 6)',
  park: 'rgb(7, 7, 7)',
  label: 'rgb(8, 8, 8)',
  halo: 'rgb(9, 9, 9)',
};
const TILES = 'https://shop.test/cc/api/map/tiles/{z}/{x}/{y}';
const ids = (style: ReturnType<typeof buildStyle>) => style.layers.map(({ id }) => id);
const getLayer = (style: ReturnType<typeof buildStyle>, id: string) =>
  style.layers.find((layer) => layer.id === id);

it('has no address without streets, and no fonts of a server', () => {
  const style = buildStyle(COLORS, 'Inter');
  expect(JSON.stringify(style)).not.toMatch(/https?:/);
  expect(ids(style).filter((id) => /street|highway/.test(id))).toEqual([]);
  for (const streets of [undefined, { tiles: TILES, isShown: true }])
    expect(buildStyle(COLORS, 'Inter', streets)).not.toHaveProperty('glyphs');
});

it('requests tiles in the zooms that the shop serves', () => {
  expect(buildStyle(COLORS, 'Inter', { tiles: TILES, isShown: false }).sources.streets).toEqual({
    type: 'vector',
    tiles: [TILES],
    minzoom: MAP_TILE_ZOOMS.least,
    maxzoom: MAP_TILE_ZOOMS.most,
  });
});

it('keeps its own data at all zooms until streets show, and below their zoom afterwards', () => {
  const own = ['lakes', 'rivers', 'routes', 'route-names'];
  const waiting = buildStyle(COLORS, 'Inter', { tiles: TILES, isShown: false });
  for (const id of own) expect(getLayer(waiting, id)).not.toHaveProperty('maxzoom');
  expect(ids(waiting)).not.toContain('street-ground');
  // Without a layer no tile would be requested.
  expect(ids(waiting)).toContain('street-main');
  const showing = buildStyle(COLORS, 'Inter', { tiles: TILES, isShown: true });
  for (const id of own) expect(getLayer(showing, id)).toHaveProperty('maxzoom', MAP_TILE_ZOOMS.least);
});

it('draws ground below borders, streets above them, and names above streets', () => {
  const order = ids(buildStyle(COLORS, 'Inter', { tiles: TILES, isShown: true }));
  const expected = [
    'land',
    'lakes',
    'street-ground',
    'street-parks',
    'street-water',
    'borders',
    'street-minor',
    'street-main',
    'street-highways',
    'street-names',
    'highway-names',
    'towns',
  ];
  expect(order.filter((id) => expected.includes(id))).toEqual(expected);
});

it('uses the colors and the font of the page for streets', () => {
  const style = buildStyle(COLORS, 'Inter', { tiles: TILES, isShown: true });
  expect(getLayer(style, 'street-minor')).toMatchObject({ paint: { 'line-color': COLORS.street } });
  expect(getLayer(style, 'street-highways')).toMatchObject({ paint: { 'line-color': COLORS.route } });
  expect(getLayer(style, 'street-water')).toMatchObject({ paint: { 'fill-color': COLORS.water } });
  expect(getLayer(style, 'street-names')).toMatchObject({ layout: { 'text-font': ['Inter'] } });
});
