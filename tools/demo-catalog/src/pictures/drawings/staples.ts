import { box, type Drawing, ground, group, line, poly, rect } from '../kit.ts';
import { marginRed, steel } from '../materials.ts';

export const staples: Drawing = ({ a }) => {
  const color = a ?? marginRed;
  return [
    ground(206, 344, 160),
    box(60, 190, 220, 92, 60, 60, color),
    rect(60, 212, 220, 46, '#ffffff'),
    // A staple; boxes hold 1,000 to 25,000 of them.
    line('M128 249V222H212V249', color.base, 7),
    poly('88,182 252,182 296,138 132,138', color.dark),
    ...[0, 1, 2, 3].map((row) => box(104 + row * 10, 162 - row * 9, 142, 14, 10, 8, steel)),
    group(
      'rotate(4 200 330)',
      box(110, 306, 190, 26, 24, 16, steel),
      ...Array.from({ length: 18 }, (_, at) =>
        line(`M${118 + at * 10} 306V332M${118 + at * 10} 306l24 -16`, steel.dark, 1.5),
      ),
    ),
  ];
};
