import { circle, cylinder, type Drawing, ground, line, oval, path } from '../kit.ts';
import { whitePlastic } from '../materials.ts';

export const wipes: Drawing = ({ t }) => [
  ground(204, 350, 110),
  cylinder(200, 110, 94, 22, 216, t),
  path('M106 150A94 22 0 0 0 294 150V282A94 22 0 0 1 106 282Z', '#ffffff'),
  path('M242 170A94 22 0 0 0 294 150V282A94 22 0 0 1 242 302Z', '#dfe3e8'),
  circle(192, 236, 40, t.base),
  line('M176 236L188 250L212 222', '#ffffff', 10),
  cylinder(200, 86, 98, 22, 30, whitePlastic),
  oval(200, 84, 40, 10, whitePlastic.dark),
  path(
    'M168 86C158 60 176 44 164 20C192 30 214 14 238 30C226 52 238 66 232 86C214 94 186 94 168 86Z',
    '#f1f4f7',
  ),
  path(
    'M204 27C216 20 226 22 238 30C226 52 238 66 232 86C226 89 219 90 211 91C222 66 202 46 204 27Z',
    '#d9dee4',
  ),
];
