import { box, circle, type Drawing, ground, poly, rect, word } from '../kit.ts';
import { blackPlastic, board, marginRed } from '../materials.ts';

export const postalScale: Drawing = ({ t }) => [
  ground(204, 334, 172),
  box(58, 226, 250, 74, 52, 64, blackPlastic),
  poly('44,216 300,216 362,140 106,140', t.lit),
  poly('44,216 300,216 300,228 44,228', t.base),
  poly('300,216 362,140 362,152 300,228', t.dark),
  rect(120, 246, 130, 40, '#c5d6c2', 5),
  word('12.4 oz', 185, 266, 28, '#25302a', 120),
  circle(80, 266, 10, marginRed.base),
  circle(282, 266, 10, '#58b06f'),
  box(150, 130, 92, 56, 26, 20, board),
  rect(186, 130, 18, 56, '#e6cfa4'),
];
