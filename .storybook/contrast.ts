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

/** Checks that a box paints nothing, or only one color. */
const isSimple = ({ style, shape, pseudo }: Box) =>
  shape === '' && style.opacity === '1' && style.backgroundImage === 'none' && pseudo.every(isPlain);

/** Returns the color behind a text; undefined unless single colors behind all of it make it up. */
function getBackground({ around }: Text): Color | undefined {
  const colors: Color[] = [];
  for (const [{ style }, freeSides] of around) {
    if (isPlain(style)) continue;
    const color = parseColor(style.backgroundColor);
    if (!color || freeSides !== '0000') return undefined;
    colors.unshift(color);
    if (color[3] === 1) return colors.reduce((below, above) => blend(above, below));
  }
  return undefined;
}

/** Checks that only ancestors are under or over a text, and only icons within it. */
const isAlone = ({ within, overlaps }: Text) =>
  overlaps.every(([box]) => isSimple(box) && isPlain(box.style)) &&
  within.every(({ style, pseudo }) => isPlain(style) && pseudo.every(isPlain));

/**
 * Checks whether a text certainly has sufficient contrast in the current theme: a plain color on plain colors. axe decides about all
 * others; it takes a hundred times as long, because it first determines the layout of the whole page.
 */
export function hasSufficientContrast(text: Text): boolean {
  const { style } = text.box;
  const color = parseColor(style.color);
  const isColored = style.webkitTextFillColor === style.color && style.textShadow === 'none';
  if (!color || !isColored || !isAlone(text) || !text.around.every(([box]) => isSimple(box))) return false;
  const background = getBackground(text);
  if (!background) return false;
  const size = Number.parseFloat(style.fontSize);
  const isLarge = size >= LARGE || (size >= LARGE_BOLD && Number(style.fontWeight) >= 700);
  return getRatio(blend(color, background), background) >= (isLarge ? 3 : 4.5) + MARGIN;
}
