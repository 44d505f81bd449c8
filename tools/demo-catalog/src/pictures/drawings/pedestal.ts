import { box, circle, type Drawing, ground, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const pedestal: Drawing = ({ t }) => [
  ground(206, 354, 124),
  ...[120, 250, 296].map((x) => circle(x, x === 296 ? 318 : 344, 11, blackPlastic.deep)),
  box(100, 128, 166, 208, 50, 38, t),
  ...[
    [136, 46],
    [188, 46],
    [240, 90],
  ].flatMap(([y, height]) => [
    rect(108, y!, 150, height!, t.lit, 3),
    rect(108, y! + height! - 7, 150, 7, t.side, 3),
    rect(158, y! + 14, 50, 9, steel.dark, 4),
  ]),
  circle(246, 150, 4, steel.deep),
];
