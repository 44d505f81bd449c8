import { box, group, ground, line, poly, rect, word } from '../kit.ts';
import type { Drawing } from '../kit.ts';
import { paperTones } from '../materials.ts';

// A stack of sheets with the wrapper's printed band around its middle.
export const ream: Drawing = ({ t, label }) => [
  ground(205, 316, 175),
  box(46, 226, 244, 92, 66, 92, paperTones),
  ...[242, 258, 274, 290, 304].map((y) => line(`M47 ${y}H289L354 ${y - 91}`, paperTones.side, 1.5)),
  poly('92,226 246,226 312,134 158,134', t.lit),
  rect(92, 226, 154, 92, t.base),
  poly('120,226 218,226 284,134 186,134', paperTones.lit),
  group(
    'matrix(1 0 -0.717 1 0 0)',
    word(label ?? 'Copy', 331, 180, 27, t.dark === t.base ? t.ink : t.dark, 92),
  ),
  rect(92, 240, 154, 10, t.lit),
  word('500', 169, 280, 36, t.ink),
];
