import { type Drawing, ground, group, line, path, poly, rect } from '../kit.ts';

export const envelope: Drawing = ({ t }) => [
  ground(202, 312, 172),
  group('rotate(-6 200 300)', rect(44, 120, 312, 178, t.dark, 4)),
  rect(40, 122, 320, 184, t.base, 5),
  poly('40,304 172,204 228,204 360,304', t.lit),
  path('M40 128A5 5 0 0 1 45 122H355A5 5 0 0 1 360 128L214 226A26 26 0 0 1 186 226Z', t.side),
  path('M40 127A5 5 0 0 1 45 122H355A5 5 0 0 1 360 127L212 216A24 24 0 0 1 188 216Z', t.lit),
  line('M42 128L188 217A24 24 0 0 0 212 217L358 128', t.dark, 2.5),
];
