import { type Drawing, ground, line, path, poly } from '../kit.ts';

export const stickyNotes: Drawing = ({ t }) => [
  ground(205, 334, 160),
  poly('66,128 266,128 338,322 120,322', t.deep),
  poly('66,120 266,120 266,132 66,132', t.dark),
  poly('60,112 262,94 344,286 128,322', t.dark),
  poly('60,104 262,86 344,278 128,314', t.side),
  poly('60,96 262,78 344,270 128,306', t.side),
  poly('60,86 262,68 344,262 128,296', t.base),
  path('M60 86L262 68L290 134L86 158Z', t.lit),
  path('M128 296L344 262L322 210C300 262 220 280 128 296Z', t.lit),
  line('M122 192L270 172M138 226L252 210', t.deep, 6),
];
