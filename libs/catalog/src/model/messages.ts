import type { Sort } from './constants.ts';
import type { ReviewSort } from './reviews.ts';

/** All messages of the product catalog, by group and code. */
export interface CatalogMessageTables {
  /** Labels of the product sort orders. */
  sort: Record<Sort, string>;
  /** Labels of the review sort orders. */
  reviewSort: Record<ReviewSort, string>;
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
  },
  reviewSort: {
    newest: 'Newest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
  },
};
