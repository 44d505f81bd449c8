import { type Drawing, ground, line, oval, path, poly, rect } from '../kit.ts';

export const monitor: Drawing = ({ t }) => [
  ground(202, 350, 112, 12),
  poly('176,262 228,262 236,330 168,330', t.side),
  oval(202, 336, 92, 15, t.deep),
  oval(202, 330, 92, 15, t.base),
  rect(28, 56, 344, 216, t.deep, 12),
  rect(28, 52, 344, 214, t.base, 12),
  rect(38, 62, 324, 188, '#1d3a5a', 3),
  path('M38 62H250L38 244Z', '#2b5079'),
  rect(62, 86, 150, 104, '#f5f3ec', 4),
  line('M78 106H190M78 124H190M78 142H150', '#8d96a4', 6),
  rect(78, 158, 60, 18, '#1d4e89', 5),
  rect(228, 86, 110, 60, '#c8322b', 4),
  rect(228, 156, 110, 70, '#e0a83a', 4),
];
