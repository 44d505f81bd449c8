import { circle, cylinder, type Drawing, ground, line, oval, path, rect } from '../kit.ts';
import { board } from '../materials.ts';

export const bubbleWrap: Drawing = ({ t }) => {
  const dots = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => [96 + column * 27 + (row % 2) * 13, 132 + row * 34] as const),
  ).flat();
  return [
    ground(204, 330, 172),
    rect(64, 106, 280, 176, t.base, 10),
    ...dots.flatMap(([x, y]) => [circle(x, y, 10, t.side), circle(x - 2, y - 2, 6, t.lit)]),
    oval(64, 194, 36, 88, t.side),
    oval(64, 194, 27, 70, t.lit),
    oval(64, 194, 18, 50, t.dark),
    oval(64, 194, 10, 30, t.lit),
    path('M64 282H344C352 300 366 318 372 330H96C80 318 70 300 64 282Z', t.lit),
    ...Array.from({ length: 10 }, (_, at) => circle(104 + at * 27, 308, 8, t.side)),
    line('M64 282H344', t.dark, 2),
  ];
};

/** A roll of clear film on a core, with its end pulled off. */
export const stretchFilm: Drawing = ({ t }) => [
  ground(208, 348, 140),
  path('M252 120H352L372 318H252Z', t.lit),
  line('M352 120L372 318', t.dark, 3),
  line('M280 132V306M310 132V306M338 140L346 306', t.base, 3),
  cylinder(180, 106, 92, 26, 214, t),
  oval(180, 106, 92, 26, t.base),
  oval(180, 106, 70, 19, t.lit),
  line('M104 128V326M128 134V334', '#ffffff', 5),
  cylinder(180, 66, 36, 11, 40, board),
  oval(180, 66, 25, 7, board.deep),
];
