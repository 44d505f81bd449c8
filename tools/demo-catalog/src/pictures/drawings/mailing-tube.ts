import { type Drawing, ground, group, line, oval, rect } from '../kit.ts';
import { whitePlastic } from '../materials.ts';

export const mailingTube: Drawing = ({ t }) => [
  ground(206, 342, 160, 14),
  ...[
    [0, 0],
    [26, 52],
  ].map(([x, y]) =>
    group(
      `translate(${x} ${y})`,
      group(
        'rotate(-32 200 210)',
        rect(70, 178, 250, 64, t.base),
        rect(70, 220, 250, 22, t.side),
        rect(70, 186, 250, 10, t.lit),
        ...[110, 160, 210, 260].map((at) => line(`M${at} 178L${at + 26} 242`, t.side, 3)),
        oval(320, 210, 18, 32, t.dark),
        oval(70, 210, 18, 32, whitePlastic.base),
        oval(68, 210, 11, 22, whitePlastic.dark),
      ),
    ),
  ),
];
