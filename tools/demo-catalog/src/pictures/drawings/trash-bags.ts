import { box, type Drawing, ground, path, poly, rect, word } from '../kit.ts';
import { brand } from '../materials.ts';

export const trashBags: Drawing = ({ t }) => [
  ground(206, 346, 160),
  box(64, 202, 230, 138, 54, 44, brand),
  rect(64, 232, 230, 60, '#ffffff'),
  word('LINERS', 179, 262, 40, brand.base, 200),
  poly('130,190 226,190 260,164 168,164', brand.deep),
  path(
    'M148 184C136 150 150 130 140 100C156 112 164 92 180 98C196 82 206 108 224 96C232 112 248 108 252 124C244 146 256 166 236 182Z',
    t.base,
  ),
  path('M148 184C136 150 150 130 140 100C156 112 164 92 180 98C172 130 184 150 176 184Z', t.lit),
  path('M224 96C232 112 248 108 252 124C244 146 256 166 236 182L212 183C226 150 214 130 224 96Z', t.side),
];
