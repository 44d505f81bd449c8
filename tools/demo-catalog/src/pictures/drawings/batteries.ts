import { cylinder, type Drawing, ground, group, path, rect, word } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

/** A pack of batteries: round cells, or rectangular blocks with two snaps if the label is `9V`. */
export const batteries: Drawing = ({ t, label }) => {
  const roundCell = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      rect(-14, -20, 28, 24, steel.base, 4),
      cylinder(0, 6, 38, 10, 190, blackPlastic, steel.base),
      path('M-38 6A38 10 0 0 0 38 6V78A38 10 0 0 1 -38 78Z', t.base),
      path('M17 15A38 10 0 0 0 38 6V78A38 10 0 0 1 17 87Z', t.side),
      path('M-30 12A38 10 0 0 0 -19 15V87A38 10 0 0 1 -30 84Z', t.lit),
      label ? word(label, 0, 142, 34, '#ffffff', 60) : '',
    );
  const block = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      rect(-30, -22, 24, 20, steel.base, 4),
      rect(14, -24, 28, 22, steel.side, 8),
      path('M-52 0L-36 -10H60L44 0Z', steel.lit),
      path('M-52 0H44V178H-52Z', blackPlastic.base),
      path('M44 0L60 -10V168L44 178Z', blackPlastic.side),
      path('M-52 0H44V66H-52Z', t.base),
      path('M44 0L60 -10V56L44 66Z', t.side),
      path('M-44 0H-34V66H-44Z', t.lit),
      word('9V', -4, 130, 40, '#ffffff', 80),
    );
  if (label === '9V') return [ground(204, 344, 160), block(128, 150), block(270, 166)];
  return [ground(204, 344, 160), roundCell(106, 118), roundCell(294, 118), roundCell(200, 132)];
};
