import { type Drawing, ground, line, path, rect } from '../kit.ts';
import { paperTones } from '../materials.ts';

export const folder: Drawing = ({ t }) => [
  ground(202, 334, 160),
  path('M52 110A8 8 0 0 1 60 102H150L168 122H336A8 8 0 0 1 344 130V326H52Z', t.dark),
  rect(76, 88, 244, 160, paperTones.lit, 3),
  line('M96 112H300M96 128H260', paperTones.side, 4),
  path('M52 92A8 8 0 0 1 60 84H142A8 8 0 0 1 148 88L162 112H52Z', t.side),
  path(
    'M36 162A10 10 0 0 1 46 150H352A10 10 0 0 1 362 162L346 326A10 10 0 0 1 336 336H64A10 10 0 0 1 54 326Z',
    t.base,
  ),
  path('M36 162A10 10 0 0 1 46 150H352A10 10 0 0 1 362 162L361 172H37Z', t.lit),
  path('M240 336L362 190L346 326A10 10 0 0 1 336 336Z', t.side),
  rect(64, 90, 74, 14, paperTones.lit, 3),
];
