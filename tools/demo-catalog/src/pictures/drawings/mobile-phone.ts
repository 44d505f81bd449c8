import { type Drawing, ground, group, path, rect } from '../kit.ts';

export const mobilePhone: Drawing = ({ t }) => [
  ground(204, 350, 100),
  group(
    'rotate(8 200 200)',
    rect(132, 44, 152, 300, t.dark, 24),
    rect(124, 42, 152, 300, t.base, 24),
    rect(134, 52, 132, 280, '#20303f', 15),
    path('M134 67A15 15 0 0 1 149 52H251L134 250Z', '#31475c'),
    rect(178, 60, 44, 10, '#0f1820', 5),
    ...[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(
          148 + column * 38,
          100 + row * 42,
          28,
          28,
          ['#c8322b', '#e0a83a', '#3b8a54', '#5b8fc7', '#6b4a97'][(row * 3 + column) % 5]!,
          8,
        ),
      ),
    ),
    rect(148, 286, 104, 30, '#48637c', 12),
  ),
];
