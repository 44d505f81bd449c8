import { box, circle, ground, oval, path, rect } from '../kit.ts';
import type { Drawing } from '../kit.ts';

export const tissues: Drawing = ({ t }) => [
  ground(206, 342, 164),
  box(52, 222, 240, 112, 64, 58, t),
  rect(52, 262, 240, 34, t.side),
  ...[90, 150, 210, 260].map((x) => circle(x, 279, 9, t.lit)),
  oval(204, 194, 74, 16, t.deep),
  path(
    'M142 192C130 150 162 132 150 84C178 104 196 84 214 58C228 92 258 92 272 82C262 128 282 154 268 192C240 208 170 208 142 192Z',
    '#ffffff',
  ),
  path(
    'M214 58C228 92 258 92 272 82C262 128 282 154 268 192C254 200 236 203 216 204C246 160 220 110 214 58Z',
    '#d9dee4',
  ),
  path('M150 84C160 116 182 150 176 202C162 200 150 197 142 192C130 150 162 132 150 84Z', '#eef1f4'),
];
