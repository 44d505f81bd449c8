import { circle, type Drawing, ground, path, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const stapler: Drawing = ({ t }) => [
  ground(200, 334, 178),
  path('M38 318H352A14 14 0 0 1 366 332V336H30V326A8 8 0 0 1 38 318Z', blackPlastic.base),
  rect(30, 330, 336, 8, blackPlastic.dark, 3),
  poly('52,306 120,306 120,318 46,318', steel.lit),
  path('M288 230H352V318H270Z', t.dark),
  poly('48,268 310,230 318,250 52,290', steel.lit),
  poly('52,282 318,244 318,250 52,290', steel.dark),
  path(
    'M40 232C40 214 48 206 66 202L286 142C330 132 364 160 364 204V238C364 252 352 258 336 254L300 246L52 276C42 277 38 270 38 262Z',
    t.base,
  ),
  path(
    'M40 232C40 214 48 206 66 202L286 142C330 132 364 160 364 190C350 164 320 156 290 164L66 224C52 228 44 234 39 248Z',
    t.lit,
  ),
  path('M38 262L300 232L364 220V238C364 252 352 258 336 254L300 246L52 276C42 277 38 270 38 262Z', t.side),
  circle(332, 214, 13, steel.base),
  circle(330, 211, 8, steel.lit),
];
