import { circle, type Drawing, ground, group, line, oval, path, poly, sheer } from '../kit.ts';
import { steel } from '../materials.ts';

export const lamp: Drawing = ({ t }) => [
  ground(190, 350, 110, 12),
  sheer(0.5, poly('206,140 330,124 372,346 150,346', '#fbe9a8')),
  oval(148, 342, 78, 16, t.dark),
  oval(148, 334, 78, 16, t.base),
  oval(140, 331, 50, 9, t.lit),
  line('M150 330L96 190L226 84', t.side, 13),
  line('M147 328L93 190L224 82', t.lit, 4),
  circle(96, 190, 14, steel.dark),
  circle(94, 188, 8, steel.lit),
  group(
    'rotate(-8 268 110)',
    path('M206 136C206 92 236 64 268 64C300 64 330 92 330 136Z', t.base),
    path('M206 136C206 92 236 64 268 64C246 80 236 104 236 136Z', t.lit),
    path('M330 136C330 92 300 64 280 64C304 84 308 110 308 136Z', t.side),
    oval(268, 136, 62, 9, '#fff6cf'),
  ),
];
