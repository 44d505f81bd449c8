import { COMPARE_LIMIT } from '../model/index.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four'] as const;

/** The English messages of comparing. They load with the first compared product. */
export const COMPARE_MESSAGES = {
  compare: {
    bar: 'Compare products',
    chosen: (count: number) => `${count} of ${COMPARE_LIMIT} products`,
    another: 'Choose another product to compare.',
    compare: 'Compare',
    clear: 'Clear all',
    cleared: 'Comparison cleared.',
    removed: (title: string) => `${title} removed from the comparison.`,
    /** storefront-4.39 */
    limit: `You can compare up to ${NUMBERS[COMPARE_LIMIT]} products. Remove one to add another.`,
    remove: (title: string) => `Remove ${title} from the comparison`,
    removeShort: 'Remove',
    table: 'Comparison of products',
    product: 'Product',
    price: 'Price',
    rating: 'Rating',
    noRating: 'No reviews yet',
    availability: 'Availability',
    inStock: 'In stock',
    brand: 'Brand',
    partNumber: 'Model',
    highlights: 'Highlights',
    notListed: 'Not listed',
    differs: 'Differs',
    onlyDifferences: 'Show only differences',
    update: 'Update',
    noDifferences: 'These products have the same properties.',
    loading: 'Loading the products',
    failed: 'We couldn’t load these products.',
    ignored: `You can compare up to ${NUMBERS[COMPARE_LIMIT]} products, so we left out the rest.`,
    missing: (names: readonly string[]) =>
      names.length === 1
        ? `We no longer carry this product: ${names[0]}.`
        : `We no longer carry these products: ${names.join('; ')}.`,
    item: (itemId: string) => `item ${itemId}`,
    empty: 'No products to compare',
    emptyHint: 'Select “Compare” on up to four products in the results of a search or in a department.',
    single: 'Add another product to compare it with this one.',
  },
};

/** All messages of comparing. */
export type CompareMessageTables = typeof COMPARE_MESSAGES;
