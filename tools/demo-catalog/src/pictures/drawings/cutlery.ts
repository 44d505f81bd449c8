import { type Drawing, ground, group, line, oval, path, rect } from '../kit.ts';

/** Fork, knife and spoon. */
export const cutlery: Drawing = ({ t }) => [
  ground(200, 352, 140),
  group(
    'rotate(-8 110 200)',
    rect(98, 190, 26, 152, t.base, 12),
    rect(114, 190, 10, 152, t.side, 5),
    path('M74 50V140C74 168 92 182 111 186C130 182 148 168 148 140V50H132V128H119V50H103V128H90V50Z', t.base),
    line('M82 56V128', t.lit, 4),
  ),
  group(
    '',
    rect(188, 200, 28, 146, t.base, 12),
    rect(204, 200, 12, 146, t.side, 5),
    path('M188 204V48C212 60 226 120 222 204Z', t.lit),
    path('M206 204V66C218 90 226 140 222 204Z', t.base),
  ),
  group(
    'rotate(8 290 200)',
    rect(278, 180, 26, 162, t.base, 12),
    rect(294, 180, 10, 162, t.side, 5),
    oval(291, 116, 42, 68, t.base),
    oval(287, 110, 28, 52, t.dark),
    oval(285, 114, 24, 46, t.side),
  ),
];
