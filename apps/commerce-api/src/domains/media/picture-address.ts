import { photoUrl } from './photos/photo-address.ts';
import type { Picture } from './tables.ts';

/** Maximum length of a label printed on a product. */
const LABEL_LIMIT = 16;

const HEX = /^[0-9a-f]{6}$/;

/**
 * Returns the URL of a picture: `/media/pictures/<drawing>/[<count>x-]<color>[-<accent>][-<label>].svg`, colors without `#`. A URL always
 * shows the same picture, so it may be cached forever. A label that could be read as an accent is preceded by a second hyphen. A picture
 * with a photo uses the URL of the photo ({@link photoUrl}).
 */
export function pictureUrl(spec: Picture): string {
  if (spec.photo) return photoUrl(spec.photo);
  const bare = (color: string): string => color.replace('#', '').toLowerCase();
  const label = spec.label?.trim().slice(0, LABEL_LIMIT);
  const accent = spec.accent ? `-${bare(spec.accent)}` : label && HEX.test(label) ? '-' : '';
  const count = spec.count ? `${spec.count}x-` : '';
  return `/media/pictures/${spec.drawing}/${count}${bare(spec.color)}${accent}${label ? `-${encodeURIComponent(label)}` : ''}.svg`;
}

/**
 * Parses a URL that `pictureUrl` produced.
 *
 * @param file the last part of the URL, percent-decoded: `2461ab-Letter.svg`
 * @returns the picture, or undefined for any other URL
 */
export function parsePicture(drawing: string, file: string): Picture | undefined {
  const match = /^(?:([2-9]|[1-9]\d{1,3})x-)?([0-9a-f]{6})(?:-([0-9a-f]{6}))?(?:--?([^-].*))?\.svg$/su.exec(
    file,
  );
  if (!match || !/^[a-z][a-z-]{1,39}$/.test(drawing)) return undefined;
  const [, count, color, accent, label] = match;
  if (label !== undefined && (label.length > LABEL_LIMIT || /\p{Cc}/u.test(label))) return undefined;
  return {
    drawing,
    color: `#${color}`,
    ...(accent ? { accent: `#${accent}` } : {}),
    ...(label ? { label } : {}),
    ...(count ? { count: Number(count) } : {}),
  };
}
