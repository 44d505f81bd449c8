import { normalizeText } from '@foolscap/core/text';
import type { TileItem } from './tile-item.ts';

/** Maximum number of compared items (storefront-4.39, storefront-9.13). */
export const COMPARE_LIMIT = 4;

/** A product of the compare list, for the compare bar. */
export interface CompareEntry {
  readonly itemId: string;
  readonly title: string;
  readonly image: string;
  readonly itemUrl: string;
}

/** A property of compared products, such as "Sheets per ream". */
export interface CompareRow {
  readonly name: string;
  /** The value of each product, in the order of the products; undefined where a product has no such property. */
  readonly values: readonly (string | undefined)[];
  readonly isDifferent: boolean;
}

/** Builds the entry of a product in the compare list; undefined for one that cannot be compared, which has no `compareItemID` (storefront-3.71). */
export function getCompareEntry({
  compareItemID,
  title,
  image,
  itemUrl,
}: Pick<TileItem, 'compareItemID' | 'title' | 'image' | 'itemUrl'>): CompareEntry | undefined {
  return compareItemID === undefined ? undefined : { itemId: compareItemID, title, image, itemUrl };
}

/** An item number that the API accepts, because a URL may be truncated or forged. */
const isItemId = (text: string) => /^[\x20-\x7e]{1,64}$/.test(text);

/**
 * Reads the items to compare from the query of a page's URL: `items=a,b`, or `items=a&items=b` from a form.
 *
 * @returns the items without repetitions, and the number of those beyond the limit, which are left out
 */
export function readComparedIds(search: URLSearchParams): { itemIds: readonly string[]; ignored: number } {
  const all = search.getAll('items').flatMap((value) => value.split(','));
  const itemIds = [...new Set(all.map(normalizeText).filter(isItemId))];
  return {
    itemIds: itemIds.slice(0, COMPARE_LIMIT),
    ignored: Math.max(0, itemIds.length - COMPARE_LIMIT),
  };
}

/** Builds the path of the page that compares items. @param onlyDifferences hides rows whose values are the same */
export function getComparePath(itemIds: readonly string[], onlyDifferences = false): string {
  const items = itemIds.map(encodeURIComponent).join(',');
  const query = [items && `items=${items}`, onlyDifferences && 'differences=1'].filter(Boolean).join('&');
  return query ? `/compare?${query}` : '/compare';
}

/** Compares values ignoring case and spaces. */
const normalize = (value: string | undefined) => value?.replace(/\s+/g, ' ').trim().toLowerCase();

/** Builds a row from the value of each product. */
export function getCompareRow(name: string, values: CompareRow['values']): CompareRow {
  return { name, values, isDifferent: new Set(values.map(normalize)).size > 1 };
}

/**
 * Lists the properties of compared products: first those of the first product in its order, then those that only later products have. Names
 * that differ only in case are one property.
 */
export function getCompareRows(
  items: readonly { readonly attributes: readonly { name: string; value: string }[] }[],
): readonly CompareRow[] {
  const rows = new Map<string, { name: string; values: (string | undefined)[] }>();
  items.forEach(({ attributes }, place) => {
    for (const { name, value } of attributes) {
      const key = normalize(name) ?? '';
      const row = rows.get(key) ?? { name, values: items.map(() => undefined) };
      // A feed may repeat a property.
      const held = row.values[place];
      row.values[place] = held === undefined ? value : `${held}, ${value}`;
      rows.set(key, row);
    }
  });
  return [...rows.values()].map(({ name, values }) => getCompareRow(name, values));
}
