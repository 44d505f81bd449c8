import { type Drawing, ground, group, poly, rect } from '../kit.ts';
import { paperTones } from '../materials.ts';

/** Page flags fanned over a sheet. */
export const flags: Drawing = ({ t }) => [
  ground(200, 342, 150),
  rect(70, 70, 220, 264, paperTones.side, 6),
  rect(64, 64, 220, 264, paperTones.base, 6),
  ...[104, 140, 176, 212, 248, 284].map((y) => rect(90, y, 140, 8, paperTones.dark, 4)),
  ...[84, 144, 204, 264].map((y, index) =>
    group(
      `translate(${index * 6} 0)`,
      rect(232, y, 74, 40, t.lit),
      poly(`306,${y} 368,${y} 352,${y + 20} 368,${y + 40} 306,${y + 40}`, index % 2 ? t.side : t.base),
    ),
  ),
];
