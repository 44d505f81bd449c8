import type { TileItem } from '../model/index.ts';

/** Builds a product that can be added to the cart, with the given changes. */
export function aTileItem(changes: Partial<TileItem> = {}): TileItem {
  return {
    itemId: '24480001',
    compareItemID: changes.itemId ?? '24480001',
    title: 'Ridgeway copy paper, letter, 20 lb, 92 bright',
    brandName: 'Ridgeway',
    partNumber: 'RW-2092',
    baseCatId: 'paper',
    hasVariants: false,
    price: '$45.99',
    priceValue: 45.99,
    units: 'carton',
    unitsNum: 10,
    image: '/media/pictures/paper-box/2f6f9f.svg',
    rating: 4.6,
    reviewCount: 318,
    actionLabel: 'addToCart',
    itemUrl: '/p/24480001/copy-paper',
    quantityLimit: 9999,
    isOutOfStock: false,
    isDeliveryInstock: true,
    bopisEligible: true,
    ...changes,
  };
}

type Row = readonly [
  title: string,
  priceValue: number,
  units: string,
  picture: string,
  special?: Partial<TileItem>,
];

/** A realistic mix of products: short and long names, some with ratings, some on sale. */
const ROWS: readonly Row[] = [
  [
    'Bellwether Desk stapler, full strip',
    15.49,
    'each',
    '/media/pictures/stapler/c4312d.svg',
    { rating: 4.7, reviewCount: 312 },
  ],
  [
    'Harbourne Mesh task chair, height-adjustable arms, black',
    219,
    'each',
    '/media/pictures/task-chair/343840.svg',
    { originalPriceValue: 279, rating: 4.2, reviewCount: 1041 },
  ],
  [
    'Tidewell Ring binder, 2 in, green',
    6.99,
    'each',
    '/media/pictures/binder/2b6a4f.svg',
    { hasVariants: true, variantCounts: { Color: 3 }, rating: 4.1, reviewCount: 57 },
  ],
  [
    'Foolscap Ruled pad, red margin, 50 sheets',
    3.79,
    'each',
    '/media/pictures/legal-pad/e8c547.svg',
    { unitsLeft: 3, rating: 4.8, reviewCount: 96 },
  ],
  [
    'Penlarch Fathom gel pens, 0.5 mm, blue, 12-Pack',
    13.29,
    'pack',
    '/media/pictures/gel-pen/1d4e89.svg',
    { rating: 4.8, reviewCount: 2306 },
  ],
  [
    'Sundial Task lamp with dimmer, brass',
    54,
    'each',
    '/media/pictures/lamp/b08d4a.svg',
    { rating: 0, reviewCount: 0 },
  ],
  [
    'Quillane Sticky notes, 3 x 3 in, six pads',
    7.49,
    'pack',
    '/media/pictures/sticky-notes/e8c547.svg',
    { originalPriceValue: 8.99, rating: 4.7, reviewCount: 530 },
  ],
  [
    'Kestrel Mono laser printer, duplex, wireless',
    189.99,
    'each',
    '/media/pictures/laser-printer/b6bec8.svg',
    { isOutOfStock: true, rating: 3.9, reviewCount: 214 },
  ],
  [
    'Tidewell Manila folders, letter, 100-Pack',
    12.49,
    'box',
    '/media/pictures/folder/d9b283.svg',
    { rating: 4.3, reviewCount: 74 },
  ],
  [
    'Marrow Breakroom coffee, medium roast, 2 lb',
    18.99,
    'bag',
    '/media/pictures/coffee-bag/7a4b2a.svg',
    { rating: 3.6, reviewCount: 8 },
  ],
];

/** Builds the given number of products. They are distinct up to the length of `ROWS`, then repeat with new ids. */
export function tileItems(count: number): readonly TileItem[] {
  return Array.from({ length: count }, (_, n) => {
    const [title, priceValue, units, image, special] = ROWS[n % ROWS.length]!;
    return aTileItem({
      itemId: String(24480001 + n),
      title,
      price: `$${priceValue.toFixed(2)}`,
      priceValue,
      units,
      unitsNum: 1,
      image,
      itemUrl: `/p/${24480001 + n}/product`,
      ...special,
    });
  });
}
