import { cylinder, type Drawing, ground, line, path, rect, word } from '../kit.ts';
import { blackPlastic } from '../materials.ts';

export const inkBottle: Drawing = ({ t, label }) => [
  ground(204, 346, 106),
  cylinder(200, 196, 84, 20, 134, t),
  path('M116 196C116 160 160 160 166 128H234C240 160 284 160 284 196Z', t.base),
  path('M116 196C116 160 160 160 166 128H190C184 168 150 168 146 196Z', t.lit),
  path('M284 196C284 160 240 160 234 128H214C222 166 246 168 250 196Z', t.side),
  rect(168, 74, 64, 58, blackPlastic.base, 6),
  rect(206, 74, 26, 58, blackPlastic.side, 6),
  ...[180, 192, 204, 216].map((x) => line(`M${x} 84V122`, blackPlastic.dark, 3)),
  rect(186, 48, 28, 28, blackPlastic.lit, 5),
  path('M116 232A84 20 0 0 0 284 232V304A84 20 0 0 1 116 304Z', '#ffffff'),
  word(label ?? 'INK', 200, 286, 48, t.base === '#f3cb3c' ? t.deep : t.dark, 130),
];
