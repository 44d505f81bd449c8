import { type Drawing, ground, line, oval, path, poly, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const monitorStand: Drawing = ({ t }) => [
  ground(204, 342, 164),
  poly('88,250 112,240 112,326 88,338', t.dark),
  rect(70, 240, 22, 98, blackPlastic.base, 3),
  rect(296, 240, 22, 98, blackPlastic.base, 3),
  poly('318,240 340,212 340,306 318,338', blackPlastic.deep),
  poly('40,234 330,234 376,178 100,178', t.lit),
  rect(40, 234, 290, 18, t.base, 3),
  poly('330,234 376,178 376,194 330,252', t.dark),
  rect(184, 170, 46, 40, blackPlastic.base),
  oval(207, 210, 58, 11, blackPlastic.dark),
  rect(94, 44, 226, 136, blackPlastic.dark, 8),
  rect(102, 52, 210, 118, '#31475c', 3),
  path('M102 52H230L102 160Z', '#48637c'),
  rect(120, 300, 160, 24, '#e3e5e8', 5),
  line('M132 308H268M132 316H268', '#8d96a4', 3),
];
