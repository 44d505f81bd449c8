import { type Drawing, ground, group, line, path, rect } from '../kit.ts';

// Four fanned, stiff sheets.
export const sheets: Drawing = ({ t }) => [
  ground(205, 342, 140),
  group('rotate(-15 200 330)', rect(98, 80, 204, 264, t.dark, 3)),
  group('rotate(-8 200 330)', rect(98, 78, 204, 264, t.side, 3)),
  group('rotate(-1 200 330)', rect(98, 76, 204, 264, t.base, 3)),
  group(
    'rotate(7 200 330)',
    rect(98, 76, 204, 264, t.lit, 3),
    path('M98 300L302 76H98Z', t.base),
    line(
      'M98 79A3 3 0 0 1 101 76H299A3 3 0 0 1 302 79V337A3 3 0 0 1 299 340H101A3 3 0 0 1 98 337Z',
      t.side,
      2,
    ),
  ),
];
