import { box, type Drawing, ground, poly, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const cupboard: Drawing = ({ t }) => [
  ground(206, 356, 126),
  box(96, 62, 188, 290, 38, 28, t),
  rect(102, 68, 86, 270, t.lit, 2),
  rect(192, 68, 86, 270, t.lit, 2),
  poly('188,68 188,338 150,338', t.base),
  poly('278,68 278,338 240,338', t.base),
  rect(176, 184, 8, 52, steel.dark, 4),
  rect(196, 184, 8, 52, steel.dark, 4),
  rect(96, 342, 188, 10, t.dark),
];
