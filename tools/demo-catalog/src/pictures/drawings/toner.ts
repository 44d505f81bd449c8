import { box, type Drawing, ground, line, path, poly, rect, word } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const toner: Drawing = ({ t, label }) => [
  ground(204, 326, 180),
  box(34, 190, 288, 86, 50, 52, blackPlastic),
  rect(34, 204, 288, 42, t.base),
  poly('322,204 372,152 372,194 322,246', t.side),
  word(label ?? 'TONER', 178, 225, 34, t.ink, 220),
  path('M34 276H322L306 314A10 10 0 0 1 296 320H60A10 10 0 0 1 50 314Z', blackPlastic.side),
  rect(58, 284, 240, 20, '#2f7f9c', 10),
  rect(58, 286, 240, 6, '#7cc0d6', 3),
  poly('322,276 372,224 358,262 306,314', blackPlastic.deep),
  rect(120, 150, 120, 16, blackPlastic.side, 8),
  line('M132 166V176M228 166V176', blackPlastic.side, 10),
  rect(120, 150, 120, 6, blackPlastic.lit, 3),
];
