import { getTones } from '../color.ts';
import { box, type Drawing, ground, line, poly, rect } from '../kit.ts';
import { paperTones } from '../materials.ts';

export const parcel: Drawing = ({ t, a }) => {
  const tape = a ?? getTones('#e6cfa4');
  return [
    ground(206, 342, 168),
    box(58, 164, 232, 176, 58, 56, t),
    rect(154, 164, 40, 176, tape.base),
    poly('154,164 194,164 252,108 212,108', tape.lit),
    rect(76, 262, 62, 54, paperTones.lit, 3),
    line('M84 276H130M84 288H120M84 300H126', '#8d96a4', 4),
    line('M238 312V272M228 284L238 272L248 284M264 312V272M254 284L264 272L274 284', t.deep, 5),
  ];
};
