import { box, circle, type Drawing, ground, line, path, word } from '../kit.ts';

export const software: Drawing = ({ t, label }) => [
  ground(206, 350, 120),
  box(94, 68, 178, 278, 44, 34, t),
  path('M94 68H190L94 230Z', t.lit),
  circle(183, 158, 52, '#ffffff'),
  line('M183 128V178M161 160L183 182L205 160', t.base, 13),
  word(label ?? 'Software', 183, 258, 36, t.ink, 160),
  line('M124 292H242', t.lit, 6),
];
