import Type, { type Static } from 'typebox';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import { ACTION_LABELS } from '@foolscap/core/vocabulary';
import { REVIEW_LENGTHS, REVIEW_RIGHTS, REVIEW_SORTS } from '../model/codes.ts';

/** A product as a tile shows it (storefront 3, "Product tile item"). Prices are those of the tenant that asked. */
export const ProductTileSchema = Type.Object({
  itemId: Type.String(),
  resolvedItemId: Type.Optional(Type.String()),
  cId: Type.Optional(Type.String()),
  title: Type.String(),
  brandName: Type.String(),
  /** What a person reads: `$1,234.50`, or 'Price N/A'. */
  price: Type.String(),
  /** The same as a number; absent where there is no price. */
  priceValue: Type.Optional(Money),
  /** The price before a reduction, as a person reads it; absent where there is none. */
  originalPrice: Type.Optional(Type.String()),
  originalPriceValue: Type.Optional(Money),
  /** Unit of sale, e.g. `pack of 12`. */
  units: Type.String(),
  /** How many pieces one unit of sale holds. */
  unitsNum: Type.Integer(),
  /** Address of a square picture. */
  image: Type.String(),
  actionLabel: OneOf(ACTION_LABELS),
  /** The most that one order may hold; 9999 where nothing else is said. */
  quantityLimit: Type.Integer(),
  isOutOfStock: Type.Boolean(),
  isDeliveryInstock: Type.Boolean(),
  /** Units left, present only when they are few (five or fewer, but at least one). */
  unitsLeft: Type.Optional(Type.Integer()),
  bopisEligible: Type.Boolean(),
  partNumber: Type.String(),
  baseCatId: Type.String(),
  /** Page of the product, relative to the tenant's root: `/p/:sku/:slug`. */
  itemUrl: Type.String(),
  /** Mean of all reviews, 1.0 to 5.0; absent where there is none. */
  rating: Type.Optional(Type.Number()),
  reviewCount: Type.Integer(),
  /** Family of its color, as facets name it. */
  color: Type.Optional(Type.String()),
  /** True if it comes in other variants. */
  hasVariants: Type.Boolean(),
  /** The number of values of each axis that its variants differ in: `{ Color: 3, Pack: 2 }`. */
  variantCounts: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** The number of its variants, itself included. */
  variantCount: Type.Optional(Type.Integer()),
  badgeDetails: Type.Optional(Type.Object({ productBadge: Type.String() })),
});
export interface ProductTile extends Static<typeof ProductTileSchema> {}

export const BreadcrumbSchema = Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() });
export interface Breadcrumb extends Static<typeof BreadcrumbSchema> {}

/** One value of what sets variants apart: where it leads, and whether it can be had. */
export const VariantValueSchema = Type.Object({
  value: Type.String(),
  /** The nearest variant that has it: the one that keeps most of the other choices. */
  itemId: Type.String(),
  itemUrl: Type.String(),
  selected: Type.Boolean(),
  /** True if that variant is in stock. */
  available: Type.Boolean(),
  /** `#rrggbb`, for a swatch. */
  color: Type.Optional(Type.String()),
});
export interface VariantValue extends Static<typeof VariantValueSchema> {}

/** Something in which the variants of a product differ: a color, a size, how many are in a pack. */
export const VariantAxisSchema = Type.Object({
  name: Type.String(),
  values: Type.Array(VariantValueSchema),
});
export interface VariantAxis extends Static<typeof VariantAxisSchema> {}

export const ReviewSchema = Type.Object({
  id: Type.String(),
  author: Type.String(),
  /** 1 to 5. */
  rating: Type.Integer(),
  title: Type.String(),
  body: Type.String(),
  /** True if the author has bought it here. */
  verified: Type.Boolean(),
  /** `2026-11-21` */
  createdOn: Type.String(),
});
export interface Review extends Static<typeof ReviewSchema> {}

/** How all reviews of a product turned out. */
export const ReviewSummarySchema = Type.Object({
  /** 1.0 to 5.0; absent where there is none. */
  average: Type.Optional(Type.Number()),
  count: Type.Integer(),
  /** From five stars down to one. */
  histogram: Type.Array(Type.Object({ rating: Type.Integer(), count: Type.Integer() })),
});
export interface ReviewSummary extends Static<typeof ReviewSummarySchema> {}

/** What is sold together under one number, and what its parts cost when bought one by one. */
export const BundleSchema = Type.Object({
  items: Type.Array(Type.Object({ ...ProductTileSchema.properties, quantity: Type.Integer() })),
  /** The sum of the parts; absent where one has no price. */
  sum: Type.Optional(Money),
});
export interface Bundle extends Static<typeof BundleSchema> {}

const Tiles = Type.Array(ProductTileSchema);

/** What the product page shows. */
export const ProductDetailSchema = Type.Object({
  ...ProductTileSchema.properties,
  description: Type.String(),
  bullets: Type.Array(Type.String()),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The first one is the tile's. */
  images: Type.Array(Type.Object({ url: Type.String(), alt: Type.String() })),
  gtin: Type.Optional(Type.String()),
  /** Pieces in one unit of sale, as the catalog counts them. */
  packSize: Type.Integer(),
  /** ESD electronic delivery, DF delivered furniture; absent for everything else (cart 3). */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  /** Oversized goods cost extra to ship. */
  oversized: Type.Boolean(),
  /** Units that can be sold now. */
  availableQuantity: Type.Integer(),
  /** From the top category down to the product's own. */
  breadcrumbs: Type.Array(BreadcrumbSchema),
  /** Names the product of which this is a variant. */
  variantGroup: Type.Optional(Type.String()),
  variants: Type.Array(VariantAxisSchema),
  accessories: Tiles,
  /** What works with it: ink for a printer. */
  compatible: Tiles,
  /** What does the same. */
  alternates: Tiles,
  /** Plans that can be added with it, as lines below its own. */
  warranties: Tiles,
  /** Putting it together, added in the same way. */
  assembly: Tiles,
  bundle: Type.Optional(BundleSchema),
  /** Others of the same category; only where the catalog names neither accessories nor alternates. */
  related: Tiles,
  reviews: Type.Object({
    ...ReviewSummarySchema.properties,
    /** The newest ones. */
    items: Type.Array(ReviewSchema),
  }),
  /** ISO dates between which it comes to the shopper's place when it is ordered now; absent where nothing is sent. */
  delivery: Type.Optional(
    Type.Object({
      /** Five digits: what the shopper has typed, else where the chosen store is, else the default (cart 9). */
      zipCode: Type.String(),
      minDeliveryDate: Type.String(),
      maxDeliveryDate: Type.String(),
      /** The windows of larger quantities, in rising order: what the nearest warehouse cannot cover comes from farther away. */
      larger: Type.Optional(
        Type.Array(
          Type.Object({
            /** The quantity above which the window applies. */
            moreThan: Type.Integer(),
            minDeliveryDate: Type.String(),
            maxDeliveryDate: Type.String(),
          }),
        ),
      ),
    }),
  ),
  /** What the store has that the shopper has chosen; absent where none is chosen, or nothing is handed out there. */
  pickup: Type.Optional(
    Type.Object({
      storeNumber: Type.String(),
      storeName: Type.String(),
      available: Type.Boolean(),
      /** As it is shown: `10+` (cart 4, "Pickup availability"). */
      displayQuantity: Type.String(),
    }),
  ),
});
export interface ProductDetail extends Static<typeof ProductDetailSchema> {}

/** `GET /cc/api/catalog/products/:sku`. 404 ITEM_NOT_PUBLISHED. */
export const ProductDataSchema = Type.Object({ product: ProductDetailSchema });
export interface ProductData extends Static<typeof ProductDataSchema> {}

/** `POST /cc/api/catalog/place`: where the shopper wants things delivered, until the browser closes. 400 INVALID_ZIPCODE. */
export const PlaceBody = Type.Object(
  { zipCode: Type.String({ minLength: 1, maxLength: 20 }) },
  { additionalProperties: false },
);
export interface PlaceBody extends Static<typeof PlaceBody> {}
export const PlaceDataSchema = Type.Object({ zipCode: Type.String() });
export interface PlaceData extends Static<typeof PlaceDataSchema> {}

/** `GET /cc/api/catalog/tiles`: products by their numbers, in that order; what is not there is left out. */
export const TilesQuery = Type.Object(
  { ...EncodeQuery, skus: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
);
export interface TilesQuery extends Static<typeof TilesQuery> {}
export const TilesDataSchema = Type.Object({ items: Tiles });
export interface TilesData extends Static<typeof TilesDataSchema> {}

/** `GET /cc/api/catalog/products/:sku/reviews`. */
export const ReviewsQuery = Type.Object(
  {
    ...EncodeQuery,
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    sort: Type.Optional(OneOf(REVIEW_SORTS)),
    rating: Type.Optional(Type.String({ pattern: '^[1-5]$' })),
  },
  { additionalProperties: false },
);
export interface ReviewsQuery extends Static<typeof ReviewsQuery> {}
export const ReviewsDataSchema = Type.Object({
  items: Type.Array(ReviewSchema),
  page: Type.Integer(),
  totalPages: Type.Integer(),
  totalItems: Type.Integer(),
});
export interface ReviewsData extends Static<typeof ReviewsDataSchema> {}

/** `POST /cc/api/catalog/products/:sku/reviews`. 401 for guests, 403 REVIEW_NOT_BOUGHT, 409 REVIEW_EXISTS. */
export const ReviewBody = Type.Object(
  {
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    title: Type.String({ minLength: 1, maxLength: REVIEW_LENGTHS.title }),
    body: Type.String({ minLength: 1, maxLength: REVIEW_LENGTHS.body }),
  },
  { additionalProperties: false },
);
export interface ReviewBody extends Static<typeof ReviewBody> {}
export const ReviewWrittenSchema = Type.Object({ review: ReviewSchema, summary: ReviewSummarySchema });
export interface ReviewWritten extends Static<typeof ReviewWrittenSchema> {}

/** `GET /cc/api/catalog/products/:sku/reviews/own`: whether the caller may write one. */
export const OwnReviewSchema = Type.Object({ may: OneOf(REVIEW_RIGHTS) });
export interface OwnReview extends Static<typeof OwnReviewSchema> {}

/** `GET /cc/api/catalog/addresses`: the pages of all products, in portions, for a map of the site. */
export const AddressesQuery = Type.Object(
  { ...EncodeQuery, offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,8}$' })) },
  { additionalProperties: false },
);
export interface AddressesQuery extends Static<typeof AddressesQuery> {}
export const AddressesDataSchema = Type.Object({
  /** How many there are in all. */
  total: Type.Integer(),
  /** At most ADDRESSES_PAGE_SIZE of them. */
  pages: Type.Array(
    Type.Object({
      /** Relative to the tenant's root. */
      url: Type.String(),
      /** When what it shows was changed last: `2026-11-21T05:00:00Z`. */
      modified: Type.String(),
    }),
  ),
});
export interface AddressesData extends Static<typeof AddressesDataSchema> {}
