import Type, { type Static } from 'typebox';
import { EncodeQuery, Flag, Money, OneOf } from '@foolscap/core/contract';
import { SORTS } from '../model/codes.ts';
import { BreadcrumbSchema, ProductTileSchema } from './products.ts';

const strict = { additionalProperties: false } as const;

export const CategorySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  parentId: Type.Optional(Type.String()),
  description: Type.String(),
  image: Type.String(),
  /** `/c/:category` */
  url: Type.String(),
  /** Products in it and below it. */
  count: Type.Integer(),
});
export interface Category extends Static<typeof CategorySchema> {}

/** `GET /cc/api/catalog/categories`: all of them, in the order in which they are shown. */
export const CategoriesDataSchema = Type.Object({ categories: Type.Array(CategorySchema) });
export interface CategoriesData extends Static<typeof CategoriesDataSchema> {}

/** Queries that take nothing but the encode flag. */
export const CatalogQuery = Type.Object({ ...EncodeQuery }, strict);

const several = Type.Optional(
  Type.Union([Type.String({ maxLength: 80 }), Type.Array(Type.String({ maxLength: 80 }), { maxItems: 40 })]),
);

const price = Type.String({ pattern: '^[0-9]{1,7}(\\.[0-9]{1,2})?$' });

/** `GET /cc/api/catalog/search`. Facets are query parameters; `brand` and `color` may be given several times. */
export const SearchQuery = Type.Object(
  {
    ...EncodeQuery,
    q: Type.Optional(Type.String({ maxLength: 200 })),
    category: Type.Optional(Type.String({ maxLength: 80 })),
    /** From 1. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    /** Products a page, 1-96; 24 unless told. */
    size: Type.Optional(Type.String({ pattern: '^([1-9]|[1-8][0-9]|9[0-6])$' })),
    sort: Type.Optional(OneOf(SORTS)),
    brand: several,
    /** Families of colors: Blue, Gray ... */
    color: several,
    /** Stars at least. */
    rating: Type.Optional(Type.String({ pattern: '^[1-5]$' })),
    /** The shopper's store: what can be picked up there is counted. */
    store: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
    /** Only what can be picked up in `store`. */
    pickup: Type.Optional(Flag),
    minPrice: Type.Optional(price),
    maxPrice: Type.Optional(price),
    inStock: Type.Optional(Flag),
  },
  strict,
);
export interface SearchQuery extends Static<typeof SearchQuery> {}

export const FacetValueSchema = Type.Object({
  value: Type.String(),
  /** Products that choosing it would leave, under all other choices. */
  count: Type.Integer(),
  selected: Type.Boolean(),
});
export interface FacetValue extends Static<typeof FacetValueSchema> {}

export const SearchDataSchema = Type.Object({
  query: Type.String(),
  /**
   * TEXT: the words as typed, or synonyms. PREFIX: words beginning so. ANY: some of the words. SIMILAR: nothing matched; these match
   * `correctedQuery`.
   */
  matchedBy: OneOf(['TEXT', 'PREFIX', 'ANY', 'SIMILAR']),
  /** What was looked for instead, where nothing matched what was typed. */
  correctedQuery: Type.Optional(Type.String()),
  /** A spelling that finds much more, where what was typed found something. */
  didYouMean: Type.Optional(Type.String()),
  sort: OneOf(SORTS),
  page: Type.Integer(),
  size: Type.Integer(),
  totalPages: Type.Integer(),
  totalItems: Type.Integer(),
  items: Type.Array(ProductTileSchema),
  facets: Type.Object({
    brand: Type.Array(FacetValueSchema),
    color: Type.Array(FacetValueSchema),
    /** `4` is four stars and up; from the highest. */
    rating: Type.Array(FacetValueSchema),
    /** One value, the store's number; empty where no store was named. */
    pickup: Type.Array(FacetValueSchema),
    /** Ranges with something in them, from the lowest; ends included, absent where a range is open. */
    priceRange: Type.Array(
      Type.Object({
        min: Type.Optional(Money),
        max: Type.Optional(Money),
        count: Type.Integer(),
        selected: Type.Boolean(),
      }),
    ),
    /** One value, `true`. */
    inStock: Type.Array(FacetValueSchema),
    category: Type.Array(
      Type.Object({
        value: Type.String(),
        name: Type.String(),
        count: Type.Integer(),
        selected: Type.Boolean(),
      }),
    ),
    /** The span of the prices found, without the price choice; absent when nothing was found. */
    price: Type.Optional(Type.Object({ min: Money, max: Money })),
  }),
  /** The category that was asked for. 404 CATEGORY_NOT_FOUND when there is none of that name. */
  category: Type.Optional(
    Type.Object({ id: Type.String(), name: Type.String(), description: Type.String(), image: Type.String() }),
  ),
  breadcrumbs: Type.Array(BreadcrumbSchema),
});
export interface SearchData extends Static<typeof SearchDataSchema> {}

/** `GET /cc/api/catalog/suggest?q=`: what the search box offers while somebody types. */
export const SuggestQuery = Type.Object({ ...EncodeQuery, q: Type.String({ maxLength: 200 }) }, strict);
export interface SuggestQuery extends Static<typeof SuggestQuery> {}

export const SuggestDataSchema = Type.Object({
  query: Type.String(),
  /** The spelling that was looked for instead. */
  correctedQuery: Type.Optional(Type.String()),
  categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })),
  products: Type.Array(
    Type.Object({
      itemId: Type.String(),
      title: Type.String(),
      image: Type.String(),
      price: Type.String(),
      itemUrl: Type.String(),
    }),
  ),
});
export interface SuggestData extends Static<typeof SuggestDataSchema> {}
