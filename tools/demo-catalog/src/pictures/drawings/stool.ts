import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const stool: Drawing = ({ t }) => [
  ground(200, 356, 116, 13),
  line('M200 306L116 338M200 306L284 338M200 306L158 350M200 306L242 350', blackPlastic.base, 12),
  ...[
    [114, 346],
    [286, 346],
    [156, 356],
    [244, 356],
  ].map(([x, y]) => circle(x!, y!, 10, blackPlastic.deep)),
  rect(190, 140, 20, 170, steel.base),
  rect(203, 140, 7, 170, steel.dark),
  rect(184, 140, 32, 70, blackPlastic.base, 4),
  line('M118 270C118 250 282 250 282 270C282 290 118 290 118 270', steel.dark, 9),
  line('M118 268C118 248 282 248 282 268', steel.lit, 4),
  line('M122 270L190 284M278 270L210 284', steel.base, 7),
  path(
    'M146 34C170 28 230 28 254 34C264 36 266 44 264 54L256 82C230 76 170 76 144 82L136 54C134 44 136 36 146 34Z',
    t.base,
  ),
  path('M146 34C170 28 216 28 216 28L170 78L144 82L136 54C134 44 136 36 146 34Z', t.lit),
  line('M200 80V120', blackPlastic.base, 14),
  path(
    'M110 122C112 110 124 106 138 106H262C276 106 288 110 290 122V134C290 144 280 148 268 148H132C120 148 110 144 110 134Z',
    t.base,
  ),
  path('M110 122C112 110 124 106 138 106H262C276 106 288 110 290 122Z', t.lit),
];
