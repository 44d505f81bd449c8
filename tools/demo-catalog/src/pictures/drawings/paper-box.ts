import { box, type Drawing, ground, poly, rect, word } from '../kit.ts';
import { whitePlastic } from '../materials.ts';

export const paperBox: Drawing = ({ t, label }) => [
  ground(205, 340, 170),
  box(62, 168, 226, 172, 56, 44, whitePlastic),
  rect(62, 224, 226, 70, t.base),
  poly('288,224 344,180 344,250 288,294', t.side),
  word(label ?? 'Paper', 175, 259, 40, t.ink, 200),
  rect(150, 306, 50, 14, whitePlastic.dark, 7),
  box(52, 124, 246, 62, 62, 50, whitePlastic),
  rect(52, 172, 246, 14, t.base),
  poly('298,172 360,122 360,136 298,186', t.side),
];
