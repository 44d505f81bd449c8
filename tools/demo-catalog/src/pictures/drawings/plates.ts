import { type Drawing, ground, group, oval, path } from '../kit.ts';

export const plates: Drawing = ({ t }) => [
  ground(202, 330, 168),
  ...[300, 288, 276, 264].flatMap((y) => [oval(200, y + 6, 160, 36, t.dark), oval(200, y, 160, 36, t.base)]),
  oval(200, 252, 160, 36, t.side),
  oval(200, 246, 160, 36, t.base),
  oval(200, 250, 112, 23, t.side),
  oval(200, 254, 106, 19, t.lit),
  group(
    'rotate(-12 200 160)',
    oval(200, 150, 122, 96, t.dark),
    oval(198, 145, 122, 96, t.base),
    path('M76 145A122 96 0 0 1 198 49C150 90 120 140 108 210A122 96 0 0 1 76 145Z', t.lit),
    oval(198, 146, 82, 62, t.side),
    oval(200, 149, 78, 58, t.lit),
  ),
];
