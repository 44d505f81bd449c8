import { box, type Drawing, ground, group, line, poly, rect } from '../kit.ts';
import { brand, gold, marginRed, paperTones, wood } from '../materials.ts';

export const deskOrganizer: Drawing = ({ t }) => [
  ground(205, 344, 172),
  group('rotate(-8 110 190)', rect(98, 66, 14, 140, gold.base), poly('98,66 105,44 112,66', wood.lit)),
  group('rotate(5 140 190)', rect(126, 74, 14, 140, brand.base), rect(126, 74, 14, 26, brand.dark)),
  group(
    'rotate(14 160 200)',
    rect(152, 88, 12, 130, marginRed.base),
    rect(152, 80, 12, 14, marginRed.dark, 4),
  ),
  box(56, 178, 132, 162, 40, 34, t),
  poly('70,170 180,170 212,148 104,148', t.deep),
  rect(238, 190, 68, 90, paperTones.lit),
  rect(246, 178, 68, 90, '#f8e58a'),
  box(188, 246, 124, 94, 40, 34, t),
  poly('202,240 304,240 336,218 234,218', t.deep),
  rect(206, 286, 88, 34, t.side, 5),
  line('M232 303H268', t.deep, 6),
];
