import { getTones } from '../color.ts';
import { box, type Drawing, ground, group, poly, rect, word } from '../kit.ts';
import { blackPlastic, gold } from '../materials.ts';

export const inkSet: Drawing = ({ label }) => {
  const colors = ['#26282c', '#1f9ccb', '#c63a7d', '#f3cb3c'].map(getTones);
  return [
    ground(206, 344, 176),
    ...colors.map((ink, at) =>
      group(
        `translate(${at * 74} ${at % 2 ? 8 : 0})`,
        box(38, 140, 80, 188, 26, 22, blackPlastic),
        rect(38, 172, 80, 104, ink.base),
        poly('118,172 144,150 144,254 118,276', ink.side),
        word(label ?? 'INK', 78, 224, 36, ink.ink, 70),
        rect(48, 116, 34, 24, blackPlastic.lit, 3),
        rect(52, 288, 34, 22, gold.base, 2),
      ),
    ),
  ];
};
