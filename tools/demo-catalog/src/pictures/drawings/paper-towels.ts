import { getTones } from '../color.ts';
import { circle, cylinder, type Drawing, ground, line, oval, path } from '../kit.ts';
import { board } from '../materials.ts';

export const paperTowels: Drawing = ({ t, a }) => {
  const mark = a ?? getTones('#3b8a54');
  return [
    ground(206, 350, 136),
    path('M258 96H318C330 96 336 104 334 116L322 340C320 350 312 352 302 350L252 344Z', t.side),
    line('M300 150L296 330', t.dark, 2),
    cylinder(186, 92, 100, 26, 226, t),
    ...[150, 204, 258].flatMap((y) =>
      [104, 142, 182, 222].map((x, at) => circle(x, y + [0, 10, 12, 8][at]!, 6, mark.lit)),
    ),
    oval(186, 92, 100, 26, t.lit),
    oval(186, 92, 66, 16, t.side),
    oval(186, 92, 62, 14, t.lit),
    oval(186, 92, 34, 9, board.base),
    oval(186, 94, 26, 6, board.deep),
  ];
};
