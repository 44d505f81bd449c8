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

/** A battery with outlets, a display and a handle. */
export const powerStation: Drawing = ({ t }) => [
  ground(206, 344, 168),
  line('M110 132V96A16 16 0 0 1 126 80H270A16 16 0 0 1 286 96V132', t.dark, 20),
  box(60, 128, 260, 208, 30, 26, t),
  rect(82, 152, 96, 56, blackPlastic.deep, 8),
  rect(94, 168, 50, 24, '#7fd08a', 3),
  rect(148, 174, 6, 12, '#7fd08a'),
  rect(92, 232, 58, 80, t.side, 8),
  rect(108, 250, 7, 20, t.deep, 2),
  rect(127, 250, 7, 20, t.deep, 2),
  circle(121, 292, 7, t.deep),
  ...[202, 256].flatMap((x) => [160, 188].map((y) => rect(x, y, 40, 14, t.deep, 4))),
  circle(190, 272, 16, marginRed.base),
  ...[240, 268, 296].map((y) => line(`M232 ${y}H300`, t.dark, 7)),
];
