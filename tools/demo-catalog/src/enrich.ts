import type { Draft } from './define.ts';
import { createDice } from './random.ts';
import type { PictureSpec } from './types.ts';

/**
 * Returns a UPC-A in number system 4, which is reserved for numbers that shops assign themselves: it cannot collide with a manufacturer's
 * number.
 *
 * @param sku 8 digits
 */
export function parseGtin(sku: string): string {
  const body = `40${sku}0`.slice(0, 11);
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Returns simulated sales: a few products sell very well and most sell a little, and cheap ones sell more than expensive ones. */
export function getPopularity({ sku, priceMinor }: Draft): number {
  const dice = createDice(`popularity ${sku}`);
  const reach = 12_000 / (1 + priceMinor / 1500);
  return Math.round(reach * dice.next() ** 3) + dice.between(0, 9);
}

/** Returns the picture with the number of pieces in the name, because a drawing shows one or a few. */
export const pictureWithCount = ({ name, picture, packSize }: Draft): PictureSpec =>
  packSize > 1 &&
  packSize < 10_000 &&
  new RegExp(`\\b${packSize}\\b`).test(name.replaceAll(/,(?=\d{3}\b)/g, ''))
    ? { ...picture, count: packSize }
    : picture;

/** Returns additional views of the first picture's subject. */
export function getGallery({ picture, productTypeName, packSize, sku }: Draft): PictureSpec[] {
  if (productTypeName === 'ESD') return [];
  const view = (name: string): PictureSpec => ({ ...picture, drawing: `${name}--${picture.drawing}` });
  if (productTypeName === 'DF') return [view('room'), view('detail')];
  const together = packSize > 1 ? [view('group'), view('pack')] : [view('pack')];
  return Number(sku.slice(-1)) % 2
    ? [...together, view('scene')]
    : [...together, view('detail'), view('scene')];
}
