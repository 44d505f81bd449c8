import { circle, type Drawing, ground, path, poly, rect } from '../kit.ts';
import { board, whitePlastic } from '../materials.ts';

export const paperCup: Drawing = ({ t, a }) => {
  const sleeve = a ?? board;
  return [
    ground(204, 350, 104),
    poly('112,92 288,92 266,346 134,346', t.base),
    poly('236,92 288,92 266,346 226,346', t.side),
    poly('122,92 146,92 160,346 144,346', t.lit),
    poly('119,168 281,168 271,288 129,288', sleeve.base),
    poly('233,168 281,168 271,288 228,288', sleeve.side),
    circle(190, 228, 26, '#ffffff'),
    path('M174 224H202V232A14 14 0 0 1 174 232Z', sleeve.base),
    rect(100, 72, 200, 24, whitePlastic.side, 9),
    path('M116 72L124 50A8 8 0 0 1 132 44H268A8 8 0 0 1 276 50L284 72Z', whitePlastic.base),
    path('M116 72L124 50A8 8 0 0 1 132 44H180L160 72Z', whitePlastic.lit),
  ];
};
