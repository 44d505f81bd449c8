import { type Drawing, ground, line, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const foldingTable: Drawing = ({ t }) => [
  ground(204, 348, 160, 10),
  line('M94 176L70 342M94 176L122 342M306 176L284 342M306 176L332 342', steel.dark, 9),
  line('M92 176L68 342M304 176L282 342', steel.lit, 3),
  line('M84 262H110M296 262H320', steel.dark, 7),
  poly('20,156 350,156 384,112 72,112', t.lit),
  line('M196 156L234 112', t.dark, 3),
  rect(20, 156, 330, 22, t.base, 4),
  poly('350,156 384,112 384,130 350,178', t.dark),
  line('M188 158V176', t.dark, 4),
  rect(160, 178, 54, 10, blackPlastic.base, 5),
];
