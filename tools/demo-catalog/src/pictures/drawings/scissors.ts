import { circle, type Drawing, ground, group, path, poly } from '../kit.ts';
import { steel } from '../materials.ts';

export const scissors: Drawing = ({ t }) => {
  // A ring with a real hole, so that the background shows through.
  const bow = (fill: string): string =>
    `<path fill-rule="evenodd" d="M204 214L186 214L172 252C142 254 120 282 122 314C124 346 150 364 176 356C202 348 212 314 200 282ZM174 280C186 282 188 318 174 330C162 340 146 330 146 312C146 292 160 278 174 280Z" fill="${fill}"/>`;
  return [
    ground(200, 352, 120, 9),
    group(
      'rotate(21 200 204)',
      poly('190,222 214,222 222,40 206,24', steel.base),
      poly('206,24 222,40 214,222 206,222', steel.side),
      bow(t.side),
    ),
    group(
      'rotate(-21 200 204)',
      poly('186,222 210,222 194,24 178,40', steel.lit),
      poly('186,222 194,222 186,32 178,40', steel.base),
      group('matrix(-1 0 0 1 400 0)', bow(t.base)),
      path('M196 214H214L222 244H200Z', t.lit),
    ),
    circle(200, 204, 12, steel.dark),
    circle(198, 202, 7, steel.lit),
  ];
};
