import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { whitePlastic } from '../materials.ts';

export const soap: Drawing = ({ t }) => [
  ground(204, 350, 96),
  line('M200 100V60', whitePlastic.side, 12),
  path(
    'M140 44C140 36 146 32 154 32H214C226 32 228 44 226 56H154C150 58 146 66 146 74H134Z',
    whitePlastic.base,
  ),
  path('M140 44C140 36 146 32 154 32H214C222 32 226 38 226 42H140Z', whitePlastic.lit),
  rect(172, 96, 56, 30, whitePlastic.base, 6),
  rect(206, 96, 22, 30, whitePlastic.side, 6),
  path(
    'M132 168C132 138 158 126 176 126H224C242 126 268 138 268 168V326A22 22 0 0 1 246 348H154A22 22 0 0 1 132 326Z',
    t.base,
  ),
  path('M132 168C132 138 158 126 176 126H186C168 134 158 146 158 170V348H154A22 22 0 0 1 132 326Z', t.lit),
  path('M268 168C268 138 242 126 224 126H214C232 134 242 146 242 170V348H246A22 22 0 0 0 268 326Z', t.side),
  rect(148, 194, 104, 98, '#ffffff', 8),
  circle(184, 244, 17, t.lit),
  circle(212, 232, 12, t.base),
  circle(208, 262, 9, t.side),
];
