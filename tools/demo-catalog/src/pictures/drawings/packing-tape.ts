import { type Drawing, ground, oval, path } from '../kit.ts';
import { board } from '../materials.ts';

export const packingTape: Drawing = ({ t }) => [
  ground(210, 342, 150),
  oval(248, 220, 92, 112, t.dark),
  path('M150 108H248V332H150Z', t.side),
  path('M150 108H248V150H150Z', t.base),
  oval(150, 220, 92, 112, t.base),
  path('M150 108A92 112 0 0 0 66 266L150 220Z', t.lit),
  oval(150, 220, 62, 76, board.lit),
  oval(158, 220, 52, 68, board.dark),
  oval(166, 222, 42, 60, board.deep),
  path('M150 332C220 336 290 336 350 316L344 284C310 304 270 316 248 332Z', t.lit),
];
