import { type Drawing, ground, group, line, path, poly, rect, word } from '../kit.ts';
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

/** A tube of leads, with some of them in front of it. */
export const pencilLeads: Drawing = ({ t, label }) => [
  ground(200, 346, 150, 9),
  group(
    'rotate(-38 200 200)',
    rect(58, 156, 284, 62, blackPlastic.lit, 10),
    rect(64, 162, 226, 50, '#dfe5ec', 6),
    ...[172, 182, 192, 202].map((y) => line(`M76 ${y}H282`, t.dark, 4)),
    rect(64, 162, 226, 12, '#f4f7fa', 6),
    rect(290, 150, 62, 74, t.base, 8),
    rect(290, 200, 62, 24, t.side, 8),
    rect(290, 156, 62, 10, t.lit, 4),
    rect(120, 168, 110, 38, '#ffffff', 4),
    word(label ?? 'Leads', 175, 187, 24, '#1b2230', 100),
    line('M40 250H280', t.deep, 5),
    line('M64 272H304', t.deep, 5),
    line('M30 294H270', t.deep, 5),
  ),
];
