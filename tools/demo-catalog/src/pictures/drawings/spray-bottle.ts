import { circle, type Drawing, ground, path, rect } from '../kit.ts';
import { whitePlastic } from '../materials.ts';

export const sprayBottle: Drawing = ({ t }) => [
  ground(208, 352, 96),
  path(
    'M142 196C142 160 178 160 180 124H236C238 160 276 160 276 196V330A18 18 0 0 1 258 348H160A18 18 0 0 1 142 330Z',
    t.base,
  ),
  path('M142 196C142 160 178 160 180 124H196C194 168 166 168 166 200V348H160A18 18 0 0 1 142 330Z', t.lit),
  path('M276 196C276 160 238 160 236 124H222C226 164 250 168 250 200V348H258A18 18 0 0 0 276 330Z', t.side),
  rect(142, 222, 134, 84, '#ffffff'),
  circle(209, 264, 25, t.base),
  path('M209 244C196 262 194 270 200 278C204 284 214 284 218 278C224 270 222 262 209 244Z', '#ffffff'),
  rect(182, 104, 52, 24, whitePlastic.side, 4),
  path('M120 52H236C256 52 262 66 262 86V104H182V88H120Z', whitePlastic.base),
  path('M120 52H236C256 52 262 66 262 72H120Z', whitePlastic.lit),
  rect(98, 58, 26, 24, t.base, 3),
  path('M176 88H194C190 108 176 122 160 130L150 120C166 112 174 102 176 88Z', t.dark),
];
