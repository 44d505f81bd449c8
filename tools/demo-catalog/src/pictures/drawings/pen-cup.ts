import { cylinder, type Drawing, ground, group, poly, rect } from '../kit.ts';
import { brand, gold, marginRed, steel } from '../materials.ts';

export const penCup: Drawing = ({ t }) => [
  ground(200, 352, 128),
  group('rotate(-10 160 200)', rect(146, 50, 26, 190, gold.base, 3), poly('146,50 172,50 159,22', gold.lit)),
  group('rotate(3 205 200)', rect(192, 34, 26, 200, brand.base, 8), rect(208, 34, 10, 200, brand.side, 5)),
  group('rotate(13 246 200)', rect(234, 62, 24, 170, marginRed.base, 4), rect(234, 62, 24, 34, steel.lit, 4)),
  cylinder(200, 174, 92, 26, 160, t, t.deep),
];
