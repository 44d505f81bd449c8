import { box, type Drawing, ground, group, line, poly, rect } from '../kit.ts';
import { brand, marginRed } from '../materials.ts';

export const indexCards: Drawing = ({ t }) => [
  ground(204, 330, 160),
  box(54, 250, 250, 74, 54, 46, t),
  ...[262, 274, 286, 298, 310].map((y) => line(`M55 ${y}H303L357 ${y - 46}`, t.side, 1.5)),
  group(
    'rotate(-5 200 200)',
    rect(70, 84, 250, 152, t.lit, 3),
    line('M70 87V233H320V87Z', t.side, 2),
    line('M72 116H318', marginRed.base, 3),
    ...[138, 160, 182, 204].map((y) => line(`M72 ${y}H318`, '#8fb2d2', 2)),
  ),
  rect(150, 250, 56, 74, brand.base),
  poly('150,250 206,250 260,204 204,204', brand.lit),
];
