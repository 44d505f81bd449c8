import { circle, type Drawing, ground, line, path, poly, rect } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const appliance: Drawing = ({ t }) => [
  ground(204, 350, 116),
  line('M262 156C330 150 334 270 268 276', t.deep, 20),
  path(
    'M136 112H248C256 112 260 116 262 124L284 318A20 20 0 0 1 264 338H124A20 20 0 0 1 104 318L122 124C124 116 128 112 136 112Z',
    t.base,
  ),
  path('M136 112H172L148 338H124A20 20 0 0 1 104 318L122 124C124 116 128 112 136 112Z', t.lit),
  path('M222 112H248C256 112 260 116 262 124L284 318A20 20 0 0 1 264 338H236Z', t.side),
  poly('128,124 92,108 98,150 122,170', t.base),
  path('M132 112C132 92 150 84 192 84C234 84 252 92 252 112Z', t.dark),
  rect(178, 66, 28, 20, blackPlastic.base, 8),
  rect(94, 330, 200, 20, blackPlastic.base, 9),
  circle(192, 300, 7, '#e07a2a'),
];
