import type { PictureSpec } from '@foolscap/demo-catalog';
import { tonesOf } from './color.ts';
import { drawings } from './drawings/index.ts';
import type { Paint } from './kit.ts';
import { hasView, viewElements } from './views.ts';

/** Drawn when a family is unknown: something in a parcel. */
const FALLBACK = 'parcel';

/** Longest label that is printed on a product, in characters. */
export const LABEL_LIMIT = 16;

const COLOR = /^#[0-9a-f]{6}$/;
const HEX = /^[0-9a-f]{6}$/;

const DEFS =
  '<defs><radialGradient id="contact"><stop offset="0" stop-color="#0d1526" stop-opacity=".34"/>' +
  '<stop offset=".6" stop-color="#0d1526" stop-opacity=".16"/>' +
  '<stop offset="1" stop-color="#0d1526" stop-opacity="0"/></radialGradient></defs>';

/** A whole SVG document around elements that use the kit. */
export function sheet(width: number, height: number, elements: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${DEFS}<g font-family="Figtree, Helvetica, Arial, sans-serif" font-weight="700" text-anchor="middle">` +
    `${elements.join('')}</g></svg>`
  );
}

function paintOf(spec: PictureSpec): Paint {
  const color = spec.color.toLowerCase();
  const accent = spec.accent?.toLowerCase();
  return {
    t: tonesOf(COLOR.test(color) ? color : '#c79a66'),
    a: accent !== undefined && COLOR.test(accent) ? tonesOf(accent) : undefined,
    label: spec.label?.trim().slice(0, LABEL_LIMIT) || undefined,
  };
}

/** `pack--stapler` is the view `pack` of a stapler; a plain name is the drawing itself. */
function partsOf(name: string): { view?: string; drawing: string } {
  const at = name.indexOf('--');
  return at < 0 ? { drawing: name } : { view: name.slice(0, at), drawing: name.slice(at + 2) };
}

/** The elements of one product's drawing, for a scene that shows several. */
export function pictureElements(spec: PictureSpec): string {
  const { view, drawing } = partsOf(spec.drawing);
  const elements = (drawings.get(drawing) ?? drawings.get(FALLBACK)!)(paintOf(spec)).join('');
  return view && hasView(view) ? viewElements(view, spec, elements).join('') : elements;
}

/**
 * Draws a product: a complete SVG, 400 x 400, on transparent ground, without script and the same at every call.
 * An unknown drawing shows a parcel; colors that are no colors are replaced, never printed.
 */
export function drawPicture(spec: PictureSpec): string {
  return sheet(400, 400, [pictureElements(spec)]);
}

/** Whether there is a drawing of this name, or a view of one. */
export function hasDrawing(name: string): boolean {
  const { view, drawing } = partsOf(name);
  return drawings.has(drawing) && (view === undefined || hasView(view));
}

/**
 * The address of a picture: `/media/pictures/<drawing>/<color>[-<accent>][-<label>].svg`, colors without `#`.
 * What it shows never changes, so it may be cached for ever. A label that could be read as an accent is set off
 * by a second hyphen.
 */
export function pictureUrl(spec: PictureSpec): string {
  const bare = (color: string): string => color.replace('#', '').toLowerCase();
  const label = spec.label?.trim().slice(0, LABEL_LIMIT);
  const accent = spec.accent ? `-${bare(spec.accent)}` : label && HEX.test(label) ? '-' : '';
  return `/media/pictures/${spec.drawing}/${bare(spec.color)}${accent}${label ? `-${encodeURIComponent(label)}` : ''}.svg`;
}

/**
 * Reads what `pictureUrl` wrote.
 *
 * @param file the last part of the address, percent-decoded: `2461ab-Letter.svg`
 * @returns the picture, or undefined when the address is not one of ours
 */
export function parsePicture(drawing: string, file: string): PictureSpec | undefined {
  const match = /^([0-9a-f]{6})(?:-([0-9a-f]{6}))?(?:--?([^-].*))?\.svg$/su.exec(file);
  if (!match || !/^[a-z][a-z-]{1,39}$/.test(drawing)) return undefined;
  const [, color, accent, label] = match;
  if (label !== undefined && (label.length > LABEL_LIMIT || /\p{Cc}/u.test(label))) return undefined;
  return {
    drawing,
    color: `#${color}`,
    ...(accent ? { accent: `#${accent}` } : {}),
    ...(label ? { label } : {}),
  };
}
