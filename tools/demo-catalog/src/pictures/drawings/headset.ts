import { type Drawing, ground, line, rect } from '../kit.ts';

export const headset: Drawing = ({ t }) => [
  ground(200, 352, 130, 12),
  line('M96 224C84 110 132 52 200 52C268 52 316 110 304 224', t.base, 20),
  line('M92 214C84 112 130 48 200 48C236 48 264 64 282 92', t.lit, 6),
  rect(70, 206, 56, 104, t.side, 26),
  rect(98, 200, 40, 116, t.dark, 18),
  rect(274, 206, 56, 104, t.base, 26),
  rect(262, 200, 40, 116, t.deep, 18),
  rect(76, 216, 18, 84, t.lit, 9),
  line('M96 304C104 342 140 350 176 344', t.base, 8),
  rect(168, 328, 54, 28, t.dark, 13),
  rect(172, 331, 46, 8, t.lit, 4),
];
