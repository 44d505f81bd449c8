import { circle, type Drawing, ground, group, line, oval, path, poly, rect, word } from '../kit.ts';
import { gold } from '../materials.ts';

export const coffeeBag: Drawing = ({ t, label }) => [
  ground(204, 350, 122),
  poly('104,92 268,92 300,120 306,330 290,348 110,348 98,332', t.base),
  poly('268,92 300,120 306,330 290,348 262,348', t.side),
  poly('104,92 132,92 128,348 110,348 98,332', t.lit),
  poly('104,92 112,52 276,52 268,92', t.lit),
  poly('112,52 276,52 274,68 109,68', t.side),
  rect(96, 76, 196, 12, gold.base, 4),
  path('M132 154H262V276H132Z', '#f6efe2'),
  word(label ?? 'Coffee', 197, 184, 34, '#3a2418', 118),
  group(
    'translate(197 236) rotate(24)',
    oval(0, 0, 19, 27, '#5a3826'),
    line('M4 -24C-10 -8 10 8 -4 24', '#2e1a10', 4),
  ),
  circle(186, 118, 7, t.dark),
];
