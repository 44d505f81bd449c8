/** A feature of a tile; points are in the tile's grid of 4096 by 4096. */
interface TileFeature {
  type: 'line' | 'polygon';
  properties: Readonly<Record<string, string>>;
  points: readonly (readonly [x: number, y: number])[];
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
const number = (field: number, value: number) => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, content: readonly number[]) => [
  ...varint((field << 3) | 2),
  ...varint(content.length),
  ...content,
];
const text = (field: number, value: string) => bytes(field, [...new TextEncoder().encode(value)]);
const zigzag = (value: number) => (value << 1) ^ (value >> 31);

/** Encodes a path as commands: move to the first point, lines to the others, and the end of a polygon. */
function encodePath({ type, points }: TileFeature): number[] {
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const step = [zigzag(point[0] - x), zigzag(point[1] - y)];
    [x, y] = point;
    return step;
  });
  const [first = [], ...rest] = steps;
  return [9, ...first, (rest.length << 3) | 2, ...rest.flat(), ...(type === 'polygon' ? [15] : [])];
}

function encodeLayer(name: string, features: readonly TileFeature[]): number[] {
  const keys: string[] = [];
  const values: string[] = [];
  const at = (list: string[], value: string) => {
    if (!list.includes(value)) list.push(value);
    return list.indexOf(value);
  };
  const encoded = features.flatMap((feature) => {
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      at(keys, key),
      at(values, value),
    ]);
    return bytes(2, [
      ...bytes(2, tags.flatMap(varint)),
      ...number(3, feature.type === 'line' ? 2 : 3),
      ...bytes(4, encodePath(feature).flatMap(varint)),
    ]);
  });
  return bytes(3, [
    ...number(15, 2),
    ...text(1, name),
    ...encoded,
    ...keys.flatMap((key) => text(3, key)),
    ...values.flatMap((value) => bytes(4, text(1, value))),
    ...number(5, 4096),
  ]);
}

const across = (y: number): TileFeature['points'] => [
  [0, y],
  [4096, y],
];
const down = (x: number): TileFeature['points'] => [
  [x, 0],
  [x, 4096],
];
const street = (type: string, name: string, points: TileFeature['points']): TileFeature => ({
  type: 'line',
  properties: { class: type, name },
  points,
});

/** The streets of every tile: a town with a grid of streets, a highway, a park and a pond. */
const STREETS: readonly TileFeature[] = [
  ...[512, 1536, 2560, 3584].flatMap((place, index) => [
    street('minor', ['Quire', 'Ream', 'Folio', 'Bond'][index] + ' Street', across(place)),
    street('minor', ['Vellum', 'Linen', 'Kraft', 'Laid'][index] + ' Avenue', down(place)),
  ]),
  street('secondary', 'Main Street', across(2048)),
  {
    type: 'line',
    properties: { class: 'motorway', name: 'Foolscap Turnpike', ref: '90' },
    points: [
      [0, 3000],
      [4096, 1100],
    ],
  },
];

const area = (properties: TileFeature['properties'], x: number, y: number, size: number): TileFeature => ({
  type: 'polygon',
  properties,
  points: [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ],
});

/** Encodes a vector tile of an invented town in the schema of OpenMapTiles, for maps in tests and stories. */
export function encodeStreetTile(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    ...encodeLayer('park', [area({ class: 'park' }, 600, 2700, 800)]),
    ...encodeLayer('water', [area({ class: 'lake' }, 2700, 600, 700)]),
    ...encodeLayer('transportation', STREETS),
    ...encodeLayer('transportation_name', STREETS),
  ]);
}
