import { box, circle, type Drawing, ground, line, poly, rect } from '../kit.ts';
import { blackPlastic, paperTones } from '../materials.ts';

export const laserPrinter: Drawing = ({ t }) => [
  ground(204, 346, 170),
  box(56, 140, 240, 202, 54, 46, t),
  rect(56, 140, 240, 22, t.lit),
  poly('84,132 270,132 310,100 126,100', t.deep),
  poly('104,126 262,126 300,62 150,62', paperTones.lit),
  line('M104 126H262L300 62H150Z', paperTones.side, 2),
  rect(74, 176, 90, 34, blackPlastic.base, 5),
  rect(80, 181, 54, 24, '#6fb2d6', 3),
  circle(150, 193, 6, '#58b06f'),
  rect(56, 232, 240, 54, t.base),
  line('M56 232H296M56 286H296', t.dark, 3),
  rect(140, 250, 72, 14, t.dark, 7),
  rect(140, 306, 72, 14, t.dark, 7),
  ...[0, 1, 2, 3].map((at) =>
    rect(226 + at * 15, 186, 10, 16, ['#26282c', '#1f9ccb', '#c63a7d', '#f3cb3c'][at]!, 2),
  ),
];
