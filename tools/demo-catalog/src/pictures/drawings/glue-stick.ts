import { cylinder, type Drawing, ground, rect, word } from '../kit.ts';
import { paperTones, whitePlastic } from '../materials.ts';

export const glueStick: Drawing = ({ t }) => [
  ground(210, 356, 110),
  cylinder(160, 84, 38, 12, 70, paperTones),
  cylinder(160, 140, 52, 16, 186, t),
  rect(108, 190, 104, 78, whitePlastic.base),
  word('GLUE', 160, 229, 34, t.dark, 96),
  cylinder(160, 318, 58, 16, 24, whitePlastic),
  cylinder(286, 246, 50, 15, 92, t),
];
