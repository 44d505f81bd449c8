import { type Drawing, ground, line, poly, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const binderClip: Drawing = ({ t }) => [
  ground(200, 340, 140),
  line('M150 196C130 120 150 60 176 60C196 60 190 84 190 110L182 190', steel.dark, 13),
  line('M150 196C130 120 150 60 176 60C196 60 190 84 190 110L182 190', steel.lit, 6),
  poly('88,330 312,330 262,196 138,196', t.base),
  poly('138,196 262,196 272,216 128,216', t.lit),
  poly('262,196 312,330 344,306 284,182', t.side),
  poly('138,196 262,196 284,182 162,182', t.dark),
  rect(80, 322, 240, 18, t.dark, 9),
  poly('320,322 348,300 350,310 322,340', t.deep),
  line('M218 200C214 130 232 64 258 66C280 68 268 100 260 130L242 200', steel.dark, 13),
  line('M218 200C214 130 232 64 258 66C280 68 268 100 260 130L242 200', steel.lit, 6),
  rect(204, 190, 52, 22, t.side, 6),
];
