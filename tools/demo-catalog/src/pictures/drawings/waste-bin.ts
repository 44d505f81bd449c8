import { type Drawing, ground, oval, path, poly } from '../kit.ts';

export const wasteBin: Drawing = ({ t }) => [
  ground(204, 352, 112),
  poly('98,96 302,96 278,348 122,348', t.base),
  poly('236,96 302,96 278,348 228,348', t.side),
  poly('106,96 138,96 150,348 132,348', t.lit),
  oval(200, 96, 108, 28, t.lit),
  oval(200, 98, 96, 22, t.deep),
  path(
    'M130 110C140 78 168 86 178 100C188 72 220 66 232 92C246 82 264 92 268 110C240 122 160 122 130 110Z',
    '#ffffff',
  ),
  path('M178 100C188 72 220 66 232 92C226 104 214 112 200 118C190 118 182 112 178 100Z', '#d9dee4'),
];
