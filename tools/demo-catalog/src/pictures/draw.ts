import type { PictureSpec } from '../types.ts';
import { getTones } from './color.ts';
import { countBadge } from './count-badge.ts';
import { drawings } from './drawings/index.ts';
import { group, type Paint } from './kit.ts';
import { hasView, viewElements } from './views.ts';

/** The fallback for an unknown drawing: a parcel. */
const FALLBACK = 'parcel';

/** Longest label printed on a product, in characters. */
const LABEL_LIMIT = 16;

const COLOR = /^#[0-9a-f]{6}$/;

const DEFS =
  '<defs><radialGradient id="contact"><stop offset="0" stop-color="#0d1526" stop-opacity=".34"/>' +
  '<stop offset=".6" stop-color="#0d1526" stop-opacity=".16"/>' +
  '<stop offset="1" stop-color="#0d1526" stop-opacity="0"/></radialGradient></defs>';

/** Wraps elements that use the kit in a complete SVG document. */
export function sheet(width: number, height: number, elements: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${DEFS}<g font-family="Figtree, Helvetica, Arial, sans-serif" font-weight="700" text-anchor="middle">` +
    `${elements.join('')}</g></svg>`
  );
}

function getPaint(spec: PictureSpec): Paint {
  const color = spec.color.toLowerCase();
  const accent = spec.accent?.toLowerCase();
  return {
    t: getTones(COLOR.test(color) ? color : '#c79a66'),
    a: accent !== undefined && COLOR.test(accent) ? getTones(accent) : undefined,
    label: spec.label?.trim().slice(0, LABEL_LIMIT) || undefined,
  };
}

/** Splits a name: `pack--stapler` is the view `pack` of a stapler; a plain name is the drawing itself. */
function getParts(name: string): { view?: string; drawing: string } {
  const at = name.indexOf('--');
  return at < 0 ? { drawing: name } : { view: name.slice(0, at), drawing: name.slice(at + 2) };
}

/** Returns the elements of one product's drawing, for a scene that shows several. */
export function pictureElements(spec: PictureSpec): string {
  const { view, drawing } = getParts(spec.drawing);
  const elements = (drawings.get(drawing) ?? drawings.get(FALLBACK)!)(getPaint(spec)).join('');
  return view && hasView(view) ? viewElements(view, spec, elements).join('') : elements;
}

/** Leaves room for the badge in the top right corner. */
const BELOW_BADGE = 'translate(26 52) scale(0.87)';

/**
 * Draws a product: a complete SVG, 400 x 400, on a transparent background, without script and deterministic. Draws a parcel for an unknown
 * drawing; replaces invalid colors and never prints them.
 */
export function drawPicture(spec: PictureSpec): string {
  const elements = pictureElements(spec);
  return sheet(400, 400, spec.count ? [group(BELOW_BADGE, elements), ...countBadge(spec.count)] : [elements]);
}

/** Checks whether there is a drawing, or a view of one, with this name. */
export function hasDrawing(name: string): boolean {
  const { view, drawing } = getParts(name);
  return drawings.has(drawing) && (view === undefined || hasView(view));
}
