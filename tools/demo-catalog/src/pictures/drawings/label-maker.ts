import { type Drawing, ground, line, path, rect, word } from '../kit.ts';
import { paperTones } from '../materials.ts';

export const labelMaker: Drawing = ({ t }) => [
  ground(204, 350, 120),
  path(
    'M120 98A28 28 0 0 1 148 70H262A28 28 0 0 1 290 98V316A28 28 0 0 1 262 344H148A28 28 0 0 1 120 316Z',
    t.base,
  ),
  path('M120 104V98A28 28 0 0 1 148 70H262A28 28 0 0 1 290 98V104Z', t.lit),
  path('M262 70A28 28 0 0 1 290 98V316A28 28 0 0 1 262 344Z', t.side),
  rect(140, 104, 122, 56, '#c5d6c2', 6),
  word('FILES', 201, 133, 32, '#25302a', 110),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => rect(142 + column * 25, 180 + row * 28, 18, 19, '#eef0f2', 5)),
  ),
  rect(168, 298, 70, 22, '#e07a2a', 8),
  rect(168, 36, 70, 40, paperTones.lit, 2),
  line('M168 38V72M238 38V72', paperTones.dark, 2),
  word('FILES', 203, 55, 20, '#1b2230', 62),
];
