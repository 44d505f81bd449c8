import type { Photo } from '../tables.ts';

/** Widths in which photos are served, in pixels. A photo is square, so this is also its height. */
const PHOTO_WIDTHS: readonly number[] = [160, 320, 640, 1280];

/** The width used in URLs of replies. Pages derive the other widths from it. */
const DEFAULT_WIDTH = 640;

export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export interface Variant {
  width: number;
  format: PhotoFormat;
}

/** A photo as identified by its URL: the hash of its original, and its color as `rrggbb`. */
export interface PhotoName {
  hash: string;
  color: string;
}

/**
 * Returns the URL of a photo: `/media/photos/<hash>-<color>/640`. The hash is that of the content, so the URL may be cached forever. Its
 * last part is the width; the format follows the `Accept` header unless a suffix (`.avif`, `.webp`, `.jpg`) sets it.
 */
export function photoUrl({ hash, color }: Pick<Photo, 'hash' | 'color'>): string {
  return `/media/photos/${hash}-${color.slice(1)}/${DEFAULT_WIDTH}`;
}

/** Parses the last two parts of a photo's URL; undefined if the width is not one that is served. */
export function parsePhoto(
  name: string,
  file: string,
): { photo: PhotoName; width: number; format: PhotoFormat | undefined } | undefined {
  const [, hash, color] = /^([0-9a-f]{40})-([0-9a-f]{6})$/.exec(name) ?? [];
  const [, digits, suffix] = /^([1-9]\d{1,3})(?:\.(\w+))?$/.exec(file) ?? [];
  const format = PHOTO_FORMATS.find((known) => known === suffix);
  const width = Number(digits);
  if (!hash || !color || !PHOTO_WIDTHS.includes(width) || (suffix !== undefined && !format)) return undefined;
  return { photo: { hash, color }, width, format };
}

/** Chooses the smallest format that an `Accept` header lists. JPEG is for all other clients, such as crawlers and mail programs. */
export function chooseFormat(accept = ''): PhotoFormat {
  const accepts = (type: string): boolean =>
    accept.split(',').some((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
  if (accepts('image/avif')) return 'avif';
  return accepts('image/webp') ? 'webp' : 'jpg';
}

export const getOriginalKey = (hash: string): string => `originals/${hash.slice(0, 2)}/${hash}`;

export const getVariantKey = ({ hash, color }: PhotoName, { width, format }: Variant): string =>
  `variants/${hash.slice(0, 2)}/${hash}-${color}/${width}.${format}`;

/** Lists the keys under which a photo can be stored. */
export const listKeys = (photo: PhotoName): string[] => [
  getOriginalKey(photo.hash),
  ...PHOTO_WIDTHS.flatMap((width) => PHOTO_FORMATS.map((format) => getVariantKey(photo, { width, format }))),
];
