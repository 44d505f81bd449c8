import { circle, type Drawing, ground, group, line, rect } from '../kit.ts';
import { brand, gold, marginRed, paperTones, wood } from '../materials.ts';

export const corkBoard: Drawing = ({ t }) => [
  ground(200, 346, 170),
  rect(32, 70, 336, 252, t.dark, 8),
  rect(28, 64, 336, 252, t.base, 8),
  rect(28, 64, 336, 10, t.lit, 5),
  rect(46, 82, 300, 216, wood.side),
  ...[66, 102, 150, 210, 262, 310, 330].flatMap((x, index) => [
    circle(x, 104 + ((index * 53) % 170), 4, wood.dark),
    circle(x + 8, 126 + ((index * 97) % 150), 3, wood.lit),
  ]),
  group(
    'rotate(-4 120 160)',
    rect(74, 112, 96, 104, paperTones.base),
    line('M88 142H154M88 162H140M88 182H150', paperTones.dark, 5),
  ),
  group('rotate(5 240 170)', rect(196, 116, 70, 70, gold.lit)),
  group('rotate(-3 290 240)', rect(234, 210, 90, 64, '#bcd6e4')),
  circle(122, 114, 8, marginRed.base),
  circle(232, 120, 8, brand.base),
  circle(280, 214, 8, marginRed.base),
];
