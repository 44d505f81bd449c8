import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic, brand, gold, marginRed } from '../materials.ts';

export const whiteboard: Drawing = ({ t }) => [
  ground(200, 352, 170, 8),
  rect(30, 66, 340, 236, t.dark, 8),
  rect(30, 62, 340, 232, t.base, 8),
  rect(44, 76, 312, 204, '#fdfdfc'),
  path('M44 76H200L44 232Z', '#ffffff'),
  line('M78 118C110 104 140 128 178 112', brand.base, 8),
  line('M78 158H164M78 190H140', brand.base, 6),
  line('M216 230V150M216 230H320M236 220V196M264 220V172M292 220V150', marginRed.base, 8),
  circle(66, 98, 8, gold.base),
  rect(118, 288, 164, 20, t.side, 5),
  rect(118, 288, 164, 7, t.lit, 4),
  rect(140, 278, 60, 11, brand.base, 4),
  rect(214, 270, 44, 20, blackPlastic.base, 4),
];
