import { circle, ground, group, line, oval, path, poly, rect, word } from './kit.ts';
import { pictureElements, sheet } from './draw.ts';

/** The wide drawings: heroes, banners, empty states and error pages. */
export const sceneNames = [
  'desk',
  'office',
  'paper',
  'ink',
  'chairs',
  'break-room',
  'break-room-wide',
  'mailroom',
  'empty-cart',
  'not-found',
  'error',
  'confirmation',
] as const;
type SceneName = (typeof sceneNames)[number];

/** Places one product in a scene: its left and top corner, and its size relative to 400. */
function put(
  drawing: string,
  color: string,
  x: number,
  y: number,
  size: number,
  more: { accent?: string; label?: string } = {},
): string {
  return group(`translate(${x} ${y}) scale(${size / 400})`, pictureElements({ drawing, color, ...more }));
}

/** The red margin and the blue rule of a notebook page. */
const RULE = '#9db8d4';
const MARGIN = '#c8322b';
/** The margin on the business site, which uses no red. */
const BUSINESS_MARGIN = '#3f78bd';

/** The ruled lines of a page. */
const rules = (width: number, heights: readonly number[]): string[] =>
  heights.map((y) => line(`M30 ${y}H${width - 30}`, RULE, 1));

/** The colors of a table: its top, its edge, and the shadow below the edge. */
type Table = readonly [top: string, edge: string, shadow: string];
const WOOD: Table = ['#e2c096', '#cfa678', '#a98252'];
const GRAY: Table = ['#cdd2d8', '#b0b7c0', '#8a929d'];

/** Draws a banner: products on a table, before a ruled page. */
const banner = ([top, edge, shadow]: Table, products: readonly string[]): string =>
  sheet(640, 420, [
    ...rules(640, [70, 130, 190, 250]),
    poly('28,300 612,300 640,362 0,362', top),
    rect(0, 362, 640, 16, edge),
    rect(0, 374, 640, 4, shadow),
    ...products,
  ]);

/** An open box represents the cart, because offices buy by the box. */
const scenes: Record<SceneName, () => string> = {
  desk: () =>
    sheet(1200, 640, [
      line('M96 40V520', MARGIN, 2),
      ...[120, 200, 280, 360, 440].map((y) => line(`M60 ${y}H1140`, RULE, 1)),
      put('whiteboard', '#c3c8ce', 452, 20, 300),
      ground(600, 606, 560, 26),
      poly('40,500 1160,500 1200,560 0,560', '#e2c096'),
      rect(0, 560, 1200, 26, '#cfa678'),
      rect(0, 580, 1200, 8, '#a98252'),
      put('lamp', '#c8322b', 20, 178, 380),
      put('ream', '#2461ab', 300, 330, 240, { label: 'Letter' }),
      put('monitor', '#26282c', 470, 178, 390),
      put('notebook', '#24365c', 800, 296, 250),
      put('mug', '#f3cb3c', 982, 368, 168),
      put('stapler', '#c8322b', 700, 404, 170),
      put('desk-organizer', '#f3f3f0', 212, 396, 176),
      put('mouse', '#474c55', 872, 470, 92),
    ]),
  office: () =>
    sheet(1200, 640, [
      line('M96 40V540', BUSINESS_MARGIN, 2),
      ...[110, 190, 270, 350, 430].map((y) => line(`M60 ${y}H1140`, RULE, 1)),
      ground(600, 590, 580, 26),
      poly('40,520 1160,520 1200,604 0,604', '#e4e0d6'),
      put('clock', '#26282c', 560, 24, 130),
      put('bookcase', '#cfa678', 40, 96, 480),
      put('standing-desk', '#cfa678', 318, 176, 440),
      put('monitor', '#26282c', 470, 142, 210),
      put('task-chair', '#24365c', 474, 286, 310),
      put('file-cabinet', '#8d939c', 690, 196, 370, { label: '2' }),
      put('laser-printer', '#f3f3f0', 758, 130, 240),
      put('shipping-box', '#c79a66', 936, 350, 240),
      put('waste-bin', '#1d4e89', 348, 402, 170),
    ]),
  paper: () =>
    banner(GRAY, [
      put('paper-box', '#2461ab', 40, 78, 300, { label: 'Letter' }),
      put('ream', '#2461ab', 300, 152, 230, { label: 'Letter' }),
      put('ream', '#3b8a54', 430, 196, 180, { label: 'A4' }),
    ]),
  ink: () =>
    banner(WOOD, [
      put('printer', '#f3f3f0', 60, 40, 340),
      put('ink-cartridge', '#1f9ccb', 340, 196, 150),
      put('ink-cartridge', '#c4307a', 420, 216, 150),
      put('ink-bottle', '#26282c', 508, 222, 130),
    ]),
  chairs: () =>
    banner(GRAY, [
      put('lamp', '#f3cb3c', 20, 106, 250),
      put('task-chair', '#1f7f86', 190, 34, 330),
      put('guest-chair', '#474c55', 402, 120, 240),
    ]),
  'break-room': () =>
    banner(WOOD, [
      put('coffee-maker', '#26282c', 70, 48, 340),
      put('coffee-bag', '#7a2438', 310, 128, 240),
      put('mug', '#f3cb3c', 456, 214, 160),
    ]),
  'break-room-wide': () =>
    sheet(1200, 640, [
      ...rules(1200, [120, 200, 280, 360, 440]),
      ground(600, 606, 560, 26),
      poly('40,500 1160,500 1200,560 0,560', '#e2c096'),
      rect(0, 560, 1200, 26, '#cfa678'),
      rect(0, 580, 1200, 8, '#a98252'),
      put('clock', '#26282c', 880, 30, 150),
      put('kettle', '#b6bec8', 40, 286, 250),
      put('coffee-maker', '#26282c', 244, 164, 380),
      put('coffee-bag', '#7a2438', 548, 262, 280),
      put('tea-box', '#3b8a54', 744, 330, 220),
      put('paper-cup', '#c79a66', 690, 404, 140),
      put('mug', '#f3cb3c', 920, 366, 170),
      put('mug', '#6fa8d6', 1040, 366, 170),
    ]),
  mailroom: () =>
    banner(GRAY, [
      put('shipping-box', '#c79a66', 60, 60, 310),
      put('bubble-mailer', '#ecd49c', 330, 130, 230),
      put('packing-tape', '#c79a66', 470, 230, 130),
    ]),
  'empty-cart': () =>
    sheet(640, 420, [
      ...[110, 170, 230, 290].map((y) => line(`M30 ${y}H610`, RULE, 1)),
      line('M66 40V370', MARGIN, 2),
      put('shipping-box', '#c79a66', 120, 10, 400),
      line('M330 96C372 60 420 66 430 100C438 130 404 140 402 116C400 84 470 70 520 92', '#8d939c', 3),
      group(
        'translate(536 92) rotate(14)',
        oval(0, 0, 9, 6, '#26282c'),
        path('M-2 -3C-10 -20 6 -26 6 -4ZM2 -3C12 -18 24 -12 8 0Z', '#b6bec8'),
      ),
    ]),
  'not-found': () =>
    sheet(640, 420, [
      ...[110, 170, 230, 290].map((y) => line(`M30 ${y}H610`, RULE, 1)),
      line('M66 40V370', MARGIN, 2),
      put('folder', '#ecd49c', 130, 8, 400),
      group(
        'rotate(-4 330 250)',
        rect(222, 216, 210, 66, '#fbfaf6', 6),
        line(
          'M222 222V276A6 6 0 0 0 228 282H426A6 6 0 0 0 432 276V222A6 6 0 0 0 426 216H228A6 6 0 0 0 222 222Z',
          '#a98252',
          2,
        ),
        word('?', 258, 249, 46, MARGIN),
        line('M300 240H414M300 258H380', '#8d96a4', 5),
      ),
    ]),
  error: () =>
    sheet(640, 420, [
      ...[110, 170, 230, 290].map((y) => line(`M30 ${y}H610`, RULE, 1)),
      line('M66 40V370', MARGIN, 2),
      put('printer', '#f3f3f0', 124, 10, 400),
      path(
        'M226 276H428L448 352L420 340L396 362L366 342L338 366L306 344L276 364L250 342L206 356Z',
        '#fbfaf6',
      ),
      line(
        'M226 276L206 356L250 342L276 364L306 344L338 366L366 342L396 362L420 340L448 352L428 276',
        '#b9bec6',
        2,
      ),
      line('M250 296H404M246 314H340', '#8d96a4', 5),
    ]),
  confirmation: () =>
    sheet(640, 420, [
      ...[110, 170, 230, 290].map((y) => line(`M30 ${y}H610`, RULE, 1)),
      line('M66 40V370', MARGIN, 2),
      put('parcel', '#c79a66', 128, 12, 390, { accent: '#1d4e89' }),
      circle(468, 150, 50, '#2f7a4a'),
      line('M444 150L462 170L494 132', '#ffffff', 13),
    ]),
};

/** Checks whether there is a scene with this name. */
export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}

/** Draws a scene: a complete SVG (1200 x 640 for heroes, 640 x 420 otherwise) on a transparent background. */
export function drawScene(name: SceneName): string {
  return scenes[name]();
}
