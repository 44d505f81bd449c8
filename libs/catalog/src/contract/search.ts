import Type, { type Static } from 'typebox';
import { EncodeQuery, Flag, Money, OneOf, TextLanguage } from '@foolscap/core/contract';
import { SORTS } from '../model/constants.ts';
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
  /** Number of products in the category and its subcategories, as its page shows them: the variants of a group are one product. */
  count: Type.Integer(),
});
export interface Category extends Static<typeof CategorySchema> {}

/** `GET /cc/api/catalog/categories`: all categories, in display order. */
export const CategoriesDataSchema = Type.Object({ categories: Type.Array(CategorySchema) });
export interface CategoriesData extends Static<typeof CategoriesDataSchema> {}

export const BrandSchema = Type.Object({
  name: Type.String(),
  /** The last part of `url`. Brands whose names differ only in punctuation or case share one. */
  slug: Type.String(),
  /** `/brands/:brand` */
  url: Type.String(),
  /** Number of products: the variants of a group are one product. */
  count: Type.Integer(),
});
export interface Brand extends Static<typeof BrandSchema> {}

/** `GET /cc/api/catalog/brands`: all brands with products, by name. */
export const BrandsDataSchema = Type.Object({ brands: Type.Array(BrandSchema) });
export interface BrandsData extends Static<typeof BrandsDataSchema> {}

/** Query of calls whose only parameter is the encode flag. */
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
    /** Starts at 1. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    /** Products per page, 1-96; 24 by default. */
    size: Type.Optional(Type.String({ pattern: '^([1-9]|[1-8][0-9]|9[0-6])$' })),
    sort: Type.Optional(OneOf(SORTS)),
    brand: several,
    /** The slug of a brand, whose page lists only its products; takes precedence over `brand`. */
    brandSlug: Type.Optional(Type.String({ maxLength: 80 })),
    /** Color families: Blue, Gray ... */
    color: several,
    /** Minimum number of stars. */
    rating: Type.Optional(Type.String({ pattern: '^[1-5]$' })),
    /** The shopper's store, for the count of products available for pickup. */
    store: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
    /** Only products available for pickup in `store`. */
    pickup: Type.Optional(Flag),
    minPrice: Type.Optional(price),
    maxPrice: Type.Optional(price),
    inStock: Type.Optional(Flag),
    /** Only products whose price for the buyer is below the list price. */
    onSale: Type.Optional(Flag),
    /** Only products whose sale ends within the next seven days. */
    saleEndsSoon: Type.Optional(Flag),
    /** Only products introduced in the last `NEW_DAYS` days. */
    isNew: Type.Optional(Flag),
  },
  strict,
);
export interface SearchQuery extends Static<typeof SearchQuery> {}

export const FacetValueSchema = Type.Object({
  value: Type.String(),
  /** Number of products that selecting the value shows, together with the filters of other facets. */
  count: Type.Integer(),
  selected: Type.Boolean(),
});
export interface FacetValue extends Static<typeof FacetValueSchema> {}

export const SearchDataSchema = Type.Object({
  query: Type.String(),
  /**
   * TEXT: all words, or synonyms. PREFIX: words with these prefixes. ANY: some of the words. SIMILAR: nothing matched, so the results
   * are those of `correctedQuery`.
   */
  matchedBy: OneOf(['TEXT', 'PREFIX', 'ANY', 'SIMILAR']),
  /** With ANY: words that no product has, as typed, such as a brand that is not sold. */
  missingWords: Type.Optional(Type.Array(Type.String())),
  /** The query that was used instead when nothing matched. */
  correctedQuery: Type.Optional(Type.String()),
  /** A spelling with many more results, suggested when the query has some. */
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
    /** `4` means four stars and up; highest first. */
    rating: Type.Array(FacetValueSchema),
    /** One value, the store's number; empty without a store. */
    pickup: Type.Array(FacetValueSchema),
    /** Non-empty price ranges, lowest first; bounds are inclusive, and absent for an open range. */
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
    /**
     * The departments with results, or the subcategories of the requested category, in display order. Sent with `onSale`, `isNew` and
     * `brandSlug`, whose pages have no subcategories of their own.
     */
    department: Type.Optional(
      Type.Array(Type.Object({ value: Type.String(), name: Type.String(), count: Type.Integer() })),
    ),
    /** Price range of the results, ignoring the price filter; absent without results. */
    price: Type.Optional(Type.Object({ min: Money, max: Money })),
  }),
  /** The requested category. 404 CATEGORY_NOT_FOUND if it does not exist. */
  category: Type.Optional(
    Type.Object({ id: Type.String(), name: Type.String(), description: Type.String(), image: Type.String() }),
  ),
  /** The requested brand. 404 BRAND_NOT_FOUND if it has no products. */
  brand: Type.Optional(BrandSchema),
  breadcrumbs: Type.Array(BreadcrumbSchema),
  /** True if most products of the page are supplies for printers, which the ink and toner finder lists by printer. */
  hasPrinterSupplies: Type.Optional(Type.Boolean()),
});
export interface SearchData extends Static<typeof SearchDataSchema> {}

/** `GET /cc/api/catalog/suggest?q=`: suggestions of the search box. */
export const SuggestQuery = Type.Object({ ...EncodeQuery, q: Type.String({ maxLength: 200 }) }, strict);
export interface SuggestQuery extends Static<typeof SuggestQuery> {}

export const SuggestDataSchema = Type.Object({
  query: Type.String(),
  /** The query that was used instead when nothing matched. */
  correctedQuery: Type.Optional(Type.String()),
  categories: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })),
  products: Type.Array(
    Type.Object({
      itemId: Type.String(),
      title: Type.String(),
      lang: TextLanguage,
      image: Type.String(),
      price: Type.String(),
      itemUrl: Type.String(),
    }),
  ),
});
export interface SuggestData extends Static<typeof SuggestDataSchema> {}
