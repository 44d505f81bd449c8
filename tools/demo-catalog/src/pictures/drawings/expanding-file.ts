import { circle, type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const expandingFile: Drawing = ({ t }) => [
  ground(204, 346, 150),
  ...Array.from({ length: 9 }, (_, at) =>
    poly(
      `${70 + at * 5},${126 - at * 7} ${322 + at * 4},${126 - at * 7} ${322 + at * 4},${160 - at * 7} ${70 + at * 5},${160 - at * 7}`,
      at % 2 ? t.side : t.lit,
    ),
  ),
  ...['#c8322b', '#e0a83a', '#3b8a54', '#1f7f86'].map((tab, at) => rect(112 + at * 54, 50, 42, 26, tab, 4)),
  rect(106, 68, 248, 14, t.lit),
  ...Array.from({ length: 7 }, (_, at) =>
    poly(
      `${322 + at * 5},${140 - at * 10} ${327 + at * 5},${132 - at * 10} ${327 + at * 5},${320 - at * 8} ${322 + at * 5},${328 - at * 8}`,
      at % 2 ? t.deep : t.dark,
    ),
  ),
  rect(62, 134, 262, 210, t.base, 6),
  path('M62 140A6 6 0 0 1 68 134H318A6 6 0 0 1 324 140V210L193 244L62 210Z', t.lit),
  circle(193, 222, 13, t.dark),
  line('M193 222V342', blackPlastic.base, 4),
];
