import { type Drawing, ground, group, path, poly, rect } from '../kit.ts';

export const deskPhone: Drawing = ({ t }) => [
  ground(204, 334, 168),
  path('M110 236L330 214C350 212 360 224 362 240L368 306A18 18 0 0 1 350 326H118Z', t.base),
  path('M110 236L330 214C350 212 360 224 362 240L363 250L112 270Z', t.lit),
  poly('186,240 320,228 324,268 190,278', '#9fc4d8'),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((column) => rect(196 + column * 34, 286 + row * 13 - column * 1, 24, 9, t.lit, 3)),
  ),
  path('M40 320L54 250C60 226 96 226 104 250L122 320Z', t.side),
  group(
    'rotate(-9 92 200)',
    path(
      'M52 96A26 26 0 0 1 78 70H112A26 26 0 0 1 138 96V280A26 26 0 0 1 112 306H78A26 26 0 0 1 52 280Z',
      t.dark,
    ),
    path(
      'M48 92A26 26 0 0 1 74 66H106A26 26 0 0 1 132 92V276A26 26 0 0 1 106 302H74A26 26 0 0 1 48 276Z',
      t.base,
    ),
    path('M48 98V92A26 26 0 0 1 74 66H80V302H74A26 26 0 0 1 48 276Z', t.lit),
    rect(64, 110, 52, 54, '#9fc4d8', 6),
    rect(72, 82, 36, 8, t.deep, 4),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) => rect(66 + column * 18, 182 + row * 22, 12, 13, '#e9ebee', 4)),
    ),
  ),
];
