import { createHash } from 'node:crypto';
import { slugify } from '../catalog/index.ts';
import type { Picture } from '../media/index.ts';
import { isFurniture, getPicture, getUnit } from './product-details.ts';
import type { SalesRow } from './rows.ts';

/** A category derived from the rows of the file. */
export interface ImportedCategory {
  id: string;
  name: string;
  parentId: string | null;
  description: string;
  position: number;
  picture: Picture;
}

/** A product derived from the rows of the file. */
export interface ImportedProduct {
  /** Product number and name together, the identity of a product within a file. */
  key: string;
  productId: string;
  name: string;
  brand: string;
  categoryId: string;
  description: string;
  attributes: { name: string; value: string }[];
  /** US cents; null if the product was always free. */
  priceMinor: number | null;
  uom: string;
  picture: Picture;
  furniture: boolean;
}

interface Seen {
  key: string;
  productId: string;
  name: string;
  brand: string;
  category: string;
  subCategory: string;
  /** Number of occurrences by undiscounted unit price, in cents. */
  prices: Map<number, number>;
}

/** Imported categories come after existing ones. */
const FIRST_POSITION = 1000;
/** Number of distinct prices tracked per product. */
const MAX_PRICES = 500;

const SEPARATOR = '\u001f';

/** Returns the identity of a row's product: its number and its name, case-insensitive. */
export function getProductKey(row: Pick<SalesRow, 'productId' | 'productName'>): string {
  return `${row.productId.toUpperCase()}${SEPARATOR}${row.productName.toLowerCase()}`;
}

/** Returns the unit price before discount, in cents; undefined if nothing was paid. */
export function getUnitPrice(row: Pick<SalesRow, 'sales' | 'quantity' | 'discount'>): number | undefined {
  if (row.discount >= 1) return undefined;
  const cents = Math.round((row.sales / row.quantity / (1 - row.discount)) * 100);
  return cents > 0 ? cents : undefined;
}

/** Returns the median price; of two middle ones the lower, so that it is a price that occurred. */
export function computeMedian(prices: ReadonlyMap<number, number>): number | null {
  const total = [...prices.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let passed = 0;
  for (const [price, count] of [...prices].sort((a, b) => a[0] - b[0])) {
    passed += count;
    if (passed * 2 >= total) return price;
  }
  return null;
}

export function getCategoryId(category: string, subCategory: string): string {
  return slugify(subCategory ? `${category} ${subCategory}` : category);
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Collects products and categories from rows. Its memory grows with the number of products, not of rows. */
export class CatalogCollector {
  readonly #products = new Map<string, Seen>();
  readonly #namesOfId = new Map<string, string[]>();
  readonly #shelves = new Map<string, Set<string>>();

  /** Number of products found. */
  get size(): number {
    return this.#products.size;
  }

  add(row: SalesRow): void {
    const key = getProductKey(row);
    let product = this.#products.get(key);
    if (!product) {
      product = {
        key,
        productId: row.productId,
        name: row.productName,
        brand: row.brand,
        category: row.category,
        subCategory: row.subCategory,
        prices: new Map(),
      };
      this.#products.set(key, product);
      if (row.productId) {
        const id = row.productId.toUpperCase();
        const names = this.#namesOfId.get(id) ?? [];
        names.push(row.productName);
        this.#namesOfId.set(id, names);
      }
      const shelves = this.#shelves.get(row.category) ?? new Set<string>();
      if (row.subCategory) shelves.add(row.subCategory);
      this.#shelves.set(row.category, shelves);
    }
    const price = getUnitPrice(row);
    if (price === undefined) return;
    const count = product.prices.get(price);
    if (count !== undefined || product.prices.size < MAX_PRICES) product.prices.set(price, (count ?? 0) + 1);
  }

  /** Returns product numbers with more than one name, and those names in file order. */
  ambiguousIds(): { productId: string; names: readonly string[] }[] {
    return [...this.#namesOfId]
      .filter(([, names]) => names.length > 1)
      .map(([productId, names]) => ({ productId, names }));
  }

  /** Lists categories, parents first, ordered by name. */
  categories(): ImportedCategory[] {
    const byName = (a: string, b: string): number => a.localeCompare(b, 'en-US');
    const result = new Map<string, ImportedCategory>();
    const put = (category: ImportedCategory): void => {
      if (!result.has(category.id)) result.set(category.id, category);
    };
    [...this.#shelves]
      .sort(([a], [b]) => byName(a, b))
      .forEach(([category, shelves], top) => {
        const names = [...shelves].sort(byName);
        put({
          id: getCategoryId(category, ''),
          name: category,
          parentId: null,
          description:
            names.length > 0 ? `${list.format(names)}.` : `Everything in ${category.toLowerCase()}.`,
          position: FIRST_POSITION + top,
          picture: getPicture('', category, names[0] ?? ''),
        });
        names.forEach((name, index) => {
          put({
            id: getCategoryId(category, name),
            name,
            parentId: getCategoryId(category, ''),
            description: `${name} from our ${category.toLowerCase()} range.`,
            position: index + 1,
            picture: getPicture('', category, name),
          });
        });
      });
    return [...result.values()];
  }

  /** Yields the products in the order of their first rows. */
  *products(): Generator<ImportedProduct> {
    for (const seen of this.#products.values()) {
      const shelf = seen.subCategory || seen.category;
      yield {
        key: seen.key,
        productId: seen.productId,
        name: seen.name,
        brand: seen.brand,
        categoryId: getCategoryId(seen.category, seen.subCategory),
        description: `${seen.name}. You find it under ${shelf}${seen.subCategory ? ` in ${seen.category}` : ''}.`,
        attributes: [
          {
            name: 'Category',
            value: seen.subCategory ? `${seen.category}, ${seen.subCategory}` : seen.category,
          },
        ],
        priceMinor: computeMedian(seen.prices),
        uom: getUnit(seen.name),
        picture: getPicture(seen.name, seen.category, seen.subCategory),
        furniture: isFurniture(seen.category, seen.subCategory),
      };
    }
  }
}

const shortHash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase();

/** Converts a product number to a SKU for URLs: capitals, digits, dashes and dots. */
export function skuOfProductId(productId: string): string {
  return productId
    .toUpperCase()
    .replace(/[^A-Z0-9.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 40);
}

/**
 * Returns the SKU candidates of a product, best first: its own number; then one with a suffix derived only from its name, which makes it
 * independent of the run and the row order; then one whose suffix also depends on the source.
 */
export function skuCandidates(product: Pick<ImportedProduct, 'key' | 'productId'>, source: string): string[] {
  const plain = skuOfProductId(product.productId) || `P-${shortHash(product.key, 10)}`;
  return [
    plain,
    `${plain}-${shortHash(product.key, 4)}`,
    `${plain}-${shortHash(`${source} ${product.key}`, 6)}`,
    `${plain}-${shortHash(`${source} ${product.key}`, 16)}`,
  ];
}

/** Computes a digest of everything that the shop shows about a product. */
export function digestText(product: ImportedProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('hex').slice(0, 32);
}
