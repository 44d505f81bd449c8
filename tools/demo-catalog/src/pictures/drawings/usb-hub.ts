import { type Drawing, ground, line, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

/** A hub with a cable and a row of ports. */
export const usbHub: Drawing = ({ t }) => [
  ground(210, 306, 160),
  line('M96 214C40 214 30 140 86 122C130 108 120 70 88 66', blackPlastic.base, 13),
  rect(46, 50, 52, 32, steel.base, 8),
  rect(26, 57, 24, 18, steel.dark, 5),
  poly('92,186 132,152 360,152 330,186', t.lit),
  poly('330,186 360,152 360,236 330,276', t.side),
  rect(92, 186, 240, 90, t.base, 8),
  ...[112, 168, 224].map((x) => rect(x, 214, 42, 20, blackPlastic.deep, 3)),
  ...[112, 168, 224].map((x) => rect(x + 5, 224, 32, 6, steel.dark, 2)),
  rect(284, 214, 30, 16, blackPlastic.deep, 8),
  line('M116 254H300', t.dark, 4),
];
