import type {
  BackgroundLayerSpecification,
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import { MAP_TILE_ZOOMS } from '../model/map-tiles.ts';
import type { MapColors } from './map-style.ts';

/** Name of the source of streets. */
export const STREETS = 'streets';

/**
 * Layers of the schema; a tile that has content has at least one of them. Their features have a `class`, unlike features of other schemas.
 */
export const FILLED_LAYERS = ['transportation', 'water'] as const;

/** From this zoom on, streets replace the simplified routes, lakes and rivers. */
export const STREETS_ZOOM = MAP_TILE_ZOOMS.least;

/** @param tiles a URL with `{z}`, `{x}` and `{y}` of vector tiles in the schema of OpenMapTiles */
export const buildStreetSource = (tiles: string): VectorSourceSpecification => ({
  type: 'vector',
  tiles: [tiles],
  minzoom: MAP_TILE_ZOOMS.least,
  maxzoom: MAP_TILE_ZOOMS.most,
});

const isOneOf = (...classes: string[]): FilterSpecification => [
  'match',
  ['get', 'class'],
  classes,
  true,
  false,
];

/** A width that grows with the zoom: pairs of a zoom level and a width in pixels. */
const growing = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.4], ['zoom'], ...stops] as unknown as ExpressionSpecification; // The type does not allow lists of unknown length.

const fill = (
  id: string,
  layer: string,
  color: string,
  more: Pick<FillLayerSpecification, 'filter' | 'minzoom'> = {},
): FillLayerSpecification => ({
  id,
  type: 'fill',
  source: STREETS,
  'source-layer': layer,
  minzoom: STREETS_ZOOM,
  paint: { 'fill-color': color },
  ...more,
});

const line = (
  id: string,
  layer: string,
  color: string,
  width: ExpressionSpecification,
  more: Pick<LineLayerSpecification, 'filter' | 'minzoom'> = {},
): LineLayerSpecification => ({
  id,
  type: 'line',
  source: STREETS,
  'source-layer': layer,
  minzoom: STREETS_ZOOM,
  layout: { 'line-join': 'round', 'line-cap': 'round' },
  paint: { 'line-color': color, 'line-width': width },
  ...more,
});

/** Builds the layers below state borders: ground, parks and water. They cover the map's own data, which is less exact. */
export const buildGroundLayers = (
  colors: MapColors,
): (BackgroundLayerSpecification | FillLayerSpecification | LineLayerSpecification)[] => [
  {
    id: 'street-ground',
    type: 'background',
    minzoom: STREETS_ZOOM,
    paint: { 'background-color': colors.state },
  },
  fill('street-woods', 'landcover', colors.park, { filter: isOneOf('wood', 'grass') }),
  fill('street-parks', 'park', colors.park),
  fill('street-water', 'water', colors.water),
  line('street-rivers', 'waterway', colors.water, growing(8, 0.6, 14, 3)),
];

/** Builds buildings and streets, the more important ones above the others. */
export const buildStreetLayers = (colors: MapColors): (FillLayerSpecification | LineLayerSpecification)[] => [
  fill('street-buildings', 'building', colors.land, { minzoom: 14 }),
  line('street-rails', 'transportation', colors.border, growing(11, 0.5, 16, 1.5), {
    minzoom: 11,
    filter: isOneOf('rail', 'transit'),
  }),
  line('street-minor', 'transportation', colors.street, growing(12, 0.8, 16, 7), {
    minzoom: 12,
    filter: isOneOf('minor', 'service', 'track'),
  }),
  line('street-main', 'transportation', colors.street, growing(9, 0.8, 12, 2, 16, 11), {
    minzoom: 9,
    filter: isOneOf('secondary', 'tertiary'),
  }),
  line('street-highways', 'transportation', colors.route, growing(8, 1.2, 12, 3, 16, 14), {
    filter: isOneOf('motorway', 'trunk', 'primary'),
  }),
];

/** Builds the names of streets, which are drawn with the fonts of the page: numbers of highways first, then names. */
export const buildStreetNames = (colors: MapColors, font: string): SymbolLayerSpecification[] => {
  const names = (
    id: string,
    minzoom: number,
    field: ExpressionSpecification,
    filter: FilterSpecification,
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source: STREETS,
    'source-layer': 'transportation_name',
    minzoom,
    filter,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'text-field': field,
      'text-font': [font],
      'text-size': 11,
    },
    paint: { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 },
  });
  return [
    names('street-names', 13, ['get', 'name'], isOneOf('secondary', 'tertiary', 'minor', 'service')),
    names(
      'highway-names',
      9,
      ['coalesce', ['get', 'ref'], ['get', 'name']],
      isOneOf('motorway', 'trunk', 'primary'),
    ),
  ];
};
