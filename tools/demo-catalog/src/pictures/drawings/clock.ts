import { circle, type Drawing, ground, group, line, path, rect } from '../kit.ts';

export const clock: Drawing = ({ t }) => [
  ground(200, 362, 110, 8),
  circle(204, 208, 148, t.dark),
  circle(200, 202, 148, t.base),
  path('M200 54A148 148 0 0 0 80 288L104 270A120 120 0 0 1 200 82Z', t.lit),
  circle(200, 202, 122, '#fdfdfb'),
  ...Array.from({ length: 12 }, (_, hour) =>
    group(`rotate(${hour * 30} 200 202)`, rect(197, 92, hour % 3 ? 5 : 7, hour % 3 ? 14 : 24, '#1b2230', 2)),
  ),
  line('M200 202L146 152', '#1b2230', 11),
  line('M200 202L266 134', '#1b2230', 7),
  line('M196 238L204 120', '#c8322b', 3),
  circle(200, 202, 9, '#c8322b'),
];
