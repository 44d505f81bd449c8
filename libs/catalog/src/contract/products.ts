import Type, { type Static } from 'typebox';
import {
  EncodeQuery,
  Money,
  OneOf,
  TextLanguage,
  type TileItem,
  TileItemSchema,
} from '@foolscap/core/contract';
import { ITEM_NOTES, type ItemNote, PRICE_METHODS } from '@foolscap/core/vocabulary';
import { REVIEW_LENGTHS, REVIEW_RIGHTS, REVIEW_SORTS } from '../model/reviews.ts';

/** A product as a tile shows it (storefront-3). Prices are those of the calling tenant. */
export const ProductTileSchema = TileItemSchema;
export type ProductTile = TileItem;

export const BreadcrumbSchema = Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() });
export interface Breadcrumb extends Static<typeof BreadcrumbSchema> {}

/** One value of a variant axis, with the variant it leads to and its availability. */
export const VariantValueSchema = Type.Object({
  value: Type.String(),
  /** The closest variant with this value: it keeps as many of the other choices as possible. */
  itemId: Type.String(),
  itemUrl: Type.String(),
  selected: Type.Boolean(),
  /** True if that variant is in stock. */
  available: Type.Boolean(),
  /** `#rrggbb`, for a swatch. */
  color: Type.Optional(Type.String()),
});
export interface VariantValue extends Static<typeof VariantValueSchema> {}

/** An attribute in which the variants of a product differ: color, size, pack size. */
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
  /** True if the author bought the product here. */
  verified: Type.Boolean(),
  /** `2026-11-21` */
  createdOn: Type.String(),
});
export interface Review extends Static<typeof ReviewSchema> {}

/** Summary of all reviews of a product. */
export const ReviewSummarySchema = Type.Object({
  /** 1.0 to 5.0; absent without reviews. */
  average: Type.Optional(Type.Number()),
  count: Type.Integer(),
  /** From five stars down to one. */
  histogram: Type.Array(Type.Object({ rating: Type.Integer(), count: Type.Integer() })),
});
export interface ReviewSummary extends Static<typeof ReviewSummarySchema> {}

/** The parts of a bundle, which is sold under one SKU, and their total price when bought separately. */
export const BundleSchema = Type.Object({
  items: Type.Array(Type.Object({ ...ProductTileSchema.properties, quantity: Type.Integer() })),
  /** Total price of the parts; absent if any part has no price. */
  sum: Type.Optional(Money),
});
export interface Bundle extends Static<typeof BundleSchema> {}

/** A lower price of each unit, from a number of units of the item in the cart. */
export const VolumePriceSchema = Type.Object({
  minQty: Type.Integer(),
  /** Formatted price of one unit: `$1,234.50`. */
  price: Type.String(),
  priceValue: Money,
});
export interface VolumePrice extends Static<typeof VolumePriceSchema> {}

const Tiles = Type.Array(ProductTileSchema);

/** The conditions under which an item is sold, beyond its price and stock. An absent condition does not apply. */
export const ProductSaleSchema = Type.Object({
  /** The item can be ordered before its street date. */
  preOrder: Type.Optional(Type.Boolean()),
  /** The item cannot be ordered yet. */
  comingSoon: Type.Optional(Type.Boolean()),
  /** ISO date from which a pre-ordered or coming item is delivered. */
  streetDate: Type.Optional(Type.String()),
  /** ISO date on which the units of a back order are expected. */
  backInStockOn: Type.Optional(Type.String()),
  /** The units in whose multiples the item is sold; absent if any quantity is. */
  orderMultiple: Type.Optional(Type.Integer()),
  surchargeFeePerUnit: Type.Optional(Money),
  /** The value of other items that an order with this add-on item needs. */
  addOnMinimum: Type.Optional(Money),
  /** The reason why the item is not delivered to the shopper's place; it can be picked up. */
  notDelivered: Type.Optional(Type.String()),
  /** The item can be ordered at intervals (storefront-4.33). */
  autoRestock: Type.Optional(Type.Boolean()),
  /** The furniture services that can be chosen in the cart; the price of a level without `feePerUnit` is agreed after the order. */
  furnitureServices: Type.Optional(
    Type.Array(Type.Object({ level: OneOf(['BASC', 'CUST']), feePerUnit: Type.Optional(Money) })),
  ),
  /** The third party that sells and ships the item; absent for items sold by the shop itself. */
  soldBy: Type.Optional(Type.String()),
  /** Printed to order by the print service. */
  printed: Type.Optional(Type.Boolean()),
  /** Notes next to the item (cart-8.56). */
  notes: Type.Optional(Type.Array(OneOf(Object.keys(ITEM_NOTES) as ItemNote[]))),
});
export interface ProductSale extends Static<typeof ProductSaleSchema> {}

/** The data of the product page. */
export const ProductDetailSchema = Type.Object({
  ...ProductTileSchema.properties,
  description: Type.String(),
  bullets: Type.Array(Type.String()),
  /** That of description and bullets. */
  descriptionLang: TextLanguage,
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** The first image is also the tile's image. */
  images: Type.Array(
    Type.Object({
      url: Type.String(),
      alt: Type.String(),
      /** Width and height of the original photo in pixels; absent for a drawing. The URL shows it in a square. */
      width: Type.Optional(Type.Integer()),
      height: Type.Optional(Type.Integer()),
    }),
  ),
  gtin: Type.Optional(Type.String()),
  /** Pieces in one unit of sale, according to the product catalog. */
  packSize: Type.Integer(),
  /** ESD electronic delivery, DF delivered furniture; absent for everything else (cart-3.51). */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  /** Units available to sell now. */
  availableQuantity: Type.Integer(),
  /** The volume prices that apply to the caller, by quantity; absent without any. */
  volumePrices: Type.Optional(Type.Array(VolumePriceSchema)),
  /** From the top category down to the product's own. */
  breadcrumbs: Type.Array(BreadcrumbSchema),
  /** Id of the group of variants that this product belongs to. */
  variantGroup: Type.Optional(Type.String()),
  variants: Type.Array(VariantAxisSchema),
  accessories: Tiles,
  /** Compatible products, for example ink for a printer. */
  compatible: Tiles,
  /** Alternatives to this product. */
  alternates: Tiles,
  /** Protection plans that can be added as child lines. */
  warranties: Tiles,
  /** Assembly services that can be added as child lines. */
  assembly: Tiles,
  /** Help with setting up, by phone, that can be added as child lines. */
  techHelp: Tiles,
  /** Items that this product does not work without. */
  required: Tiles,
  sale: Type.Optional(ProductSaleSchema),
  /** The reason why the caller cannot add the product; absent if they can. */
  refusal: Type.Optional(Type.Object({ code: Type.String(), description: Type.String() })),
  /** For members of an organization: whether the product is part of its contract, and the price method (`MPI`: market price). */
  contractInfo: Type.Optional(Type.Object({ onContract: Type.Boolean(), priceMethod: OneOf(PRICE_METHODS) })),
  bundle: Type.Optional(BundleSchema),
  /** Other products of the category; only if the product catalog lists neither accessories nor alternates. */
  related: Tiles,
  reviews: Type.Object({
    ...ReviewSummarySchema.properties,
    /** The newest reviews. */
    items: Type.Array(ReviewSchema),
  }),
  /** Delivery window (ISO dates) for the shopper's ZIP code if ordered now; absent for products that are not shipped. */
  delivery: Type.Optional(
    Type.Object({
      /** Five digits: entered by the shopper, else of the chosen store, else the default (cart-9). */
      zipCode: Type.String(),
      /** The fee of standard delivery, per order. */
      shipFee: Money,
      /** The value of delivered items from which standard delivery is free. */
      freeShippingFrom: Money,
      /** The fee of delivering an order to this area; absent for most. */
      areaFee: Type.Optional(Money),
      /** The shopper cannot enter another ZIP code, because the toggle `zipCode` is off (cart-6.17). */
      isZipCodeFixed: Type.Optional(Type.Boolean()),
      minDeliveryDate: Type.String(),
      maxDeliveryDate: Type.String(),
      /** Windows of larger quantities, in ascending order: quantities beyond the nearest warehouse's stock ship from farther away. */
      larger: Type.Optional(
        Type.Array(
          Type.Object({
            /** Quantity above which the window applies. */
            moreThan: Type.Integer(),
            minDeliveryDate: Type.String(),
            maxDeliveryDate: Type.String(),
          }),
        ),
      ),
    }),
  ),
  /** Stock at the shopper's store; absent without a chosen store, or if that store offers no pickup. */
  pickup: Type.Optional(
    Type.Object({
      storeNumber: Type.String(),
      storeName: Type.String(),
      available: Type.Boolean(),
      /** Formatted quantity: `10+` (cart-4). */
      displayQuantity: Type.String(),
      /** The accessories and required items that the store has as well, by SKU; absent if it has none of them. */
      alsoInStore: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
export interface ProductDetail extends Static<typeof ProductDetailSchema> {}

/** `GET /cc/api/catalog/products/:sku`. 404 ITEM_NOT_PUBLISHED. */
export const ProductDataSchema = Type.Object({ product: ProductDetailSchema });
export interface ProductData extends Static<typeof ProductDataSchema> {}

/** `POST /cc/api/catalog/place`: sets the delivery ZIP code for the browser session. 400 INVALID_ZIPCODE; 404 while the toggle is off. */
export const PlaceBody = Type.Object(
  { zipCode: Type.String({ minLength: 1, maxLength: 20 }) },
  { additionalProperties: false },
);
export interface PlaceBody extends Static<typeof PlaceBody> {}
export const PlaceDataSchema = Type.Object({ zipCode: Type.String() });
export interface PlaceData extends Static<typeof PlaceDataSchema> {}

/** `GET /cc/api/catalog/tiles`: products by SKU, in the given order; unknown SKUs are left out. */
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

/** `GET /cc/api/catalog/products/:sku/reviews/own`: whether the caller may write a review. */
export const OwnReviewSchema = Type.Object({ may: OneOf(REVIEW_RIGHTS) });
export interface OwnReview extends Static<typeof OwnReviewSchema> {}

/** `GET /cc/api/catalog/addresses`: the URLs of all product pages, in batches, for the sitemap. */
export const AddressesQuery = Type.Object(
  { ...EncodeQuery, offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,8}$' })) },
  { additionalProperties: false },
);
export interface AddressesQuery extends Static<typeof AddressesQuery> {}
export const AddressesDataSchema = Type.Object({
  /** Number of all product pages. */
  total: Type.Integer(),
  /** At most ADDRESSES_PAGE_SIZE entries. */
  pages: Type.Array(
    Type.Object({
      /** Relative to the tenant's root. */
      url: Type.String(),
      /** Time of the last change: `2026-11-21T05:00:00Z`. */
      modified: Type.String(),
    }),
  ),
});
export interface AddressesData extends Static<typeof AddressesDataSchema> {}
