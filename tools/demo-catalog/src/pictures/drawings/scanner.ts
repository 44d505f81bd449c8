import { circle, type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { paperTones } from '../materials.ts';

export const scanner: Drawing = ({ t }) => [
  ground(200, 338, 150),
  poly('112,50 288,50 280,180 120,180', paperTones.lit),
  line('M140 78H262M140 98H262M140 118H220M140 138H250', '#8d96a4', 6),
  poly('96,170 304,170 322,212 78,212', t.lit),
  poly('108,160 292,160 296,176 104,176', t.deep),
  path('M78 212H322L336 318A14 14 0 0 1 322 332H78A14 14 0 0 1 64 318Z', t.base),
  poly('250,212 322,212 336,326 262,332', t.side),
  rect(110, 296, 160, 14, t.deep, 5),
  poly('118,302 262,302 276,348 104,348', paperTones.lit),
  line('M128 322H250', '#8fb2d2', 8),
  circle(300, 248, 13, '#6fb2d6'),
  circle(300, 248, 6, '#ffffff'),
];
