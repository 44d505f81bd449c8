import { type Drawing, ground, group, line, path, rect } from '../kit.ts';
import { brand } from '../materials.ts';

export const labels: Drawing = ({ t, a }) => {
  const ink = a ?? brand;
  const cells = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [0, 1, 2].map((column) => rect(104 + column * 64, 84 + row * 35, 58, 29, t.lit, 5)),
  );
  return [
    ground(200, 346, 130),
    group('rotate(-7 200 340)', rect(92, 66, 210, 276, t.dark, 4)),
    rect(92, 66, 210, 276, t.side, 4),
    ...cells,
    path('M232 224H290V277H232Z', t.dark),
    group(
      'rotate(-16 258 250)',
      rect(226, 204, 92, 54, t.lit, 6),
      rect(226, 204, 92, 15, ink.base, 6),
      line('M238 232H296M238 245H276', ink.dark, 5),
    ),
    rect(104, 84, 58, 29, ink.base, 5),
    line('M112 94H150M112 103H138', ink.ink, 3),
  ];
};
