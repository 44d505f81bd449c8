import { box, type Drawing, ground, line, poly, rect } from '../kit.ts';
import { brand } from '../materials.ts';

export const storageBox: Drawing = ({ t, a }) => {
  const trim = a ?? brand;
  return [
    ground(206, 344, 168),
    box(62, 176, 226, 164, 58, 46, t),
    rect(140, 220, 70, 26, t.deep, 13),
    rect(96, 272, 158, 44, trim.base, 4),
    line('M112 286H238M112 302H200', trim.ink, 5),
    box(52, 136, 246, 54, 64, 50, t),
    rect(52, 176, 246, 14, trim.base),
    poly('298,176 362,126 362,140 298,190', trim.side),
  ];
};
