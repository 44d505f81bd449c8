import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const mouse: Drawing = ({ t }) => [
  ground(204, 342, 110),
  path(
    'M112 180C112 100 152 52 200 52C248 52 288 100 288 180V246C288 304 250 338 200 338C150 338 112 304 112 246Z',
    t.side,
  ),
  path(
    'M112 172C112 96 152 48 200 48C248 48 288 96 288 172V236C288 294 250 328 200 328C150 328 112 294 112 236Z',
    t.base,
  ),
  path('M112 172C112 96 152 48 198 48V176H112Z', t.lit),
  path('M202 48C248 48 288 96 288 172V176H202Z', t.base),
  line('M114 176H286M200 50V176', t.dark, 4),
  rect(188, 88, 24, 56, blackPlastic.base, 12),
  rect(192, 94, 16, 44, t.ink === '#ffffff' ? '#8d939c' : '#c3c8ce', 8),
  circle(200, 290, 7, '#58b06f'),
];
