import type {
  Brand,
  Category,
  ProductDetail,
  ProductTile,
  SearchData,
  SearchQuery,
} from '@foolscap/catalog/contract';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import { HttpError } from '@foolscap/core/http';
import { buildCategory, buildProduct, buildResults, buildTile } from '@foolscap/catalog/testing';

type Row = readonly [
  itemId: string,
  title: string,
  brandName: string,
  category: string,
  priceValue: number,
  units: string,
  image: string,
  overrides?: Partial<ProductTile>,
];

/** Sample products with our own images and invented brands, enough to fill a page. */
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
    {
      originalPrice: '$21.49',
      originalPriceValue: 21.49,
      saleEndsOn: '2026-12-06',
      badgeDetails: { productBadge: 'Ends Sunday, December 6', kind: 'SALE_END' },
      rating: 4.6,
      reviewCount: 86,
    },
  ],
  [
    '24400035',
    'Penlarch Fathom gel pens, 0.5 mm, blue, 12-Pack',
    'Penlarch',
    'writing',
    13.29,
    'pack',
    '/media/pictures/gel-pen/1d4e89.svg',
    { rating: 4.8, reviewCount: 2306 },
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
    'Tidewell Ring binder, 2 in, green',
    'Tidewell',
    'filing',
    6.99,
    'each',
    '/media/pictures/binder/2b6a4f.svg',
    { hasVariants: true, variantCounts: { Color: 3 }, rating: 4.1, reviewCount: 57 },
  ],
  [
    '24400066',
    'Sundial Task lamp with dimmer, brass',
    'Sundial',
    'furniture',
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
    { originalPrice: '$279.00', originalPriceValue: 279, rating: 4.2, reviewCount: 1041 },
  ],
  [
    '24400080',
    'Penlarch Chisel highlighters, assorted, 6-Pack',
    'Penlarch',
    'writing',
    5.79,
    'pack',
    '/media/pictures/highlighter/e8c547.svg',
    { rating: 4.5, reviewCount: 19 },
  ],
  [
    '24400097',
    'Kestrel Mono laser printer, duplex, wireless',
    'Kestrel',
    'technology',
    189.99,
    'each',
    '/media/pictures/laser-printer/b6bec8.svg',
    { isOutOfStock: true, isDeliveryInstock: false, rating: 3.9, reviewCount: 214 },
  ],
  [
    '24400103',
    'Tidewell Manila folders, letter, 100-Pack',
    'Tidewell',
    'filing',
    12.49,
    'box',
    '/media/pictures/folder/d9b283.svg',
    { rating: 4.3, reviewCount: 74 },
  ],
  [
    '24400110',
    'Marrow Breakroom coffee, medium roast, 2 lb',
    'Marrow',
    'breakroom',
    18.99,
    'bag',
    '/media/pictures/coffee-bag/7a4b2a.svg',
    { rating: 3.6, reviewCount: 8 },
  ],
  [
    '24400127',
    'Quillane Sticky notes, 3 x 3 in, 14 pads',
    'Quillane',
    'paper',
    11.99,
    'pack',
    '/media/pictures/sticky-notes/e8c547.svg',
    { rating: 4.7, reviewCount: 530 },
  ],
];

/** The sample products as tiles. */
export const sampleProducts: readonly ProductTile[] = ROWS.map(
  ([itemId, title, brandName, baseCatId, priceValue, units, image, overrides]) =>
    buildTile({
      itemId,
      compareItemID: itemId,
      title,
      brandName,
      baseCatId,
      priceValue,
      price: `$${priceValue.toFixed(2)}`,
      units,
      image,
      partNumber: `${brandName.slice(0, 2).toUpperCase()}-${itemId.slice(-4)}`,
      itemUrl: `/p/${itemId}/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      ...overrides,
    }),
);

/** The sample departments. */
export const sampleCategories: readonly Category[] = (
  [
    ['paper', 'Paper', '/media/pictures/ream/2f6f9f.svg'],
    ['writing', 'Writing', '/media/pictures/gel-pen/1d4e89.svg'],
    ['desk', 'Desk supplies', '/media/pictures/stapler/c4312d.svg'],
    ['filing', 'Filing', '/media/pictures/binder/2b6a4f.svg'],
    ['furniture', 'Furniture', '/media/pictures/task-chair/343840.svg'],
    ['technology', 'Technology', '/media/pictures/laser-printer/b6bec8.svg'],
    ['breakroom', 'Breakroom', '/media/pictures/coffee-bag/7a4b2a.svg'],
    ['cleaning', 'Cleaning', '/media/pictures/spray-bottle/3b8a54.svg'],
  ] as const
).map(([id, name, image], place) =>
  buildCategory({ id, name, image, url: `/c/${id}`, count: 24 + place * 7 }),
);

/** Gift cards, which the sample departments do not list. */
export const sampleGiftCards: readonly ProductTile[] = [25, 50, 100].map((dollars) =>
  buildTile({
    itemId: `2499${String(dollars).padStart(4, '0')}`,
    title: `Foolscap Gift Card by Email, $${dollars}`,
    brandName: 'Foolscap',
    price: `$${dollars}.00`,
    priceValue: dollars,
    itemUrl: `/p/2499${String(dollars).padStart(4, '0')}`,
    image: '/media/pictures/gift-card/c4312d.svg',
  }),
);

/** The brands of the sample products, by name. */
export const sampleBrands: readonly Brand[] = [...new Set(sampleProducts.map(({ brandName }) => brandName!))]
  .sort((a, b) => a.localeCompare(b, 'en'))
  .map((name) => {
    const slug = name.toLowerCase();
    const count = sampleProducts.filter(({ brandName }) => brandName === name).length;
    return { name, slug, url: `/brands/${slug}`, count };
  });

type Texts = readonly [
  description: string,
  bullets: readonly string[],
  facts: Readonly<Record<string, string>>,
];

/** Descriptions, highlights and attributes by item. */
const TEXTS: Readonly<Record<string, Texts>> = {
  '24400011': [
    'Bright white paper for letters, drafts and everything in between. It feeds without a jam and takes ink on both sides.',
    ['Brightness 96', '20 lb weight', 'Acid-free, so that it does not yellow'],
    { 'Sheet size': '8.5 x 11 in', Sheets: '500', Color: 'White' },
  ],
  '24400028': [
    'Yellow pads with a red margin and a back stiff enough to write on standing up. Sheets come off clean at the perforation.',
    ['50 sheets a pad', 'Wide ruled', 'Perforated at the top'],
    { 'Sheet size': '8.5 x 11.75 in', Pads: '12', Color: 'Canary' },
  ],
  '24400035': [
    'A gel pen for people who take notes by hand: an even line, a soft grip, and ink that is dry before your hand gets there.',
    ['Dries in a second', 'Soft grip', 'Takes refills'],
    { 'Point size': '0.5 mm', 'Ink color': 'Blue', Pens: '12' },
  ],
  '24400042': [
    'Takes a full strip and staples 20 sheets with one press. The jaw opens flat for pinning to a board.',
    ['Staples 20 sheets', 'Jams are cleared from the front', 'Feet that do not slide'],
    { Capacity: '20 sheets', 'Staple size': '1/4 in', Color: 'Red' },
  ],
  '24400059': [
    'A binder that lies flat when it is open and closes without gaps, with pockets inside both covers.',
    ['Holds 500 sheets', 'D-rings', 'Label on the spine'],
    { 'Ring size': '2 in', 'Sheet size': '8.5 x 11 in', Color: 'Green' },
  ],
  '24400066': [
    'Warm light where the work is, and less of it late at night: the dimmer remembers where you left it.',
    ['Dims from 100 to 5 %', 'Arm that stays where it is put', 'Bulb included'],
    { Height: '18 in', Light: '450 lm, 2700 K', Color: 'Brass' },
  ],
  '24400073': [
    'A mesh back that lets air through, arms that move with the work, and a seat that tips forward when you do.',
    ['Arms adjust in height and width', 'Carries 275 lb', 'Ten years on frame and gas lift'],
    { 'Seat height': '17 to 21 in', Material: 'Mesh and fabric', Color: 'Black' },
  ],
  '24400080': [
    'Six colors with a slanted tip: broad for a line of text, narrow for a word in the margin.',
    ['Does not smear gel ink', 'Caps that click'],
    { Tip: 'Chisel, 1 to 5 mm', Markers: '6', Color: 'Assorted' },
  ],
  '24400097': [
    'Prints on both sides, 40 pages a minute, for a team that still needs paper. Set up from a phone in a few minutes.',
    ['40 pages a minute', 'Holds a full ream', 'Starter toner for 1,200 pages'],
    { Technology: 'Laser, black and white', Connections: 'Wi-Fi, Ethernet, USB', Color: 'Gray' },
  ],
  '24400103': [
    'Plain manila folders with tabs in three places, scored so that they grow with what is in them.',
    ['Third-cut tabs', 'Made of recycled board'],
    { Size: 'Letter', Folders: '100', Color: 'Manila' },
  ],
  '24400110': [
    'A medium roast that the whole office agrees on: cocoa, a little orange, and no bitterness by the third cup.',
    ['Whole bean', 'About 120 cups', 'Roasted within the month'],
    { Weight: '2 lb', Roast: 'Medium', Origin: 'Colombia and Guatemala' },
  ],
  '24400127': [
    'Notes that hold on to a screen, a page or a door, and come off without leaving anything behind.',
    ['100 sheets a pad', 'Sticks again and again'],
    { Size: '3 x 3 in', Pads: '14', Color: 'Yellow' },
  ],
};

/** Creates a sample product's details, with images of it in its packaging and on a desk. */
export function getProduct(tile: ProductTile): ProductDetail {
  const seen = (view: string) => tile.image.replace('/pictures/', `/pictures/${view}`);
  const { reviews } = buildProduct();
  const [description, bullets, facts] = TEXTS[tile.itemId] ?? [tile.title, [], {}];
  return buildProduct({
    ...tile,
    images: [
      { url: tile.image, alt: tile.title },
      { url: seen('pack--'), alt: 'The same item, in its packaging' },
      { url: seen('scene--'), alt: 'The same item, on a desk' },
    ],
    description,
    bullets: [...bullets],
    attributes: Object.entries(facts).map(([name, value]) => ({ name, value })),
    breadcrumbs: sampleCategories
      .filter(({ id }) => id === tile.baseCatId)
      .map(({ id, name, url }) => ({ id, name, url })),
    related: sampleProducts.filter(({ itemId }) => itemId !== tile.itemId).slice(0, 5),
    ...(tile.isOutOfStock ? { availableQuantity: 0 } : {}),
    reviews: tile.reviewCount
      ? {
          ...reviews,
          average: tile.rating,
          count: tile.reviewCount,
          histogram: reviews.histogram.map(({ rating, count }) => ({
            rating,
            count: Math.round((count * tile.reviewCount!) / reviews.count),
          })),
        }
      : { count: 0, histogram: [], items: [] },
  });
}

/** Creates the results of the deals, the weekly offers, the new arrivals or a brand, with their departments. */
function getCollection({
  onSale,
  saleEndsSoon,
  brandSlug,
  category,
  sort = 'popular',
}: SearchQuery): SearchData {
  const brand = sampleBrands.find(({ slug }) => slug === brandSlug);
  if (brandSlug !== undefined && !brand)
    throw new HttpError({
      code: CATALOG_CODES.brandNotFound,
      status: 404,
      retryable: false,
      message: 'We couldn’t find that brand.',
    });
  const all = sampleProducts.filter(
    ({ brandName, originalPriceValue, saleEndsOn }) =>
      (!brand || brandName === brand.name) &&
      (onSale !== 'true' || originalPriceValue !== undefined) &&
      (saleEndsSoon !== 'true' || saleEndsOn !== undefined),
  );
  const department = sampleCategories.find(({ id }) => id === category);
  const { facets, ...results } = buildResults({
    sort,
    items: all.filter(({ baseCatId }) => !department || baseCatId === department.id),
  });
  return {
    ...results,
    facets: {
      ...facets,
      ...(brand ? { brand: [] } : {}),
      department: department
        ? []
        : sampleCategories.flatMap(({ id, name }) => {
            const count = all.filter(({ baseCatId }) => baseCatId === id).length;
            return count > 0 ? [{ value: id, name, count }] : [];
          }),
    },
    ...(brand ? { brand } : {}),
    ...(department ? { category: department } : {}),
  };
}

/** Creates search results: a department's own products first, then others to fill the page. */
export function getResults(query: SearchQuery): SearchData {
  const { q = '', category, onSale, saleEndsSoon, isNew, brandSlug } = query;
  if (onSale || saleEndsSoon || isNew || brandSlug !== undefined) return getCollection(query);
  const department = sampleCategories.find(({ id }) => id === category);
  const own = sampleProducts.filter(({ baseCatId }) => baseCatId === category);
  const items = [...own, ...sampleProducts.filter((tile) => !own.includes(tile))];
  return buildResults({
    query: q,
    items,
    ...(department
      ? {
          category: department,
          breadcrumbs: [{ id: department.id, name: department.name, url: department.url }],
        }
      : {}),
  });
}
