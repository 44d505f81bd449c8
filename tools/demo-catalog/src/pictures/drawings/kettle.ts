import { type Drawing, ground, line, oval, path, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const kettle: Drawing = ({ t }) => [
  ground(196, 358, 130),
  line('M262 132C346 120 352 210 322 286', blackPlastic.base, 24),
  line('M266 126C330 116 340 176 326 240', blackPlastic.lit, 5),
  path('M128 128L78 144C74 170 88 196 116 202Z', t.side),
  path('M122 110H262L296 320C298 336 286 342 270 342H114C98 342 88 336 90 320Z', t.base),
  path('M214 110H262L296 320C298 336 286 342 270 342H228Z', t.side),
  path('M136 122H156L134 322H110Z', t.lit),
  rect(86, 334, 212, 20, blackPlastic.base, 8),
  path('M122 112C128 84 256 84 262 112Z', t.dark),
  oval(192, 82, 20, 12, blackPlastic.base),
];
