import { type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { glass, paperTones, steel } from '../materials.ts';

export const hangingFolder: Drawing = ({ t }) => [
  ground(202, 344, 150),
  line('M26 116H374', steel.dark, 9),
  line('M26 114H374', steel.lit, 4),
  path('M26 112C14 112 14 134 28 134M374 112C386 112 386 134 372 134', 'none'),
  line('M28 116V136M372 116V136', steel.dark, 8),
  poly('56,112 344,112 344,140 56,140', t.dark),
  rect(76, 96, 248, 120, paperTones.lit, 2),
  rect(92, 74, 86, 46, glass.lit, 5),
  rect(100, 84, 70, 22, paperTones.lit),
  line('M110 95H158', t.dark, 5),
  poly('50,134 350,134 340,340 60,340', t.base),
  poly('50,134 350,134 348,156 52,156', t.lit),
  poly('350,134 340,340 220,340', t.side),
];
