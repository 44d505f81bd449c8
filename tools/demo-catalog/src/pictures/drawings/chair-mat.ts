import { type Drawing, ground, group, line, oval, poly, sheer } from '../kit.ts';
import { steel } from '../materials.ts';
import { taskChair } from './task-chair.ts';

export const chairMat: Drawing = ({ t }) => [
  ground(200, 306, 176, 16),
  poly('92,128 268,128 290,158 352,170 376,300 24,300 50,170 78,158', t.dark),
  poly('92,122 268,122 290,152 352,164 376,292 24,292 50,164 78,152', t.base),
  poly('92,122 200,122 110,292 24,292 50,164 78,152', t.lit),
  ...[
    [90, 200],
    [150, 200],
    [210, 200],
    [270, 200],
    [80, 240],
    [146, 240],
    [214, 240],
    [286, 240],
    [110, 166],
    [170, 166],
    [236, 166],
  ].map(([x, y]) => oval(x!, y!, 5, 3, t.side)),
  line('M118 272H230', t.side, 4),
  // A faint chair base shows the use.
  sheer(
    0.4,
    group('translate(126 -18) scale(0.62)', ...taskChair({ t: steel, a: undefined, label: undefined })),
  ),
];
