import { circle, type Drawing, ground, line, path, poly, rect, word } from '../kit.ts';
import { marginRed, paperTones, steel } from '../materials.ts';

export const notebook: Drawing = ({ t, label }) => [
  ground(206, 350, 140),
  poly('116,54 314,54 326,64 326,346 116,346', paperTones.side),
  rect(110, 48, 206, 296, t.base, 8),
  path('M286 48H308A8 8 0 0 1 316 56V336A8 8 0 0 1 308 344H286Z', t.side),
  path('M110 56A8 8 0 0 1 118 48H142V344H118A8 8 0 0 1 110 336Z', t.lit),
  rect(168, 92, 108, 74, paperTones.lit, 4),
  line('M182 112H262M182 130H262M182 147H232', marginRed.base, 3),
  label ? word(label, 222, 210, 26, t.ink, 120) : '',
  ...Array.from({ length: 12 }, (_, at) => 66 + at * 23).flatMap((y) => [
    circle(126, y + 4, 6, t.deep),
    path(`M126 ${y + 8}C84 ${y + 14} 84 ${y - 12} 126 ${y - 4}`, 'none'),
    line(`M124 ${y + 5}C84 ${y + 10} 84 ${y - 12} 116 ${y - 5}`, steel.dark, 6),
    line(`M124 ${y + 4}C84 ${y + 9} 84 ${y - 13} 116 ${y - 6}`, steel.lit, 3),
  ]),
];
