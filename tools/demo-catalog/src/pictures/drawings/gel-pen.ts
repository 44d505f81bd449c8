import { type Drawing, ground, group, path, poly, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const gelPen: Drawing = ({ t }) => [
  ground(200, 340, 150, 9),
  group(
    'rotate(-38 200 200)',
    poly('24,200 62,182 62,218', steel.base),
    poly('24,200 62,200 62,218', steel.dark),
    rect(62, 176, 96, 48, t.dark, 6),
    ...[74, 90, 106, 122, 138].map((x) => rect(x, 176, 7, 48, t.deep, 3)),
    rect(158, 172, 14, 56, steel.lit),
    rect(172, 172, 168, 56, t.base),
    rect(172, 204, 168, 24, t.side),
    rect(172, 180, 168, 9, t.lit),
    rect(320, 172, 20, 56, steel.base),
    rect(340, 186, 34, 28, steel.side, 6),
    path('M336 156H222A8 8 0 0 0 222 172H336Z', steel.lit),
    path('M336 164H222V172H336Z', steel.dark),
  ),
];
