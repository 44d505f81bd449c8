import { createHash } from 'node:crypto';
import { breakRoom } from './categories/break-room.ts';
import { chairs } from './categories/chairs.ts';
import { cleaning } from './categories/cleaning.ts';
import { deskAccessories } from './categories/desk-accessories.ts';
import { desksTables } from './categories/desks-tables.ts';
import { filing } from './categories/filing.ts';
import { inkToner } from './categories/ink-toner.ts';
import { mailing } from './categories/mailing.ts';
import { notebooks } from './categories/notebooks.ts';
import { officeMachines } from './categories/office-machines.ts';
import { paper } from './categories/paper.ts';
import { services } from './categories/services.ts';
import { storageFurniture } from './categories/storage-furniture.ts';
import { technology } from './categories/technology.ts';
import { writing } from './categories/writing.ts';
import { getProducts, rangeProducts } from './define.ts';
import { getGallery, parseGtin, pictureWithCount, getPopularity } from './enrich.ts';
import { getPrinters } from './printers.ts';
import { frenchCategoryTexts } from './category-texts.fr-CA.ts';
import { frenchProductTexts } from './product-texts.fr-CA.ts';
import { ranges } from './ranges/index.ts';
import { getRelations } from './relations.ts';
import { getReviews } from './reviews/index.ts';
import { getShelves } from './shelves.ts';
import { specialItems } from './special-items.ts';
import type { DemoCatalog } from './types.ts';

export type {
  ColorFamily,
  DemoCatalog,
  DemoCategory,
  DemoPrinter,
  DemoProduct,
  DemoRelation,
  DemoReview,
  PictureSpec,
} from './types.ts';

const departments = [
  paper,
  writing,
  notebooks,
  filing,
  deskAccessories,
  inkToner,
  officeMachines,
  chairs,
  desksTables,
  storageFurniture,
  mailing,
  breakRoom,
  cleaning,
  technology,
  services,
];

/**
 * Creates the shop's initial catalog: invented brands, plausible products, prices in US cents. Departments precede their categories.
 *
 * @returns a new, identical value at every call
 */
export function createDemoCatalog(): DemoCatalog {
  const drafts = [
    ...departments.flatMap(({ families }) => getProducts(families)),
    ...ranges.flatMap(rangeProducts),
    ...getProducts(specialItems),
  ];
  const reviews = drafts.flatMap((draft) => getReviews(draft));
  const ratings = new Map<string, { count: number; sum: number }>();
  for (const { sku, rating } of reviews) {
    const sofar = ratings.get(sku) ?? { count: 0, sum: 0 };
    ratings.set(sku, { count: sofar.count + 1, sum: sofar.sum + rating });
  }
  return structuredClone({
    categories: [
      ...departments.map(({ category }) => category),
      ...departments.flatMap(({ category }) => getShelves(category.id)),
    ],
    products: drafts.map((draft) => ({
      ...draft,
      picture: pictureWithCount(draft),
      gallery: getGallery(draft),
      gtin: parseGtin(draft.sku),
      popularity: getPopularity(draft),
      reviewCount: ratings.get(draft.sku)?.count ?? 0,
      ratingSum: ratings.get(draft.sku)?.sum ?? 0,
    })),
    relations: getRelations(drafts),
    reviews,
    printers: getPrinters(drafts),
    frenchTexts: frenchProductTexts,
    frenchCategories: frenchCategoryTexts,
  });
}

let version: string | undefined;

/** Returns the version of the catalog: a hash of its content. */
export function demoCatalogVersion(): string {
  version ??= createHash('sha256').update(JSON.stringify(createDemoCatalog())).digest('hex').slice(0, 16);
  return version;
}
