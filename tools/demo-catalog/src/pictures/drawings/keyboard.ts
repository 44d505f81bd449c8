import { type Drawing, ground, poly, rect } from '../kit.ts';
import { marginRed } from '../materials.ts';

export const keyboard: Drawing = ({ t }) => {
  const key = t.ink === '#ffffff' ? t.lit : '#ffffff';
  return [
    ground(200, 296, 178),
    poly('40,150 360,150 388,276 12,276', t.dark),
    poly('40,140 360,140 388,264 12,264', t.base),
    poly('40,140 360,140 362,150 38,150', t.lit),
    ...[0, 1, 2, 3].flatMap((row) => {
      const y = 158 + row * 25;
      const inset = 46 - row * 5;
      const count = 14;
      const width = (400 - 2 * inset) / count;
      return Array.from({ length: count }, (_, at) => {
        if (row === 3 && at > 3 && at < 9)
          return at === 4
            ? rect(Math.round(inset + at * width), y, Math.round(width * 5 - 5), 18, key, 4)
            : '';
        return rect(
          Math.round(inset + at * width),
          y,
          Math.round(width - 5),
          18,
          row === 0 && at === 0 ? marginRed.base : key,
          4,
        );
      });
    }),
    poly('12,264 388,264 386,276 14,276', t.side),
  ];
};
