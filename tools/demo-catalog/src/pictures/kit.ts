import type { Tones } from './color.ts';

/** The colors and the label of a drawing. */
export interface Paint {
  /** Shades of the main color. */
  t: Tones;
  /** Shades of the second color; undefined if the variant has none, and the drawing then uses its default. */
  a: Tones | undefined;
  /** Short text printed on the product, as typed (escaped by `word`). */
  label: string | undefined;
}

/** A product on a 400 x 400 sheet with its base at about y = 350, as SVG elements from back to front. */
export type Drawing = (paint: Paint) => string[];

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const shape = (name: string, attributes: string, fill: string, extra = ''): string =>
  `<${name} ${attributes} fill="${fill}"${extra && ` ${extra}`}/>`;

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return shape(
    'rect',
    `x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}`,
    fill,
  );
}

export function poly(points: string, fill: string): string {
  return shape('polygon', `points="${points}"`, fill);
}

export function path(d: string, fill: string): string {
  return shape('path', `d="${d}"`, fill);
}

/** Draws a path as a stroke with round ends. */
export function line(d: string, color: string, width: number): string {
  return shape(
    'path',
    `d="${d}"`,
    'none',
    `stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );
}

export function circle(cx: number, cy: number, radius: number, fill: string): string {
  return shape('circle', `cx="${cx}" cy="${cy}" r="${radius}"`, fill);
}

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return shape('ellipse', `cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`, fill);
}

export function group(transform: string, ...parts: string[]): string {
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

/** Draws parts as translucent: glass, film, acetate. */
export function sheer(opacity: number, ...parts: string[]): string {
  return `<g opacity="${opacity}">${parts.join('')}</g>`;
}

/** Centers a word on a point, scaled down to the maximum width `room`. */
export function word(text: string, cx: number, cy: number, size: number, fill: string, room = 400): string {
  const fitted = Math.min(size, Math.floor((room / (text.length * 0.62)) * 10) / 10);
  return `<text x="${cx}" y="${Math.round((cy + fitted * 0.36) * 10) / 10}" font-size="${fitted}" fill="${fill}">${escapeText(text)}</text>`;
}

/** Draws the soft contact shadow of a product. */
export function ground(cx: number, cy: number, rx: number, ry = rx * 0.11): string {
  return oval(cx, cy, rx, Math.round(ry * 10) / 10, 'url(#contact)');
}

/** Draws a block from the front with its top and right side; (dx, -dy) is the direction of depth. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  dx: number,
  dy: number,
  t: Tones,
): string {
  const right = x + width;
  const bottom = y + height;
  return [
    poly(`${x},${y} ${right},${y} ${right + dx},${y - dy} ${x + dx},${y - dy}`, t.lit),
    poly(`${right},${y} ${right + dx},${y - dy} ${right + dx},${bottom - dy} ${right},${bottom}`, t.side),
    rect(x, y, width, height, t.base),
  ].join('');
}

/** Draws an upright cylinder: body with a lit and a shaded flank, and its top. */
export function cylinder(
  cx: number,
  top: number,
  rx: number,
  ry: number,
  height: number,
  t: Tones,
  lid: string = t.lit,
): string {
  const bottom = top + height;
  const band = (from: number, to: number, fill: string): string => {
    const lower = (x: number): number =>
      Math.round((bottom + ry * Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2))) * 10) / 10;
    return path(`M${from} ${top}V${lower(from)}A${rx} ${ry} 0 0 0 ${to} ${lower(to)}V${top}Z`, fill);
  };
  return [
    band(cx - rx, cx + rx, t.base),
    band(Math.round(cx + rx * 0.45), cx + rx, t.side),
    band(Math.round(cx - rx * 0.78), Math.round(cx - rx * 0.5), t.lit),
    oval(cx, top, rx, ry, lid),
  ].join('');
}
