import { type Drawing, ground, group, poly, rect } from '../kit.ts';
import { glass, steel } from '../materials.ts';

export const pen: Drawing = ({ t }) => [
  ground(200, 340, 150, 9),
  group(
    'rotate(-38 200 200)',
    poly('28,200 60,188 60,212', steel.lit),
    poly('28,200 60,200 60,212', steel.dark),
    poly('60,184 96,174 96,226 60,216', t.base),
    poly('60,200 96,200 96,226 60,216', t.side),
    rect(96, 174, 172, 52, glass.lit),
    rect(96, 206, 172, 20, glass.side),
    rect(96, 192, 172, 12, t.base),
    rect(268, 170, 102, 60, t.base, 4),
    rect(268, 206, 102, 24, t.side, 4),
    rect(268, 176, 102, 10, t.lit, 3),
    rect(236, 160, 126, 15, t.dark, 7),
    rect(370, 180, 8, 40, t.dark, 3),
  ),
];
