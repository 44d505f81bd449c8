import { type Drawing, ground, line, oval, path, rect, sheer } from '../kit.ts';
import { paperTones } from '../materials.ts';

export const sheetProtector: Drawing = ({ t }) => [
  ground(206, 348, 130),
  rect(118, 60, 196, 282, paperTones.lit, 2),
  line('M146 96H286M146 118H286M146 140H250M146 176H286M146 198H286M146 220H228', '#8d96a4', 6),
  rect(146, 246, 68, 62, '#8fb2d2'),
  sheer(0.55, rect(82, 48, 240, 298, t.base, 5), path('M82 48H190L82 240Z', t.lit)),
  rect(82, 48, 34, 298, t.side, 5),
  ...[88, 197, 306].map((y) => oval(98, y, 8, 8, '#5d6b7a')),
  line(
    'M82 53V341A5 5 0 0 0 87 346H317A5 5 0 0 0 322 341V53A5 5 0 0 0 317 48H87A5 5 0 0 0 82 53Z',
    t.dark,
    2.5,
  ),
];
