import { type Drawing, ground, line, oval, path } from '../kit.ts';

export const tapeRoll: Drawing = ({ t }) => [
  ground(206, 340, 150),
  oval(176, 218, 116, 120, t.side),
  oval(216, 214, 118, 124, t.dark),
  oval(204, 214, 118, 124, t.base),
  path('M204 90A118 124 0 0 0 92 250L204 214Z', t.lit),
  oval(204, 214, 78, 82, t.side),
  oval(204, 214, 72, 76, '#e9e4d6'),
  oval(212, 214, 60, 66, '#b9b2a0'),
  oval(216, 216, 52, 58, '#6e6a5f'),
  path('M204 338C262 338 320 338 366 322V300C330 314 300 312 280 300Z', t.lit),
  line('M366 300V322', t.dark, 3),
];
