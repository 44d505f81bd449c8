import { type Drawing, ground, poly, rect } from '../kit.ts';

const BOOKS = ['#c8322b', '#2461ab', '#e0a83a', '#3b8a54', '#6b4a97', '#1f7f86', '#e88aa6'];
/** Number of books on each shelf, from the top. */
const FILLED = [7, 9, 5, 8, 6];

/** A bookcase; the label gives the number of shelves, 2 to 5. */
export const bookcase: Drawing = ({ t, label }) => {
  const shelves = /^[2-5]$/.test(label ?? '') ? Number(label) : 4;
  const height = shelves === 5 ? 59 : 72;
  const top = 340 - shelves * height - 14;
  const floors = Array.from({ length: shelves }, (_, at) => 340 - (shelves - 1 - at) * height);
  return [
    ground(206, 356, 126),
    poly(`280,${top} 312,${top - 14} 312,330 280,352`, t.dark),
    poly(`98,${top} 280,${top} 312,${top - 14} 136,${top - 14}`, t.lit),
    rect(98, top, 182, 352 - top, t.side),
    rect(112, top + 14, 154, 326 - top, t.deep),
    ...floors.flatMap((floor, shelf) =>
      Array.from({ length: FILLED[shelf]! }, (_, at) => {
        const tall = (shelves === 5 ? 26 : 34) + ((at * 7 + shelf * 5) % 4) * 5;
        return rect(118 + at * 14, floor - tall, 12, tall, BOOKS[(at + shelf * 3) % BOOKS.length]!, 1);
      }),
    ),
    ...(shelves > 2 ? [rect(206, floors[2]! - 28, 44, 28, '#c79a66', 2)] : []),
    ...floors.slice(0, -1).map((floor) => rect(112, floor, 154, 9, t.lit)),
    rect(98, top, 14, 352 - top, t.base),
    rect(266, top, 14, 352 - top, t.base),
    rect(98, top, 182, 14, t.base),
    rect(98, 340, 182, 12, t.base),
  ];
};
