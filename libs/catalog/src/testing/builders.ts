import type { Category, ProductDetail, ProductTile, Review, SearchData } from '../contract/index.ts';

/** A valid tile; say what is special about yours. */
export function buildTile(special: Partial<ProductTile> = {}): ProductTile {
  return {
    itemId: '24400011',
    title: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
    brandName: 'Quillane',
    price: '$8.49',
    priceValue: 8.49,
    units: 'ream',
    unitsNum: 1,
    image: '/media/pictures/ream/2f6f9f.svg',
    actionLabel: 'addToCart',
    quantityLimit: 9999,
    isOutOfStock: false,
    isDeliveryInstock: true,
    bopisEligible: true,
    partNumber: 'QL-8511',
    baseCatId: 'paper',
    itemUrl: '/p/24400011/quillane-everyday-copy-paper',
    rating: 4.4,
    reviewCount: 128,
    color: 'White',
    hasVariants: false,
    ...special,
  };
}

/** A valid product. */
export function buildProduct(special: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...buildTile(),
    description:
      'Bright white paper for letters, drafts and everything in between. It feeds without a jam and takes ink on both sides.',
    bullets: ['Brightness 96', '20 lb weight', 'Acid-free, so that it does not yellow'],
    attributes: [
      { name: 'Sheet size', value: '8.5 x 11 in' },
      { name: 'Sheets', value: '500' },
      { name: 'Colour', value: 'White' },
    ],
    images: [
      {
        url: '/media/pictures/ream/2f6f9f.svg',
        alt: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
      },
      { url: '/media/pictures/pack--ream/2f6f9f.svg', alt: 'The same paper, in its packaging' },
      { url: '/media/pictures/scene--ream/2f6f9f.svg', alt: 'The same paper, on a desk' },
    ],
    packSize: 1,
    oversized: false,
    availableQuantity: 250,
    breadcrumbs: [{ id: 'paper', name: 'Paper', url: '/c/paper' }],
    variants: [],
    accessories: [],
    compatible: [],
    alternates: [],
    warranties: [],
    assembly: [],
    related: [],
    reviews: {
      average: 4.4,
      count: 128,
      histogram: [
        { rating: 5, count: 84 },
        { rating: 4, count: 24 },
        { rating: 3, count: 12 },
        { rating: 2, count: 3 },
        { rating: 1, count: 5 },
      ],
      items: [
        buildReview(),
        buildReview({ id: 'r2', author: 'Tom P.', rating: 3, title: 'It is paper', verified: false }),
      ],
    },
    delivery: { zipCode: '01702', minDeliveryDate: '2026-11-23', maxDeliveryDate: '2026-11-30' },
    ...special,
  };
}

/** A valid review. */
export function buildReview(special: Partial<Review> = {}): Review {
  return {
    id: 'r1',
    author: 'Bea G.',
    rating: 5,
    title: 'Better than the big names',
    body: 'The sheets lie flat out of the wrapper and go through both of our printers without a jam.',
    verified: true,
    createdOn: '2026-10-08',
    ...special,
  };
}

/** Valid results of a search. */
export function buildResults({ items = [buildTile()], ...special }: Partial<SearchData> = {}): SearchData {
  return {
    query: '',
    matchedBy: 'TEXT',
    sort: 'relevance',
    page: 1,
    size: 24,
    totalPages: Math.max(1, Math.ceil(items.length / 24)),
    totalItems: items.length,
    items,
    facets: {
      brand: [
        { value: 'Quillane', count: 12, selected: false },
        { value: 'Bellwether', count: 3, selected: false },
      ],
      color: [
        { value: 'White', count: 11, selected: false },
        { value: 'Blue', count: 3, selected: false },
        { value: 'Assorted', count: 1, selected: false },
      ],
      rating: [
        { value: '4', count: 9, selected: false },
        { value: '3', count: 12, selected: false },
      ],
      pickup: [],
      priceRange: [
        { max: 4.99, count: 4, selected: false },
        { min: 5, max: 9.99, count: 8, selected: false },
        { min: 50, max: 99.99, count: 3, selected: false },
      ],
      inStock: [{ value: 'true', count: 14, selected: false }],
      category: [{ value: 'paper', name: 'Paper', count: 15, selected: false }],
      price: { min: 3.29, max: 89.99 },
    },
    breadcrumbs: [],
    ...special,
  };
}

export function buildCategory(special: Partial<Category> = {}): Category {
  return {
    id: 'paper',
    name: 'Paper',
    description: 'Copy paper, card stock and everything that goes through a printer.',
    image: '/media/pictures/ream/2f6f9f.svg',
    url: '/c/paper',
    count: 24,
    ...special,
  };
}
