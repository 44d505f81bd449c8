import { type Drawing, ground, oval, path, poly, rect } from '../kit.ts';

export const meetingTable: Drawing = ({ t }) => [
  ground(200, 336, 160, 14),
  poly('128,176 164,176 150,332 118,332', t.dark),
  poly('236,176 272,176 282,332 250,332', t.dark),
  poly('150,176 164,176 150,332 140,332', t.deep),
  rect(104, 322, 60, 12, t.deep, 5),
  rect(236, 322, 60, 12, t.deep, 5),
  path('M24 152A176 52 0 0 0 376 152V168A176 52 0 0 1 24 168Z', t.side),
  oval(200, 152, 176, 52, t.base),
  path('M24 152A176 52 0 0 1 200 100C150 120 90 170 70 184A176 52 0 0 1 24 152Z', t.lit),
  oval(200, 150, 22, 7, t.deep),
];
