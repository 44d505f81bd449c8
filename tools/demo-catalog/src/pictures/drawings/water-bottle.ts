import { type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const waterBottle: Drawing = ({ t }) => [
  ground(204, 352, 84),
  path(
    'M136 150C136 130 150 122 160 108H240C250 122 264 130 264 150V328A20 20 0 0 1 244 348H156A20 20 0 0 1 136 328Z',
    t.base,
  ),
  path('M136 150C136 130 150 122 160 108H180C168 130 164 140 164 160V348H156A20 20 0 0 1 136 328Z', t.lit),
  path('M264 150C264 130 250 122 240 108H224C234 124 240 136 240 156V348H244A20 20 0 0 0 264 328Z', t.side),
  rect(154, 90, 92, 22, steel.base, 4),
  rect(154, 90, 92, 8, steel.lit, 4),
  rect(162, 52, 76, 40, blackPlastic.base, 8),
  rect(208, 52, 30, 40, blackPlastic.side, 8),
  line('M174 52C174 28 226 28 226 52', blackPlastic.base, 10),
  rect(136, 300, 128, 10, t.dark),
];
