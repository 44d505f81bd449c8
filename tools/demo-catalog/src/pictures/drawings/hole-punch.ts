import { type Drawing, ground, path, rect } from '../kit.ts';
import { blackPlastic, steel } from '../materials.ts';

/** Left edges of the posts, by the number of holes in the label; two without a label. */
const POSTS: Record<string, readonly number[]> = {
  '2': [112, 246],
  '3': [74, 180, 286],
  '4': [62, 141, 220, 299],
};

export const holePunch: Drawing = ({ t, label }) => [
  ground(200, 330, 178),
  rect(28, 300, 344, 30, t.deep, 8),
  rect(28, 292, 344, 24, t.base, 6),
  rect(28, 292, 344, 8, t.lit, 4),
  rect(60, 304, 280, 8, steel.lit, 3),
  ...(POSTS[label?.charAt(0) ?? ''] ?? POSTS['2']!).flatMap((x) => [
    rect(x, 226, 42, 74, t.side, 5),
    rect(x + 12, 210, 18, 40, steel.base, 4),
    rect(x + 12, 210, 7, 40, steel.lit, 3),
  ]),
  path(
    'M40 192A18 18 0 0 1 58 174H342A18 18 0 0 1 360 192V222A10 10 0 0 1 350 232H50A10 10 0 0 1 40 222Z',
    t.base,
  ),
  path('M40 192A18 18 0 0 1 58 174H342A18 18 0 0 1 360 192V196H40Z', t.lit),
  path('M40 214H360V222A10 10 0 0 1 350 232H50A10 10 0 0 1 40 222Z', t.side),
  rect(84, 158, 232, 26, blackPlastic.base, 13),
  rect(96, 161, 208, 8, blackPlastic.lit, 4),
];
