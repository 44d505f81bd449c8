import { circle, type Drawing, ground, group, line, path, rect, word } from '../kit.ts';
import { glass, gold, paperTones } from '../materials.ts';

export const photoPaper: Drawing = ({ t, label }) => [
  ground(200, 344, 135),
  group(
    'rotate(-10 200 330)',
    rect(100, 76, 190, 258, paperTones.lit, 4),
    line('M100 80V330H290V80Z', paperTones.side, 2),
  ),
  group(
    'rotate(5 200 330)',
    rect(108, 78, 196, 262, t.base, 5),
    rect(108, 78, 196, 54, t.dark, 5),
    word(label ?? 'Photo', 206, 105, 30, '#ffffff', 170),
    rect(126, 148, 160, 172, glass.lit),
    circle(244, 186, 20, gold.lit),
    path('M126 280L176 210L216 260L240 234L286 290V320H126Z', t.side),
    path('M126 296L170 268L230 310L286 284V320H126Z', t.dark),
  ),
];
