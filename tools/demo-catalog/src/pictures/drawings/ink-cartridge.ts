import { box, type Drawing, ground, line, oval, path, poly, rect, word } from '../kit.ts';
import { blackPlastic, gold } from '../materials.ts';

export const inkCartridge: Drawing = ({ t, label }) => [
  ground(206, 344, 128),
  box(92, 120, 170, 220, 52, 40, blackPlastic),
  rect(92, 160, 170, 118, t.base),
  poly('262,160 314,120 314,238 262,278', t.side),
  path('M92 160H170L92 250Z', t.lit),
  word(label ?? 'INK', 177, 220, 56, t.ink, 150),
  rect(112, 82, 62, 38, blackPlastic.side, 4),
  rect(112, 82, 62, 12, blackPlastic.lit, 4),
  rect(110, 292, 66, 32, gold.base, 3),
  line('M122 300V316M136 300V316M150 300V316M164 300V316', gold.dark, 3),
  oval(224, 308, 18, 14, blackPlastic.deep),
];
