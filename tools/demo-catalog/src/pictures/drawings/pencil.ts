import { type Drawing, ground, group, line, path, poly, rect } from '../kit.ts';
import { blackPlastic, steel, wood } from '../materials.ts';

export const pencil: Drawing = ({ t }) => [
  ground(200, 340, 150, 9),
  group(
    'rotate(-38 200 200)',
    poly('14,200 78,170 78,230', wood.lit),
    poly('14,200 78,206 78,230', wood.side),
    poly('14,200 38,189 38,211', blackPlastic.base),
    poly('78,170 300,170 300,190 78,190 70,180', t.lit),
    poly('78,190 300,190 300,212 78,212 70,200', t.base),
    poly('78,212 300,212 300,230 78,230 70,220', t.side),
    rect(300, 168, 40, 64, steel.base),
    rect(300, 168, 40, 18, steel.lit),
    rect(300, 212, 40, 20, steel.side),
    line('M312 168V232M326 168V232', steel.dark, 3),
    path('M340 170H366A16 16 0 0 1 382 186V214A16 16 0 0 1 366 230H340Z', '#dd8a8c'),
    path('M340 208H382V214A16 16 0 0 1 366 230H340Z', '#b8696f'),
  ),
];
