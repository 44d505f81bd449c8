import { box, type Drawing, ground, line, poly, rect, word } from '../kit.ts';
import { gold } from '../materials.ts';

export const teaBox: Drawing = ({ t, label }) => [
  ground(206, 344, 150),
  box(66, 180, 220, 160, 54, 44, t),
  rect(86, 206, 180, 84, '#f6efe2', 4),
  word(label ?? 'Tea', 176, 250, 36, t.dark, 160),
  line('M250 158C262 130 290 120 312 150C320 164 326 190 324 214', '#f0ead9', 3),
  poly('306,214 342,210 346,252 310,256', gold.base),
  poly('200,174 244,174 248,146 206,146', '#efe7d3'),
  poly('212,168 238,168 240,152 215,152', '#9a7a4c'),
];
