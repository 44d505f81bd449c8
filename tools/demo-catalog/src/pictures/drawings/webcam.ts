import { circle, type Drawing, ground, path, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const webcam: Drawing = ({ t }) => [
  ground(202, 344, 104),
  path('M176 230H224L232 300H168Z', t.side),
  rect(120, 296, 160, 36, t.base, 14),
  rect(120, 296, 160, 12, t.lit, 6),
  rect(56, 92, 288, 146, t.side, 70),
  rect(56, 86, 288, 146, t.base, 70),
  path(
    'M56 154A70 68 0 0 1 126 86H274A70 68 0 0 1 338 126C320 108 300 104 274 104H126C90 104 62 124 56 154Z',
    t.lit,
  ),
  circle(200, 160, 58, steel.dark),
  circle(200, 160, 50, '#0d141c'),
  circle(200, 160, 34, '#24405c'),
  circle(200, 160, 18, '#0d141c'),
  circle(184, 144, 10, '#8fc3e6'),
  circle(300, 160, 7, '#58b06f'),
  ...[88, 100, 112].map((x) => rect(x - 3, 148, 5, 24, t.deep, 2)),
];
