import { circle, type Drawing, ground, group, line, path, rect } from '../kit.ts';
import { steel } from '../materials.ts';

/** Assembly: a tool box with a screwdriver and a hammer crossed above it. */
export const assembly: Drawing = ({ t }) => [
  ground(200, 350, 160),
  group(
    'rotate(38 200 170)',
    rect(190, 24, 20, 150, steel.base, 4),
    rect(202, 24, 8, 150, steel.dark, 4),
    rect(178, 150, 44, 110, t.lit, 14),
  ),
  group(
    'rotate(-38 200 170)',
    rect(188, 60, 24, 190, '#c79a66', 6),
    path('M142 26H238C252 26 262 38 262 52V70H142Z', steel.side),
    path('M142 26H230V44H142Z', steel.lit),
  ),
  rect(60, 214, 280, 132, t.base, 14),
  rect(60, 214, 280, 40, t.side, 14),
  rect(60, 246, 280, 8, t.deep),
  rect(172, 236, 56, 34, steel.base, 6),
  line('M186 252H214', steel.deep, 5),
  circle(90, 320, 8, t.dark),
  circle(310, 320, 8, t.dark),
];
