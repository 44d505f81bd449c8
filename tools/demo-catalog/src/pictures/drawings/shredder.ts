import { circle, type Drawing, ground, line, path, poly, rect, sheer } from '../kit.ts';
import { glass, paperTones } from '../materials.ts';

export const shredder: Drawing = ({ t }) => [
  ground(202, 350, 132),
  poly('94,170 306,170 292,346 108,346', t.base),
  poly('248,170 306,170 292,346 244,346', t.side),
  poly('128,210 232,210 228,322 134,322', glass.lit),
  sheer(
    0.9,
    ...Array.from({ length: 9 }, (_, at) =>
      line(
        `M${138 + at * 10} ${318 - (at % 3) * 4}C${130 + at * 11} 290 ${150 + at * 9} 280 ${140 + at * 10} ${250 + (at % 4) * 9}`,
        at % 3 ? '#ffffff' : '#8fb2d2',
        5,
      ),
    ),
  ),
  path(
    'M84 130A18 18 0 0 1 102 112H298A18 18 0 0 1 316 130V166A10 10 0 0 1 306 176H94A10 10 0 0 1 84 166Z',
    t.base,
  ),
  path('M84 134V130A18 18 0 0 1 102 112H298A18 18 0 0 1 316 130V134Z', t.lit),
  rect(118, 118, 164, 11, t.deep, 5),
  poly('140,122 260,122 260,38 140,38', paperTones.lit),
  line('M160 58H240M160 76H240M160 94H214', '#8d96a4', 5),
  circle(286, 154, 7, '#58b06f'),
  rect(222, 147, 44, 14, t.dark, 7),
];
