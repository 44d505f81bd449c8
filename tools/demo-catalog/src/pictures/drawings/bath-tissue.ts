import { cylinder, type Drawing, ground, group, line, oval } from '../kit.ts';
import { board, brand } from '../materials.ts';

export const bathTissue: Drawing = ({ t, a }) => {
  const mark = a ?? brand;
  const roll = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      cylinder(0, 0, 66, 22, 92, t),
      oval(0, 0, 42, 13, t.side),
      oval(0, 0, 40, 12, t.lit),
      oval(0, 0, 22, 7, board.dark),
      line('M-66 40A66 22 0 0 0 66 40', mark.base, 3),
    );
  return [ground(204, 352, 160), roll(200, 88), roll(124, 232), roll(274, 232), roll(200, 248)];
};
