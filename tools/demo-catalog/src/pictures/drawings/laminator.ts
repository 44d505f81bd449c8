import { circle, type Drawing, ground, line, path, poly, rect, sheer } from '../kit.ts';
import { brand, paperTones } from '../materials.ts';

export const laminator: Drawing = ({ t, a }) => {
  const trim = a ?? brand;
  return [
    ground(200, 322, 178),
    path(
      'M34 232C34 200 60 190 100 186L300 186C342 188 366 202 366 234V296A16 16 0 0 1 350 312H50A16 16 0 0 1 34 296Z',
      t.base,
    ),
    path(
      'M34 232C34 200 60 190 100 186H300C342 188 366 202 366 234C340 216 310 212 280 212H110C80 212 54 216 34 232Z',
      t.lit,
    ),
    path('M34 282H366V296A16 16 0 0 1 350 312H50A16 16 0 0 1 34 296Z', trim.base),
    rect(70, 240, 222, 14, t.deep, 6),
    poly('92,246 270,246 296,336 68,336', paperTones.lit),
    sheer(0.45, poly('82,246 280,246 310,344 54,344', '#9cc8e6')),
    rect(112, 268, 60, 46, trim.lit),
    line('M188 278H252M188 296H240', '#8d96a4', 6),
    circle(324, 252, 14, trim.base),
    circle(324, 252, 6, '#ffffff'),
  ];
};
