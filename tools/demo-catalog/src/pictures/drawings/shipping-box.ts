import { box, type Drawing, ground, line, poly } from '../kit.ts';

export const shippingBox: Drawing = ({ t }) => [
  ground(204, 342, 160),
  poly('60,176 204,176 158,112 20,120', t.side),
  poly('204,176 282,176 330,120 258,128', t.dark),
  poly('76,176 300,176 344,138 120,138', t.deep),
  poly('300,176 344,138 386,150 340,196', t.lit),
  box(60, 176, 238, 160, 0.1, 0.1, t),
  poly('298,176 344,138 344,296 298,336', t.side),
  poly('60,176 298,176 264,224 22,222', t.lit),
  poly('22,222 264,224 264,230 22,228', t.dark),
  line('M88 312V276M80 286L88 276L96 286M112 312V276M104 286L112 276L120 286', t.deep, 4),
];
