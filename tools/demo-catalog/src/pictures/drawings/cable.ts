import { type Drawing, ground, group, line, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const cable: Drawing = ({ t }) => [
  ground(200, 342, 150, 12),
  line(
    'M104 96C20 160 40 318 178 322C330 326 352 172 226 164C120 160 112 270 192 276C262 280 292 216 296 110',
    t.dark,
    20,
  ),
  line(
    'M104 96C20 160 40 318 178 322C330 326 352 172 226 164C120 160 112 270 192 276C262 280 292 216 296 110',
    t.base,
    15,
  ),
  line('M100 98C22 166 44 312 178 317', t.lit, 4),
  group(
    'rotate(38 108 86)',
    rect(84, 34, 48, 76, t.side, 10),
    rect(84, 34, 20, 76, t.lit, 10),
    rect(94, 6, 28, 30, steel.base, 6),
    rect(94, 6, 11, 30, steel.lit, 5),
  ),
  group(
    'rotate(4 298 90)',
    rect(274, 58, 48, 76, t.side, 10),
    rect(274, 58, 20, 76, t.lit, 10),
    rect(284, 30, 28, 30, steel.base, 6),
    rect(284, 30, 11, 30, steel.lit, 5),
  ),
];
