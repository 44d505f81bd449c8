import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { marginRed, paperTones } from '../materials.ts';

export const bubbleMailer: Drawing = ({ t }) => [
  ground(204, 346, 136),
  path(
    'M88 74C88 66 94 64 100 66C130 72 270 72 300 66C308 64 312 68 312 76L306 200L312 332C312 342 306 344 298 342C260 336 140 336 102 342C92 344 88 338 88 330L94 200Z',
    t.base,
  ),
  path(
    'M88 74C88 66 94 64 100 66C130 72 270 72 300 66C308 64 312 68 312 76L311 112C260 120 140 120 89 112Z',
    t.lit,
  ),
  line('M89 112C140 120 260 120 311 112', t.dark, 3),
  path('M312 76L306 200L312 332C312 342 306 344 298 342L270 339C276 250 276 160 270 116L311 112Z', t.side),
  ...[
    [108, 332],
    [126, 326],
    [272, 326],
    [290, 332],
  ].map(([x, y]) => circle(x!, y!, 5, t.side)),
  rect(134, 178, 124, 82, paperTones.lit, 4),
  line('M150 202H240M150 220H220M150 238H232', '#8d96a4', 5),
  rect(228, 134, 40, 34, marginRed.base, 3),
  circle(248, 151, 9, marginRed.lit),
];
