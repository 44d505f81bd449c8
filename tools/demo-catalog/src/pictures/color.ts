/** Shades of one color, by the angle of a plane to the light (from the top left). */
export interface Tones {
  /** Planes that face the light: tops. */
  lit: string;
  /** Planes that face the viewer. */
  base: string;
  /** Planes turned away: right sides. */
  side: string;
  /** Grooves, lines and openings. */
  dark: string;
  /** Deepest shadow within the object. */
  deep: string;
  /** A readable color for print on `base`. */
  ink: string;
}

type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** Mixes two colors; `share` 0 is all `from`, 1 all `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  return `#${a
    .map((channel, index) =>
      Math.round(channel + (b[index]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Returns the perceived brightness, 0 to 1. */
function brightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

const NIGHT = '#0d1526';

/**
 * Returns the shades of a color. Very light and very dark colors are moved slightly toward the middle, so that white items are visible on
 * paper and black items on the dark theme.
 */
export function getTones(color: string): Tones {
  const light = brightness(color);
  const base = light > 0.93 ? mix(color, '#c9ced6', 0.28) : light < 0.17 ? mix(color, '#8f97a3', 0.2) : color;
  const pale = light > 0.8;
  return {
    lit: mix(base, '#ffffff', pale ? 0.75 : light < 0.3 ? 0.2 : 0.32),
    base,
    side: mix(base, NIGHT, pale ? 0.13 : 0.24),
    dark: mix(base, NIGHT, pale ? 0.3 : 0.45),
    deep: mix(base, NIGHT, pale ? 0.55 : 0.68),
    ink: light > 0.62 ? '#1b2230' : '#ffffff',
  };
}
