import { type Drawing, ground, line, rect, word } from '../kit.ts';
import { paperTones, steel } from '../materials.ts';

export const calendar: Drawing = ({ t, label }) => [
  ground(200, 354, 150),
  rect(66, 60, 280, 292, paperTones.dark, 10),
  rect(58, 54, 280, 292, paperTones.base, 10),
  rect(58, 54, 280, 76, t.base, 10),
  rect(58, 114, 280, 16, t.base),
  rect(58, 120, 280, 10, t.side),
  word(label ?? 'Calendar', 198, 92, 42, t.ink, 200),
  ...[96, 146, 250, 300].map((x) => line(`M${x} 40V70`, steel.side, 10)),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) =>
      rect(82 + column * 48, 150 + row * 46, 36, 34, row === 1 && column === 3 ? t.base : paperTones.side, 5),
    ),
  ),
];
