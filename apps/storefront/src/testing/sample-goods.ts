import type { Category, ProductTile } from '@foolscap/catalog/contract';
import { buildCategory, buildTile } from '@foolscap/catalog/testing';

type Row = readonly [
  itemId: string,
  title: string,
  brandName: string,
  category: string,
  priceValue: number,
  units: string,
  image: string,
  special?: Partial<ProductTile>,
];

/** Goods with the shop's own pictures, in invented brands: enough of them to fill a page. */
const ROWS: readonly Row[] = [
  [
    '24400011',
    'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
    'Quillane',
    'paper',
    8.49,
    'ream',
    '/media/pictures/ream/2f6f9f.svg',
  ],
  [
    '24400028',
    'Quillane Margin legal pads, ruled, 12-Pack',
    'Quillane',
    'paper',
    17.99,
    'pack',
    '/media/pictures/legal-pad/e8c547.svg',
    { originalPrice: '$21.49' },
  ],
  [
    '24400035',
    'Penlarch Fathom gel pens, 0.5 mm, blue, 12-Pack',
    'Penlarch',
    'writing',
    13.29,
    'pack',
    '/media/pictures/gel-pen/1d4e89.svg',
  ],
  [
    '24400042',
    'Bellwether Desk stapler, full strip',
    'Bellwether',
    'desk',
    15.49,
    'each',
    '/media/pictures/stapler/c4312d.svg',
    { rating: 4.7, reviewCount: 312 },
  ],
  [
    '24400059',
    'Tidewell Ring binder, 2 in, white',
    'Tidewell',
    'filing',
    6.99,
    'each',
    '/media/pictures/binder/2b6a4f.svg',
    { hasVariants: true },
  ],
  [
    '24400066',
    'Sundial Task lamp with dimmer, brass',
    'Sundial',
    'lighting',
    54,
    'each',
    '/media/pictures/lamp/b08d4a.svg',
    { rating: 0, reviewCount: 0 },
  ],
  [
    '24400073',
    'Harbourne Mesh task chair, height-adjustable arms, black',
    'Harbourne',
    'furniture',
    219,
    'each',
    '/media/pictures/task-chair/343840.svg',
    { originalPrice: '$279.00' },
  ],
  [
    '24400080',
    'Penlarch Chisel highlighters, assorted, 6-Pack',
    'Penlarch',
    'writing',
    5.79,
    'pack',
    '/media/pictures/highlighter/e8c547.svg',
  ],
  [
    '24400097',
    'Kestrel Mono laser printer, duplex, wireless',
    'Kestrel',
    'technology',
    189.99,
    'each',
    '/media/pictures/laser-printer/b6bec8.svg',
    { isOutOfStock: true, isDeliveryInstock: false },
  ],
  [
    '24400103',
    'Tidewell Manila folders, letter, 100-Pack',
    'Tidewell',
    'filing',
    12.49,
    'box',
    '/media/pictures/folder/d9b283.svg',
  ],
  [
    '24400110',
    'Marrow Breakroom coffee, medium roast, 2 lb',
    'Marrow',
    'breakroom',
    18.99,
    'bag',
    '/media/pictures/coffee-bag/7a4b2a.svg',
  ],
  [
    '24400127',
    'Quillane Sticky notes, 3 x 3 in, 14 pads',
    'Quillane',
    'paper',
    11.99,
    'pack',
    '/media/pictures/sticky-notes/e8c547.svg',
  ],
];

/** What the sample shop sells. */
export const sampleGoods: readonly ProductTile[] = ROWS.map(
  ([itemId, title, brandName, baseCatId, priceValue, units, image, special]) =>
    buildTile({
      itemId,
      title,
      brandName,
      baseCatId,
      priceValue,
      price: `$${priceValue.toFixed(2)}`,
      units,
      image,
      itemUrl: `/p/${itemId}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      ...special,
    }),
);

/** Its departments. */
export const sampleCategories: readonly Category[] = (
  [
    ['paper', 'Paper', '/media/pictures/ream/2f6f9f.svg'],
    ['writing', 'Writing', '/media/pictures/gel-pen/1d4e89.svg'],
    ['desk', 'Desk supplies', '/media/pictures/stapler/c4312d.svg'],
    ['filing', 'Filing', '/media/pictures/binder/2b6a4f.svg'],
    ['furniture', 'Furniture', '/media/pictures/task-chair/343840.svg'],
    ['technology', 'Technology', '/media/pictures/laser-printer/b6bec8.svg'],
    ['lighting', 'Lighting', '/media/pictures/lamp/b08d4a.svg'],
    ['breakroom', 'Breakroom', '/media/pictures/coffee-bag/7a4b2a.svg'],
  ] as const
).map(([id, name, image], place) =>
  buildCategory({ id, name, image, url: `/c/${id}`, count: 24 + place * 7 }),
);
