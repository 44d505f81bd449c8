import { type Drawing, ground, line, path } from '../kit.ts';
import { steel } from '../materials.ts';

export const guestChair: Drawing = ({ t }) => [
  ground(204, 352, 140, 13),
  line('M128 60L112 214V344H300', steel.dark, 12),
  line('M126 60L110 214V342', steel.lit, 4),
  path(
    'M124 48C126 38 134 34 146 34H262C274 34 282 40 281 52L274 176C273 186 266 192 254 192H130C118 192 112 186 113 176Z',
    t.base,
  ),
  path('M124 48C126 38 134 34 146 34H210L136 192H130C118 192 112 186 113 176Z', t.lit),
  line('M302 236V342', steel.base, 12),
  line('M300 240V340', steel.lit, 4),
  path(
    'M96 214C98 202 108 198 120 198H298C310 198 318 204 320 214L324 232C326 242 318 246 308 246H106C96 246 90 242 92 232Z',
    t.base,
  ),
  path('M96 214C98 202 108 198 120 198H298C310 198 318 204 320 214L321 219H95Z', t.lit),
  path('M91 234H325C326 242 318 246 308 246H106C96 246 90 242 91 234Z', t.side),
];
