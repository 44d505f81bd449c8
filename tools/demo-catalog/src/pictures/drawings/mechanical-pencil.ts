import { type Drawing, ground, group, line, path, poly, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

export const mechanicalPencil: Drawing = ({ t }) => [
  ground(200, 340, 150, 8),
  group(
    'rotate(-38 200 200)',
    line('M8 200H40', blackPlastic.base, 3),
    poly('30,196 64,184 64,216 30,204', steel.lit),
    poly('30,200 64,200 64,216 30,204', steel.dark),
    rect(64, 180, 88, 40, t.dark),
    ...[76, 90, 104, 118, 132].map((x) => line(`M${x} 182V218`, t.deep, 4)),
    rect(152, 178, 150, 44, t.base),
    rect(152, 204, 150, 18, t.side),
    rect(152, 184, 150, 8, t.lit),
    rect(302, 178, 22, 44, steel.base),
    path('M318 164H212A7 7 0 0 0 212 178H318Z', steel.lit),
    rect(324, 186, 26, 28, steel.side),
    rect(350, 188, 30, 24, '#f4f1ea', 6),
  ),
];
