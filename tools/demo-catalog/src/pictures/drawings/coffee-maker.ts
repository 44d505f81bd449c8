import { circle, type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const coffeeMaker: Drawing = ({ t }) => [
  ground(204, 350, 130),
  rect(88, 318, 224, 30, t.base, 10),
  rect(88, 318, 224, 9, t.lit, 6),
  rect(230, 92, 78, 232, t.base, 6),
  rect(276, 92, 32, 232, t.side, 6),
  path('M88 78A24 24 0 0 1 112 54H284A24 24 0 0 1 308 78V130H88Z', t.base),
  path('M88 82V78A24 24 0 0 1 112 54H284A24 24 0 0 1 308 78V82Z', t.lit),
  rect(108, 96, 64, 22, '#6fb2d6', 4),
  circle(200, 107, 8, '#58b06f'),
  poly('128,130 200,130 192,156 136,156', t.deep),
  line('M112 206C80 206 76 280 108 286', t.dark, 14),
  path('M112 186H216L226 300A14 14 0 0 1 212 316H116A14 14 0 0 1 102 300Z', steel.base),
  path('M112 186H144L132 316H116A14 14 0 0 1 102 300Z', steel.lit),
  path('M190 186H216L226 300A14 14 0 0 1 212 316H196Z', steel.side),
  rect(106, 170, 116, 20, blackPlastic.base, 6),
];
