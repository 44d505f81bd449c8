import { BASE_MAP } from './data/base-map.ts';

type Position = [longitude: number, latitude: number];
type Feature = {
  type: 'Feature';
  properties: Record<string, string | number>;
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Point'; coordinates: Position };
};

/** Features in the form of GeoJSON. */
export interface Features {
  type: 'FeatureCollection';
  features: Feature[];
}

/** Decodes a line of differences of thousandths of a degree (tools/map-data/build.mjs). */
export function decodeLine(text: string): Position[] {
  const points: Position[] = [];
  let at = 0;
  const sums = [0, 0];
  while (at < text.length) {
    for (const axis of [0, 1]) {
      let [value, shift, part] = [0, 0, 0];
      do {
        part = text.charCodeAt(at) - 63;
        at += 1;
        value |= (part & 31) << shift;
        shift += 5;
      } while (part >= 32);
      sums[axis]! += value & 1 ? ~(value >> 1) : value >> 1;
    }
    points.push([sums[0]! / 1000, sums[1]! / 1000]);
  }
  return points;
}

const collect = (features: Feature[]): Features => ({ type: 'FeatureCollection', features });

const polygons = (text: string) =>
  collect(
    text.split(' ').map((polygon) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: polygon.split(',').map(decodeLine) },
    })),
  );

const line = (text: string, properties = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates: decodeLine(text) },
});

/** Decodes the data of the map, which takes some milliseconds. */
export function decodeBaseMap() {
  return {
    land: polygons(BASE_MAP.land),
    states: polygons(BASE_MAP.states),
    lakes: polygons(BASE_MAP.lakes),
    rivers: collect(BASE_MAP.rivers.split(' ').map((each) => line(each))),
    routes: collect(
      BASE_MAP.routes.split('\n').map((row) => {
        const [name = '', points = ''] = row.split('\t');
        return line(points, { name });
      }),
    ),
    towns: collect(
      BASE_MAP.towns.split('\n').map((row) => {
        const [name = '', zoom = '', point = ''] = row.split('\t');
        return {
          type: 'Feature',
          properties: { name, zoom: Number(zoom) },
          geometry: { type: 'Point', coordinates: decodeLine(point)[0]! },
        };
      }),
    ),
  };
}
