import { cylinder, group, ground, path, rect, word } from '../kit.ts';
import type { Drawing } from '../kit.ts';
import { steel, blackPlastic } from '../materials.ts';

export const batteries: Drawing = ({ t, label }) => {
  const cell = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      rect(-14, -20, 28, 24, steel.base, 4),
      cylinder(0, 6, 38, 10, 190, blackPlastic, steel.base),
      path('M-38 6A38 10 0 0 0 38 6V78A38 10 0 0 1 -38 78Z', t.base),
      path('M17 15A38 10 0 0 0 38 6V78A38 10 0 0 1 17 87Z', t.side),
      path('M-30 12A38 10 0 0 0 -19 15V87A38 10 0 0 1 -30 84Z', t.lit),
      label ? word(label, 0, 142, 34, '#ffffff', 60) : '',
    );
  return [ground(204, 344, 160), cell(106, 118), cell(294, 118), cell(200, 132)];
};
