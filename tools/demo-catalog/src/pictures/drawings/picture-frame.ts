import { circle, type Drawing, ground, path, poly, rect } from '../kit.ts';

export const pictureFrame: Drawing = ({ t }) => [
  ground(204, 350, 126),
  poly('284,60 312,84 312,346 284,340', t.deep),
  rect(96, 52, 196, 292, t.base, 3),
  poly('96,52 292,52 268,76 120,76', t.lit),
  poly('292,52 292,344 268,320 268,76', t.side),
  rect(120, 76, 148, 244, '#fbfaf6'),
  rect(144, 104, 100, 188, '#bcd6e4'),
  circle(218, 138, 14, '#e0a83a'),
  path('M144 262L178 196L206 240L222 220L244 252V292H144Z', '#3b8a54'),
];
