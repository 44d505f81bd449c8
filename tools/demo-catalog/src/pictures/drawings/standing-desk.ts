import { type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const standingDesk: Drawing = ({ t }) => [
  ground(204, 350, 160, 12),
  rect(92, 172, 22, 164, steel.side),
  rect(96, 236, 14, 100, steel.base),
  rect(280, 172, 22, 164, steel.side),
  rect(284, 236, 14, 100, steel.base),
  rect(96, 172, 8, 164, steel.lit),
  rect(284, 172, 8, 164, steel.lit),
  path('M58 346A8 8 0 0 1 58 332H146A8 8 0 0 1 146 346Z', steel.dark),
  path('M248 346A8 8 0 0 1 248 332H336A8 8 0 0 1 336 346Z', steel.dark),
  rect(92, 180, 210, 14, steel.dark),
  poly('26,160 352,160 378,112 74,112', t.lit),
  rect(26, 160, 326, 18, t.base),
  poly('352,160 378,112 378,130 352,178', t.dark),
  rect(280, 180, 56, 12, blackPlastic.base, 4),
  line('M50 246V214M50 214L42 224M50 214L58 224M50 262V294M50 294L42 284M50 294L58 284', steel.dark, 6),
];
