import type { Sort } from './constants.ts';
import type { ReviewSort } from './reviews.ts';

/** All messages of the product catalog, by group and code. */
export interface CatalogMessageTables {
  /** Labels of the product sort orders. */
  sort: Record<Sort, string>;
  /** Labels of the review sort orders. */
  reviewSort: Record<ReviewSort, string>;
  /** Texts of product lists. */
  texts: {
    /** The number of products of a list: `35 products`. The variants of a group are one product. */
    productCount: (count: number) => string;
    /** Some words have no match, such as a brand that is not sold; the list shows the matches of the others. */
    missingWords: (words: readonly string[]) => string;
    /** No product has all words; the list shows the matches of some. */
    someWords: string;
  };
}

/** The English messages of the product catalog. */
export const CATALOG_MESSAGES: CatalogMessageTables = {
  sort: {
    relevance: 'Best match',
    popular: 'Most popular',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    rating: 'Best reviewed',
    newest: 'Newest',
    name: 'Name',
    saving: 'Top savings',
  },
  reviewSort: {
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
  },
  texts: {
    productCount: (count) => `${count.toLocaleString('en-US')} ${count === 1 ? 'product' : 'products'}`,
    missingWords: (words) =>
      `We don’t carry ${words.map((word) => `“${word}”`).join(' or ')}. Showing products that match your other words.`,
    someWords: 'No exact matches. Showing products that match some of your words.',
  },
};
