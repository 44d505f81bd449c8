import { circle, type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { blackPlastic, paperTones } from '../materials.ts';

export const printer: Drawing = ({ t }) => [
  ground(200, 336, 176),
  poly('112,70 288,70 304,158 96,158', paperTones.lit),
  line('M112 70H288L304 158H96Z', paperTones.side, 2),
  path(
    'M46 178A20 20 0 0 1 66 158H334A20 20 0 0 1 354 178V306A16 16 0 0 1 338 322H62A16 16 0 0 1 46 306Z',
    t.base,
  ),
  path('M46 186V178A20 20 0 0 1 66 158H334A20 20 0 0 1 354 178V186Z', t.lit),
  path('M46 284H354V306A16 16 0 0 1 338 322H62A16 16 0 0 1 46 306Z', t.side),
  rect(84, 146, 232, 16, t.dark, 6),
  rect(246, 200, 86, 36, blackPlastic.base, 6),
  rect(254, 207, 46, 22, '#6fb2d6', 3),
  circle(318, 218, 6, '#3b8a54'),
  rect(84, 250, 232, 26, blackPlastic.deep, 6),
  poly('100,266 300,266 322,336 78,336', paperTones.lit),
  poly('100,266 300,266 302,274 98,274', paperTones.dark),
  rect(120, 286, 70, 36, '#8fb2d2'),
  line('M206 294H284M206 308H262', '#8d96a4', 5),
];
