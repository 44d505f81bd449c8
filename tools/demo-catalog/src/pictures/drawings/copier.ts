import { box, type Drawing, ground, group, line, poly, rect } from '../kit.ts';
import { blackPlastic, paperTones } from '../materials.ts';

export const copier: Drawing = ({ t }) => [
  ground(204, 356, 160),
  box(78, 196, 210, 150, 46, 38, t),
  line('M78 246H288M78 296H288', t.dark, 3),
  ...[220, 270, 320].map((y) => rect(150, y - 6, 64, 12, t.dark, 6)),
  rect(66, 138, 228, 62, t.base, 8),
  rect(66, 138, 228, 16, t.lit, 8),
  poly('294,142 340,108 340,160 294,198', t.side),
  rect(96, 164, 130, 22, blackPlastic.deep, 4),
  poly('58,140 298,140 344,104 108,104', t.side),
  poly('58,130 298,130 344,94 108,94', t.lit),
  poly('58,130 298,130 298,140 58,140', t.base),
  group('rotate(-6 150 90)', rect(126, 66, 134, 30, t.base, 6), rect(126, 66, 134, 10, t.lit, 5)),
  poly('244,146 300,146 312,116 258,116', blackPlastic.base),
  poly('252,141 294,141 303,121 262,121', '#6fb2d6'),
  poly('36,216 78,206 78,236 36,244', t.side),
  poly('36,212 78,200 96,192 56,204', paperTones.lit),
];
