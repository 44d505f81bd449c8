import { type Drawing, ground, group, poly, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const highlighter: Drawing = ({ t }) => [
  ground(196, 344, 150, 11),
  group('rotate(-6 120 310)', rect(48, 300, 186, 30, t.lit, 4)),
  group(
    'rotate(-42 200 200)',
    poly('24,190 58,168 66,232 40,222', t.dark),
    poly('58,164 100,152 100,248 58,236', blackPlastic.base),
    rect(100, 146, 200, 108, t.base, 10),
    rect(100, 212, 200, 42, t.side, 10),
    rect(100, 158, 200, 16, t.lit),
    rect(300, 146, 82, 108, blackPlastic.base, 12),
    rect(300, 214, 82, 40, blackPlastic.side, 12),
    rect(316, 132, 66, 16, blackPlastic.lit, 7),
  ),
];
