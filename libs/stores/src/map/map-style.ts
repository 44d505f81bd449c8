import type { StyleSpecification } from 'maplibre-gl';
import { decodeBaseMap } from './decode-base-map.ts';
import {
  buildGroundLayers,
  buildStreetLayers,
  buildStreetNames,
  buildStreetSource,
  STREETS,
  STREETS_ZOOM,
} from './street-layers.ts';

/** The colors of the map, as `rgb(r, g, b)`. */
export interface MapColors {
  water: string;
  land: string;
  state: string;
  border: string;
  route: string;
  street: string;
  park: string;
  label: string;
  halo: string;
}

type Rgb = readonly number[];

const write = (color: Rgb): string => `rgb(${color.map(Math.round).join(', ')})`;

/** Mixes a share of one color into another. */
const mix = (color: Rgb, share: number, into: Rgb): string =>
  write(color.map((part, at) => part * share + (into[at] ?? 0) * (1 - share)));

/**
 * Reads the colors from the roles of the style sheet. They are drawn on a canvas first, because the map supports fewer color formats than
 * CSS.
 */
export function readColors(element: HTMLElement): MapColors {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = (role: string): Rgb => {
    if (!context) return [128, 128, 128];
    // A new element each time: with reduced motion every element has a transition, which would start with the previously read color.
    const probe = document.createElement('span');
    probe.style.color = `var(--fs-${role})`;
    element.append(probe);
    context.fillStyle = getComputedStyle(probe).color;
    probe.remove();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const paper = read('paper');
  const colors = {
    water: mix(read('info'), 0.22, paper),
    land: mix(read('ink'), 0.08, paper),
    state: write(read('paper-off')),
    border: write(read('rule-strong')),
    route: mix(read('warning'), 0.45, paper),
    street: mix(read('ink'), 0.22, paper),
    park: mix(read('success'), 0.18, paper),
    label: write(read('ink')),
    halo: write(paper),
  };
  return colors;
}

/** The streets of a map. */
export interface StyleStreets {
  /** A URL with `{z}`, `{x}` and `{y}` of vector tiles in the schema of OpenMapTiles. */
  tiles: string;
  /** Whether the view has streets. Otherwise the map's own data is shown at all zoom levels. */
  isShown: boolean;
}

/**
 * Builds the style of the map. Texts are drawn with the fonts of the page.
 *
 * @param streets without them, the style contains no URL
 */
export function buildStyle(colors: MapColors, font: string, streets?: StyleStreets): StyleSpecification {
  const sources = Object.fromEntries(
    Object.entries(decodeBaseMap()).map(([name, data]) => [
      name,
      { type: 'geojson' as const, data, tolerance: 0.2 },
    ]),
  );
  const text = { 'text-color': colors.label, 'text-halo-color': colors.halo, 'text-halo-width': 1.5 };
  const beforeStreets = streets?.isShown ? { maxzoom: STREETS_ZOOM } : {};
  return {
    version: 8,
    sources: { ...sources, ...(streets && { [STREETS]: buildStreetSource(streets.tiles) }) },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
      { id: 'states', type: 'fill', source: 'states', paint: { 'fill-color': colors.state } },
      {
        id: 'lakes',
        type: 'fill',
        source: 'lakes',
        ...beforeStreets,
        paint: { 'fill-color': colors.water },
      },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        ...beforeStreets,
        paint: { 'line-color': colors.water, 'line-width': 1.5 },
      },
      ...(streets?.isShown ? buildGroundLayers(colors) : []),
      {
        id: 'borders',
        type: 'line',
        source: 'states',
        paint: {
          'line-color': colors.border,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 1.4],
        },
      },
      {
        id: 'routes',
        type: 'line',
        source: 'routes',
        ...beforeStreets,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': colors.route,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 9, 3],
        },
      },
      // Before the first tile they are drawn over the routes: without a layer no tile would be requested.
      ...(streets ? buildStreetLayers(colors) : []),
      {
        id: 'route-names',
        type: 'symbol',
        source: 'routes',
        minzoom: 6,
        ...beforeStreets,
        layout: {
          'symbol-placement': 'line',
          'symbol-spacing': 260,
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': 11,
        },
        paint: text,
      },
      ...(streets?.isShown ? buildStreetNames(colors, font) : []),
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: ['<=', ['get', 'zoom'], ['zoom']],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [font],
          'text-size': 12,
          'symbol-sort-key': ['get', 'zoom'],
        },
        paint: text,
      },
    ],
  };
}
