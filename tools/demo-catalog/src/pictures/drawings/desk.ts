import { box, type Drawing, ground, oval, poly, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const desk: Drawing = ({ t }) => [
  ground(204, 344, 172, 12),
  box(52, 186, 96, 154, 40, 0.1, t),
  poly('148,186 180,172 180,318 148,340', t.dark),
  rect(262, 186, 84, 154, t.base),
  poly('180,186 262,186 262,250 180,250', t.deep),
  rect(62, 196, 76, 42, t.lit, 3),
  rect(62, 244, 76, 86, t.lit, 3),
  rect(272, 196, 64, 42, t.lit, 3),
  rect(272, 244, 64, 86, t.lit, 3),
  ...[
    [100, 216],
    [100, 262],
    [304, 216],
    [304, 262],
  ].map(([x, y]) => rect(x! - 14, y! - 3, 28, 7, steel.dark, 3)),
  poly('30,166 350,166 376,118 78,118', t.lit),
  poly('30,166 350,166 350,186 30,186', t.base),
  poly('350,166 376,118 376,136 350,186', t.dark),
  oval(238, 130, 12, 4, t.deep),
];
