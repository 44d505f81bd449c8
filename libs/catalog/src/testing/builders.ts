import type { Category, ProductDetail, ProductTile, Review, SearchData } from '../contract/index.ts';

/** Builds a valid tile; `overrides` replaces single fields. */
export function buildTile(overrides: Partial<ProductTile> = {}): ProductTile {
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
    ...overrides,
  };
}

type Row = readonly [
  title: string,
  brandName: string,
  priceValue: number,
  units: string,
  image: string,
  overrides?: Partial<ProductTile>,
];

/** Varied products with short and long names. */
const ROWS: readonly Row[] = [
  [
    'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
    'Quillane',
    8.49,
    'ream',
    '/media/pictures/ream/2f6f9f.svg',
  ],
  [
    'Bellwether Desk stapler, full strip',
    'Bellwether',
    15.49,
    'each',
    '/media/pictures/stapler/c4312d.svg',
    { rating: 4.7, reviewCount: 312 },
  ],
  [
    'Harbourne Mesh task chair, height-adjustable arms, black',
    'Harbourne',
    219,
    'each',
    '/media/pictures/task-chair/343840.svg',
    { originalPrice: '$279.00', originalPriceValue: 279, rating: 4.2, reviewCount: 1041 },
  ],
  [
    'Tidewell Ring binder, 2 in, green',
    'Tidewell',
    6.99,
    'each',
    '/media/pictures/binder/2b6a4f.svg',
    { hasVariants: true, variantCounts: { Color: 3 }, rating: 4.1, reviewCount: 57 },
  ],
  [
    'Penlarch Fathom gel pens, 0.5 mm, blue, 12-Pack',
    'Penlarch',
    13.29,
    'pack',
    '/media/pictures/gel-pen/1d4e89.svg',
    { rating: 4.8, reviewCount: 2306 },
  ],
  [
    'Sundial Task lamp with dimmer, brass',
    'Sundial',
    54,
    'each',
    '/media/pictures/lamp/b08d4a.svg',
    { rating: 0, reviewCount: 0 },
  ],
  [
    'Quillane Sticky notes, 3 x 3 in, 14 pads',
    'Quillane',
    11.99,
    'pack',
    '/media/pictures/sticky-notes/e8c547.svg',
    { rating: 4.6, reviewCount: 530 },
  ],
  [
    'Tidewell Manila folders, letter, 100-Pack',
    'Tidewell',
    12.49,
    'box',
    '/media/pictures/folder/d9b283.svg',
    { rating: 4.3, reviewCount: 74 },
  ],
];

/** Builds the given number of different products; the list repeats after the last one. */
export function buildTiles(count: number): ProductTile[] {
  return Array.from({ length: count }, (_, n) => {
    const [title, brandName, priceValue, units, image, overrides] = ROWS[n % ROWS.length]!;
    const itemId = String(24400011 + n);
    return buildTile({
      itemId,
      title,
      brandName,
      price: `$${priceValue.toFixed(2)}`,
      priceValue,
      units,
      image,
      itemUrl: `/p/${itemId}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      ...overrides,
    });
  });
}

/** The departments of a shop, each with its image. */
export const departments: readonly Category[] = (
  [
    ['Paper', '/media/pictures/ream/2f6f9f.svg'],
    ['Writing', '/media/pictures/gel-pen/1d4e89.svg'],
    ['Desk supplies', '/media/pictures/stapler/c4312d.svg'],
    ['Filing', '/media/pictures/binder/2b6a4f.svg'],
    ['Furniture', '/media/pictures/task-chair/343840.svg'],
    ['Technology', '/media/pictures/laser-printer/b6bec8.svg'],
    ['Breakroom', '/media/pictures/coffee-bag/7a4b2a.svg'],
    ['Cleaning', '/media/pictures/spray-bottle/3b8a54.svg'],
  ] as const
).map(([name, image], place) => {
  const id = name.toLowerCase().replace(' ', '-');
  return buildCategory({ id, name, image, url: `/c/${id}`, count: 24 + place * 7 });
});

/** Builds a valid product. */
export function buildProduct(overrides: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...buildTile(),
    description:
      'Bright white paper for letters, drafts and everything in between. It feeds without a jam and takes ink on both sides.',
    bullets: ['Brightness 96', '20 lb weight', 'Acid-free, so that it does not yellow'],
    attributes: [
      { name: 'Sheet size', value: '8.5 x 11 in' },
      { name: 'Sheets', value: '500' },
      { name: 'Color', value: 'White' },
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
    availableQuantity: 250,
    breadcrumbs: [{ id: 'paper', name: 'Paper', url: '/c/paper' }],
    variants: [],
    accessories: [],
    compatible: [],
    alternates: [],
    warranties: [],
    assembly: [],
    techHelp: [],
    required: [],
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
        buildReview({
          id: 'r2',
          author: 'Tom P.',
          rating: 3,
          title: 'Does its job',
          body: 'It does what it should and nothing more. The box arrived with a dent, the contents were fine.',
          verified: false,
          createdOn: '2026-09-21',
        }),
      ],
    },
    delivery: {
      zipCode: '01702',
      shipFee: 7.99,
      freeShippingFrom: 50,
      minDeliveryDate: '2026-11-23',
      maxDeliveryDate: '2026-11-30',
    },
    ...overrides,
  };
}

/** Builds a valid review that fits any product. */
export function buildReview(overrides: Partial<Review> = {}): Review {
  return {
    id: 'r1',
    author: 'Bea G.',
    rating: 5,
    title: 'Better than the big names',
    body: 'Exactly as described, well packed, and here in two days. We have ordered it three times by now.',
    verified: true,
    createdOn: '2026-10-08',
    ...overrides,
  };
}

/** Builds valid search results. */
export function buildResults({ items = [buildTile()], ...overrides }: Partial<SearchData> = {}): SearchData {
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
    ...overrides,
  };
}

export function buildCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 'paper',
    name: 'Paper',
    description: 'Copy paper, card stock and everything that goes through a printer.',
    image: '/media/pictures/ream/2f6f9f.svg',
    url: '/c/paper',
    count: 24,
    ...overrides,
  };
}
