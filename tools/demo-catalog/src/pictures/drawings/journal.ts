import { type Drawing, ground, line, path, poly, rect, word } from '../kit.ts';
import { marginRed, paperTones } from '../materials.ts';

export const journal: Drawing = ({ t, a, label }) => {
  const band = a ?? marginRed;
  return [
    ground(208, 350, 132),
    poly('98,58 112,46 112,340 98,352', t.dark),
    poly('112,340 308,340 308,346 304,352 98,352', paperTones.side),
    line('M104 347H304', paperTones.dark, 2),
    path('M112 46H298A12 12 0 0 1 310 58V328A12 12 0 0 1 298 340H112Z', t.base),
    path('M112 46H132V340H112Z', t.side),
    path('M132 46H180L132 200Z', t.lit),
    rect(268, 46, 13, 294, band.base),
    rect(277, 46, 4, 294, band.side),
    poly('196,340 212,340 212,376 204,368 196,376', band.dark),
    label ? word(label, 202, 150, 28, t.ink, 110) : '',
  ];
};
