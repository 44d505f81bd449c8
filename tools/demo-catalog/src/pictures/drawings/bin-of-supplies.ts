import { type Drawing, ground, group, poly, rect } from '../kit.ts';
import { brand, gold, marginRed, wood } from '../materials.ts';

export const binOfSupplies: Drawing = ({ t }) => [
  ground(206, 342, 150),
  group('rotate(-14 140 160)', rect(122, 52, 26, 170, gold.base), poly('122,52 135,24 148,52', wood.lit)),
  group('rotate(2 190 160)', rect(176, 46, 30, 180, brand.base, 6), rect(176, 46, 30, 44, brand.dark, 6)),
  group(
    'rotate(15 240 160)',
    rect(232, 64, 28, 160, marginRed.base, 6),
    rect(232, 64, 28, 36, marginRed.dark, 6),
  ),
  group('rotate(26 280 180)', rect(268, 96, 20, 130, '#3b8a54', 4), poly('268,96 278,70 288,96', '#dfe3e8')),
  poly('92,196 316,196 296,336 112,336', t.base),
  poly('250,196 316,196 296,336 240,336', t.side),
  poly('92,196 132,196 142,336 112,336', t.lit),
  rect(84, 186, 240, 20, t.lit, 8),
  rect(84, 198, 240, 8, t.side, 4),
];
