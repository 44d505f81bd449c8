import { type Drawing, ground, line, rect } from '../kit.ts';
import { paperTones, steel } from '../materials.ts';

export const clipboard: Drawing = ({ t }) => [
  ground(200, 366, 130),
  rect(84, 44, 244, 318, t.side, 14),
  rect(76, 40, 244, 318, t.base, 14),
  rect(96, 74, 204, 266, paperTones.base),
  ...[128, 160, 192, 224, 256, 288].map((y) => line(`M118 ${y}H278`, paperTones.dark, 6)),
  rect(138, 26, 120, 60, steel.side, 10),
  rect(138, 26, 120, 46, steel.base, 10),
  rect(148, 32, 100, 10, steel.lit, 5),
  rect(178, 12, 40, 26, steel.dark, 10),
];
