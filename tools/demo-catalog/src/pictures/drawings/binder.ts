import { type Drawing, ground, line, oval, poly, word } from '../kit.ts';
import { paperTones, steel } from '../materials.ts';

export const binder: Drawing = ({ t, label }) => [
  ground(212, 350, 140),
  poly('158,58 314,46 314,344 158,350', t.base),
  poly('158,58 314,46 326,56 172,66', paperTones.side),
  poly('158,58 200,55 158,180', t.lit),
  poly('96,72 158,58 158,350 96,336', t.side),
  poly('106,110 148,102 148,232 106,230', paperTones.lit),
  line('M116 134L138 130M116 150L138 147', t.dark, 4),
  oval(127, 292, 15, 19, steel.dark),
  oval(127, 292, 9, 12, t.deep),
  poly('186,98 286,92 286,204 186,206', paperTones.lit),
  line('M202 126L268 122M202 146L268 143M202 166L244 164', t.dark, 5),
  label ? word(label, 236, 260, 30, t.ink, 120) : '',
];
