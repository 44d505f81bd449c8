import { ground, poly, rect } from '../kit.ts';
import type { Drawing } from '../kit.ts';

export const bookcase: Drawing = ({ t }) => {
  const books = ['#c8322b', '#2461ab', '#e0a83a', '#3b8a54', '#6b4a97', '#1f7f86', '#e88aa6'];
  const shelf = (y: number, from: number, count: number): string[] =>
    Array.from({ length: count }, (_, at) => {
      const height = 34 + ((at * 7 + from * 5) % 4) * 5;
      return rect(118 + at * 14, y - height, 12, height, books[(at + from) % books.length]!, 1);
    });
  return [
    ground(206, 356, 126),
    poly('280,40 312,26 312,330 280,352', t.dark),
    poly('98,40 280,40 312,26 136,26', t.lit),
    rect(98, 40, 182, 312, t.side),
    rect(112, 54, 154, 286, t.deep),
    ...shelf(118, 0, 7),
    ...shelf(190, 3, 9),
    ...shelf(262, 5, 5),
    ...shelf(340, 1, 8),
    rect(206, 234, 44, 28, '#c79a66', 2),
    ...[118, 190, 262].map((y) => rect(112, y, 154, 9, t.lit)),
    rect(98, 40, 14, 312, t.base),
    rect(266, 40, 14, 312, t.base),
    rect(98, 40, 182, 14, t.base),
    rect(98, 340, 182, 12, t.base),
  ];
};
