import { getTones } from '../color.ts';
import { circle, cylinder, type Drawing, ground, oval, path, rect, sheer } from '../kit.ts';
import { glass, steel } from '../materials.ts';

/** A jar of sweets. */
export const jar: Drawing = ({ t }) => [
  ground(200, 356, 130),
  path(
    'M92 140C92 118 108 106 130 102H270C292 106 308 118 308 140V318C308 344 290 352 260 352H140C110 352 92 344 92 318Z',
    glass.base,
  ),
  ...[0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      circle(
        120 + column * 40 + (row % 2) * 8,
        326 - row * 36,
        20,
        [t.base, t.lit, t.side, getTones('#f2e9d0').base][(row * 2 + column) % 4]!,
      ),
    ),
  ),
  sheer(0.35, rect(108, 128, 26, 196, '#ffffff', 13)),
  cylinder(200, 66, 84, 18, 34, steel),
  oval(200, 64, 70, 13, steel.lit),
];
