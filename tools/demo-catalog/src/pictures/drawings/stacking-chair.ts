import { type Drawing, ground, line, path, rect } from '../kit.ts';
import { steel } from '../materials.ts';

export const stackingChair: Drawing = ({ t }) => [
  ground(204, 354, 130, 12),
  line('M142 226L118 346M270 226L296 346', steel.dark, 10),
  line('M172 226L160 330M246 226L258 330', steel.dark, 8),
  line('M141 226L117 346', steel.lit, 4),
  path(
    'M118 62C118 48 128 42 142 42H262C276 42 286 48 286 62L280 150C278 176 268 186 254 190H150C136 186 126 176 124 150Z',
    t.base,
  ),
  path('M118 62C118 48 128 42 142 42H200L150 190C136 186 126 176 124 150Z', t.lit),
  rect(170, 66, 64, 20, t.deep, 10),
  path(
    'M132 182C150 194 254 194 272 182L304 222C306 234 298 238 288 238H116C106 238 98 234 100 222Z',
    t.side,
  ),
  path('M140 190C170 200 236 200 264 190L292 220H112Z', t.base),
  path('M100 220H304C306 234 298 240 288 240H116C106 240 98 234 100 220Z', t.dark),
];
