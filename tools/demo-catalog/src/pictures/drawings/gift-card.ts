import { type Drawing, ground, group, line, path, poly, rect, word } from '../kit.ts';
import { brand, gold, marginRed } from '../materials.ts';

/** A plastic card without print. */
const card: Drawing = ({ t }) => [
  ground(202, 308, 160),
  group('rotate(-8 200 210)', rect(46, 120, 300, 186, t.dark, 16)),
  rect(50, 116, 300, 186, t.base, 16),
  path('M50 132A16 16 0 0 1 66 116H240L50 260Z', t.lit),
];

/** Whether a red ribbon would be hard to see on a color, because it has more red than green and blue together. */
function isReddish(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red > green + blue;
}

/** A card with a ribbon. */
export const giftCard: Drawing = (paint) => {
  const ribbon = isReddish(paint.t.base) ? gold.base : marginRed.base;
  return [
    ...card(paint),
    rect(252, 116, 26, 186, ribbon),
    line(
      'M265 200C230 150 200 176 228 200C240 208 256 206 265 200C300 150 330 176 302 200C290 208 274 206 265 200',
      ribbon,
      11,
    ),
    word(paint.label ?? 'Gift card', 146, 262, 34, paint.t.ink, 170),
  ];
};

/** A member's card, with a stripe and the shop's name. */
export const memberCard: Drawing = (paint) => [
  ...card(paint),
  rect(50, 146, 300, 30, paint.t.deep),
  word('foolscap', 128, 214, 28, paint.t.ink, 150),
  word(paint.label ?? 'Member', 140, 266, 34, paint.t.ink, 170),
  rect(276, 212, 46, 36, gold.base, 6),
  line('M276 230H290M322 230H308M299 212V222M299 248V238', gold.dark, 3),
];

/** An engraved plate on a base. */
export const namePlate: Drawing = ({ t, label }) => [
  ground(204, 292, 176),
  poly('34,262 346,262 376,284 20,284', brand.dark),
  poly('40,168 352,168 346,266 34,266', t.base),
  poly('40,168 150,168 90,266 34,266', t.lit),
  line('M50 180H342L337 254H45Z', gold.base, 4),
  word(label ?? 'Your name', 194, 217, 44, gold.lit, 260),
  poly('352,168 362,176 356,270 346,266', t.side),
];
