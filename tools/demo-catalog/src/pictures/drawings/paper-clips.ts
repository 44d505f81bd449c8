import { box, type Drawing, ground, group, line, poly, rect, word } from '../kit.ts';
import { brand } from '../materials.ts';

export const paperClips: Drawing = ({ t }) => {
  const clip = (transform: string): string =>
    group(
      transform,
      line('M0 -52V44A26 26 0 0 0 52 44V-58A20 20 0 0 0 12 -58V34A13 13 0 0 0 38 34V-40', t.dark, 11),
      line('M0 -52V44A26 26 0 0 0 52 44V-58A20 20 0 0 0 12 -58V34A13 13 0 0 0 38 34V-40', t.lit, 5),
    );
  return [
    ground(200, 344, 150),
    box(70, 244, 220, 90, 50, 44, brand),
    poly('86,236 280,236 318,204 124,204', brand.deep),
    rect(70, 266, 220, 46, '#ffffff'),
    word('CLIPS', 180, 289, 34, brand.base, 180),
    clip('translate(120 168) rotate(-24)'),
    clip('translate(196 150) rotate(10)'),
    clip('translate(268 176) rotate(38)'),
  ];
};
