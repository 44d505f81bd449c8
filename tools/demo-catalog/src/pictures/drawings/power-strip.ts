import { box, circle, type Drawing, ground, line, rect } from '../kit.ts';
import { blackPlastic, marginRed, steel } from '../materials.ts';

export const powerStrip: Drawing = ({ t }) => [
  ground(200, 322, 178),
  line('M352 250C392 250 388 190 360 184C332 178 330 130 364 108', blackPlastic.base, 10),
  box(26, 216, 304, 84, 26, 26, t),
  ...Array.from({ length: 6 }, (_, at) => 40 + at * 40).flatMap((x) => [
    rect(x, 232, 34, 52, t.side, 8),
    rect(x + 9, 244, 5, 14, t.deep, 2),
    rect(x + 20, 244, 5, 14, t.deep, 2),
    circle(x + 17, 270, 5, t.deep),
  ]),
  rect(286, 236, 32, 44, marginRed.base, 6),
  rect(286, 236, 32, 16, marginRed.lit, 6),
  rect(344, 76, 40, 36, blackPlastic.base, 6),
  line('M354 76V60M374 76V60', steel.base, 6),
];
