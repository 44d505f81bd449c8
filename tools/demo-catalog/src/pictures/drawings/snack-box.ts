import { type Drawing, ground, group, oval, poly, rect, word } from '../kit.ts';

export const snackBox: Drawing = ({ t, label }) => [
  ground(206, 344, 156),
  poly('76,196 300,196 340,158 116,158', t.deep),
  ...[
    ['-14', 110, '#c8322b'],
    ['4', 166, '#e0a83a'],
    ['-4', 216, '#3b8a54'],
    ['12', 262, '#2461ab'],
  ].map(([turn, x, color]) =>
    group(
      `rotate(${turn} ${x} 180)`,
      rect(Number(x) - 28, 96, 62, 120, String(color), 5),
      rect(Number(x) - 28, 96, 62, 13, '#f6efe2', 4),
      oval(Number(x) + 3, 148, 18, 18, '#f6efe2'),
    ),
  ),
  poly('76,196 300,196 292,340 84,340', t.base),
  poly('300,196 340,158 332,300 292,340', t.side),
  poly('76,196 120,196 112,340 84,340', t.lit),
  word(label ?? 'Snacks', 188, 270, 44, t.ink, 180),
];
