import type { Box, Text } from './appearance.ts';

type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A text of this size needs less contrast, in pixels; bold text from the second size. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Keeps a result at the limit for axe, which rounds otherwise. */
const MARGIN = 0.05;

/** Parses a computed color; undefined for other color spaces. */
function parseColor(text: string): Color | undefined {
  const [red, green, blue, alpha = 1] = (/^rgba?\(([\d., ]+)\)$/.exec(text)?.[1] ?? '')
    .split(',')
    .map(Number);
  return blue === undefined ? undefined : [red!, green!, blue, alpha];
}

const blend = ([red, green, blue, alpha]: Color, below: Color): Color => {
  const mix = (value: number, other: number) => value * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** The relative luminance of WCAG 2. */
function getLuminance([red, green, blue]: Color): number {
  const [r, g, b] = [red, green, blue].map((value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function getRatio(one: Color, other: Color): number {
  const [darker, lighter] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

const isPlain = (style: CSSStyleDeclaration) =>
  style.backgroundImage === 'none' && style.backgroundColor === 'rgba(0, 0, 0, 0)';

/** The paint of a box in the current theme. */
interface Paint {
  /** Its background; undefined for a picture or an unknown color space. */
  readonly color: Color | undefined;
  /** Whether it and its ancestors paint at most single colors, without effects that change those of others. */
  readonly isSimple: boolean;
}

function readPaint({ style, shape, pseudo }: Box): Paint {
  const isSimple = shape === '' && style.opacity === '1' && style.backgroundImage === 'none';
  const color = parseColor(style.backgroundColor);
  // The pseudo-element of a drawer has the drawer's color.
  const isSame = (each: CSSStyleDeclaration) =>
    color?.[3] === 1 &&
    each.backgroundColor === style.backgroundColor &&
    each.backgroundImage === 'none' &&
    each.opacity === '1';
  return { color, isSimple: isSimple && pseudo.every((each) => isPlain(each) || isSame(each)) };
}

/** Returns a function that reads what a box paints, once for each box. */
function createPaintReader(): (box: Box) => Paint {
  const paints = new Map<Box, Paint>();
  return (box) => {
    let paint = paints.get(box);
    if (!paint) paints.set(box, (paint = readPaint(box)));
    return paint;
  };
}

type ReadPaint = ReturnType<typeof createPaintReader>;

/** Lists the colors that a text's element and its ancestors may show behind it; undefined if they are more than single colors. */
function listOwnBackgrounds({ around }: Text, read: ReadPaint): Color[] | undefined {
  const found: Color[] = [];
  const above: Color[] = [];
  const show = (color: Color) => found.push(above.reduceRight((below, layer) => blend(layer, below), color));
  for (const [box, freeSides] of around) {
    const { color } = read(box);
    if (!color) return undefined;
    const isOpaque = color[3] === 1;
    // The background of the root covers all of the page.
    const isWhole = freeSides === '0000' || !box.parent;
    if (isOpaque) show(color);
    if (isOpaque && isWhole) return found;
    if (color[3] > 0 && !isOpaque) {
      if (!isWhole) return undefined;
      above.push(color);
    }
  }
  return undefined;
}

/**
 * Lists the colors of other boxes that lie over or under a text; undefined if they are more than single colors. Pictures do not count: axe
 * does not measure a text on one.
 */
function listOtherBackgrounds({ overlaps }: Text, read: ReadPaint): Color[] | undefined {
  const found: Color[] = [];
  for (const [box] of overlaps) {
    if (isPlain(box.style) && box.pseudo.every(isPlain)) continue;
    const { color } = read(box);
    if (color?.[3] !== 1) return undefined;
    // An effect of its own or of an ancestor would change the color.
    for (let at: Box | undefined = box; at; at = at.parent) if (!read(at).isSimple) return undefined;
    found.push(color);
  }
  return found;
}

/**
 * Returns a function that checks whether a text certainly has sufficient contrast in the current theme: a plain color on plain colors, with
 * each of those that may lie behind it. axe decides about all others; it takes a hundred times as long, because it first determines the
 * layout of the whole page.
 */
export function createContrastCheck(): (text: Text) => boolean {
  const read = createPaintReader();
  return (text) => {
    const { style } = text.box;
    const color = parseColor(style.color);
    const isColored = style.webkitTextFillColor === style.color && style.textShadow === 'none';
    if (!color || !isColored || !text.around.every(([box]) => read(box).isSimple)) return false;
    if (!text.within.every((box) => isPlain(box.style) && box.pseudo.every(isPlain))) return false;
    const own = listOwnBackgrounds(text, read);
    const others = listOtherBackgrounds(text, read);
    if (!own || !others) return false;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700);
    const least = (isLarge ? 3 : 4.5) + MARGIN;
    return [...own, ...others].every((below) => getRatio(blend(color, below), below) >= least);
  };
}
