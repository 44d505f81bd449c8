import { box, type Drawing, ground, line, poly, rect } from '../kit.ts';
import { board, brand, marginRed } from '../materials.ts';

export const shelving: Drawing = ({ t }) => [
  ground(206, 356, 150),
  line('M116 34V330M344 34V330', t.dark, 8),
  ...[66, 130, 194, 258, 322].flatMap((y) => [
    poly(`64,${y + 22} 292,${y + 22} 344,${y} 116,${y}`, t.side),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => line(`M${84 + at * 25} ${y + 22}l52 -22`, t.dark, 2)),
    rect(64, y + 20, 228, 9, t.lit, 2),
    rect(64, y + 26, 228, 4, t.dark, 2),
  ]),
  box(96, 106, 58, 40, 20, 10, board),
  box(180, 102, 66, 44, 20, 10, brand),
  box(120, 234, 80, 40, 20, 10, board),
  box(214, 300, 50, 38, 20, 10, marginRed),
  line('M64 58V352M292 58V352', t.base, 9),
  line('M62 58V352M290 58V352', t.lit, 3),
];
