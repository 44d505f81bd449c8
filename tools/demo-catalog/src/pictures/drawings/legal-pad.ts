import { type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { board, marginRed } from '../materials.ts';

export const legalPad: Drawing = ({ t }) => [
  ground(206, 350, 140),
  poly('96,70 300,70 312,82 312,352 108,352 96,340', board.side),
  poly('96,66 300,66 308,74 308,344 104,344 96,336', t.dark),
  rect(96, 58, 204, 280, t.base),
  ...Array.from({ length: 11 }, (_, at) => line(`M98 ${128 + at * 19}H298`, '#7da5c9', 2)),
  line('M140 104V337M146 104V337', marginRed.base, 2),
  path('M300 338L262 338C282 330 294 316 300 296Z', t.side),
  path('M262 338C268 326 268 316 266 306C280 306 292 304 300 296Z', t.lit),
  rect(92, 46, 212, 56, marginRed.dark, 4),
  rect(92, 46, 212, 38, marginRed.base, 4),
  rect(92, 46, 212, 9, marginRed.lit, 4),
];
