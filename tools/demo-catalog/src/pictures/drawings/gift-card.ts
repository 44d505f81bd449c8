import { type Drawing, ground, group, line, path, rect, word } from '../kit.ts';
import { marginRed } from '../materials.ts';

export const giftCard: Drawing = ({ t, label }) => [
  ground(202, 308, 160),
  group('rotate(-8 200 210)', rect(46, 120, 300, 186, t.dark, 16)),
  rect(50, 116, 300, 186, t.base, 16),
  path('M50 132A16 16 0 0 1 66 116H240L50 260Z', t.lit),
  rect(252, 116, 26, 186, marginRed.base),
  line(
    'M265 200C230 150 200 176 228 200C240 208 256 206 265 200C300 150 330 176 302 200C290 208 274 206 265 200',
    marginRed.base,
    11,
  ),
  word(label ?? 'Gift card', 146, 262, 34, t.ink, 170),
];
