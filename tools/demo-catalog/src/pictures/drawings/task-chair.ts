import type { Tones } from '../color.ts';
import { circle, type Drawing, ground, line, path, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

/** Front view of a swivel chair, with or without arms. */
export const swivelChair = (t: Tones, arms: boolean): string[] => [
  ground(200, 356, 126, 14),
  line('M200 300L112 334M200 300L288 334M200 300L152 348M200 300L248 348', blackPlastic.base, 13),
  line('M200 298L112 330M200 298L288 330', blackPlastic.lit, 4),
  ...[
    [110, 342],
    [290, 342],
    [150, 354],
    [250, 354],
  ].map(([x, y]) => circle(x!, y!, 12, blackPlastic.deep)),
  rect(190, 246, 20, 58, steel.base),
  rect(203, 246, 7, 58, steel.dark),
  rect(176, 236, 48, 26, blackPlastic.dark, 5),
  path(
    'M132 60C134 44 148 36 166 36H234C252 36 266 44 268 60L278 174C280 190 268 198 254 198H146C132 198 120 190 122 174Z',
    blackPlastic.base,
  ),
  path(
    'M144 64C145 54 154 48 166 48H234C246 48 255 54 256 64L265 172C266 182 260 186 252 186H148C140 186 134 182 135 172Z',
    t.base,
  ),
  path('M144 64C145 54 154 48 166 48H206L152 186H148C140 186 134 182 135 172Z', t.lit),
  ...[80, 104, 128, 152].map((y) => line(`M146 ${y}H254`, t.side, 3)),
  ...(arms
    ? [
        line('M96 236V182M304 236V182', blackPlastic.base, 12),
        rect(72, 168, 54, 18, blackPlastic.lit, 9),
        rect(274, 168, 54, 18, blackPlastic.base, 9),
      ]
    : []),
  path(
    'M94 218C96 206 104 202 116 202H284C296 202 304 206 306 218L312 236C314 246 306 250 296 250H104C94 250 86 246 88 236Z',
    t.base,
  ),
  path('M94 218C96 206 104 202 116 202H284C296 202 304 206 306 218L308 222H92Z', t.lit),
  path('M88 236L312 236C314 246 306 250 296 250H104C94 250 86 246 88 236Z', t.side),
];

export const taskChair: Drawing = ({ t }) => swivelChair(t, true);
