import { box, circle, type Drawing, ground, rect } from '../kit.ts';
import { paperTones, steel } from '../materials.ts';

export const fileCabinet: Drawing = ({ t, label }) => {
  const drawers = label === '2' ? 2 : 4;
  const top = drawers === 2 ? 170 : 60;
  const height = (344 - top) / drawers;
  return [
    ground(206, 350, 120),
    box(106, top, 154, 344 - top, 48, 34, t),
    ...Array.from({ length: drawers }, (_, at) => top + at * height).flatMap((y) => [
      rect(114, y + 6, 138, height - 10, t.lit, 3),
      rect(114, y + height - 12, 138, 8, t.side, 3),
      rect(160, y + height * 0.52, 46, 10, steel.dark, 5),
      rect(160, y + height * 0.52, 46, 4, steel.lit, 3),
      rect(166, y + height * 0.26, 34, 13, paperTones.lit, 2),
    ]),
    circle(240, top + 16, 4, steel.deep),
  ];
};
