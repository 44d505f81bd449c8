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

/** Pouches of film, welded at one side, with a photo in the front one; unlike sheet protectors they have no holes. */
export const laminatingPouch: Drawing = ({ t }) => [
  ground(206, 348, 136),
  sheer(0.7, rect(118, 44, 220, 290, t.side, 10)),
  sheer(0.85, rect(98, 52, 220, 290, t.base, 10)),
  rect(124, 82, 168, 230, paperTones.lit, 4),
  rect(140, 100, 136, 92, '#8fb2d2'),
  path('M140 192L182 138L212 172L236 148L276 192Z', '#3f6d94'),
  line('M142 222H274M142 246H274M142 270H226', '#8d96a4', 6),
  sheer(0.4, rect(82, 60, 236, 290, t.lit, 10), path('M82 60H206L82 262Z', '#ffffff')),
  line(
    'M92 60H308A10 10 0 0 1 318 70V340A10 10 0 0 1 308 350H92A10 10 0 0 1 82 340V70A10 10 0 0 1 92 60Z',
    t.dark,
    2.5,
  ),
  line('M84 74H316', t.dark, 5),
];
