import type { PictureSpec } from '../types.ts';
import { getTones } from './color.ts';
import { box, circle, ground, group, line, poly, rect, word } from './kit.ts';
import { board, brand, paperTones, wood } from './materials.ts';

/** Places one product, by its left top corner and its size relative to 400. */
type Put = (x: number, y: number, size: number) => string;

/** The rules and the margin of a notebook page. */
const RULE = '#9db8d4';
const MARGIN = '#c8322b';

const page = (): string[] => [
  ...[90, 140, 190, 240].map((y) => line(`M28 ${y}H372`, RULE, 1)),
  line('M62 40V300', MARGIN, 2),
];

/** Gallery views of a product: `pack--stapler` is a stapler's carton. */
const views: Record<string, (put: Put, spec: PictureSpec) => string[]> = {
  /** The carton, printed with its content. */
  pack: (put, spec) => {
    const t = getTones(/^#[0-9a-f]{6}$/i.test(spec.color) ? spec.color : '#c79a66');
    return [
      ground(208, 346, 176),
      box(56, 112, 232, 234, 60, 48, paperTones),
      rect(56, 112, 232, 44, t.base),
      poly('288,112 348,64 348,108 288,156', t.side),
      rect(56, 318, 232, 28, t.base),
      poly('288,318 348,270 348,298 288,346', t.side),
      word('foolscap', 172, 134, 24, t.ink, 200),
      put(88, 152, 170),
      line('M312 190V236M324 180V226M334 172V218', paperTones.dark, 4),
    ];
  },
  /** Three units of the product. */
  group: (put) => [put(-6, 40, 236), put(170, 40, 236), put(68, 104, 276)],
  /** A close-up of a part, in a round frame. */
  detail: (put) => [
    ground(200, 372, 150, 12),
    circle(200, 198, 176, brand.dark),
    circle(200, 198, 168, '#ffffff'),
    circle(200, 198, 168, '#e8eef5'),
    `<clipPath id="window"><circle cx="200" cy="198" r="168"/></clipPath>`,
    `<g clip-path="url(#window)">${put(-126, -126, 648)}</g>`,
  ],
  /** On a desk, in front of a notebook page. */
  scene: (put) => [
    rect(0, 0, 400, 400, '#f4f1ea', 16),
    ...page(),
    poly('24,290 376,290 400,352 0,352', wood.base),
    rect(0, 352, 400, 30, wood.side),
    rect(0, 376, 400, 24, wood.dark),
    put(64, 34, 272),
    rect(320, 262, 34, 46, brand.base, 4),
    line('M328 262L322 216M338 262V210M347 262L356 222', board.dark, 6),
  ],
  /** In an office, next to a plant. */
  room: (put) => [
    rect(0, 0, 400, 400, '#eef2f4', 16),
    rect(232, 40, 116, 108, '#ffffff', 4),
    rect(240, 48, 100, 92, '#cfe2ee'),
    line('M290 48V140M240 94H340', '#ffffff', 5),
    poly('0,318 400,318 400,400 0,400', '#ddd2c0'),
    rect(0, 310, 400, 8, '#ffffff'),
    line(
      'M58 312C46 270 30 262 22 236M58 312C58 262 62 244 74 214M58 312C68 280 84 268 98 254',
      '#3b8a54',
      9,
    ),
    poly('36,300 80,300 74,348 42,348', board.base),
    put(56, 40, 330),
  ],
};

/** Checks whether there is such a view. */
export function hasView(name: string): boolean {
  return Object.hasOwn(views, name);
}

/** Returns the elements of a view of a product. */
export function viewElements(name: string, spec: PictureSpec, elements: string): string[] {
  const put: Put = (x, y, size) => group(`translate(${x} ${y}) scale(${size / 400})`, elements);
  return views[name]!(put, spec);
}
