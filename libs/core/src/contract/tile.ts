import Type, { type Static } from 'typebox';
import { ACTION_LABELS } from '../vocabulary/index.ts';
import { Money, OneOf, TextLanguage } from './parts.ts';

/** A restriction on buying a product (storefront-3.75). */
export const RestrictionDetailsSchema = Type.Object({
  /** `OUT_OF_STOCK`, `DISCONTINUED` or `LIMITED_QUANTITY`. */
  type: Type.Optional(Type.String()),
  /** Text to show: "Limit 4 per order". */
  limitedQtyTxt: Type.Optional(Type.String()),
  /** Item numbers of products to buy instead, best first. */
  altProducts: Type.Optional(Type.Array(Type.String())),
  /** URL of the product page of the first of them. */
  alternateItemURL: Type.Optional(Type.String()),
});
export interface RestrictionDetails extends Static<typeof RestrictionDetailsSchema> {}

/** A product as a tile shows it (storefront-3). Prices are those of the calling tenant. */
export const TileItemSchema = Type.Object({
  itemId: Type.String(),
  resolvedItemId: Type.Optional(Type.String()),
  /** The item to buy instead. */
  alternateItemID: Type.Optional(Type.String()),
  /** The item under which the product is compared; absent for products that cannot be compared, such as memberships. */
  compareItemID: Type.Optional(Type.String()),
  /** The part number that the caller's organization uses for the item; absent for everyone else. */
  cId: Type.Optional(Type.String()),
  title: Type.String(),
  /** That of the title. */
  lang: TextLanguage,
  brandName: Type.String(),
  /** Formatted price: `$1,234.50`, or 'Price N/A'. */
  price: Type.String(),
  /** Price as a number; absent without a price. */
  priceValue: Type.Optional(Money),
  /** Formatted list price; absent unless the item is on sale. */
  originalPrice: Type.Optional(Type.String()),
  originalPriceValue: Type.Optional(Money),
  /** Last day of the sale in the shop's time zone, `2026-12-06`; absent for a price without an end. */
  saleEndsOn: Type.Optional(Type.String()),
  /** Unit of sale, e.g. `pack of 12`. */
  units: Type.String(),
  /** Number of pieces in one unit of sale. */
  unitsNum: Type.Integer(),
  /** URL of a square image. */
  image: Type.String(),
  actionLabel: OneOf(ACTION_LABELS),
  /** Maximum quantity per order; 9999 by default. */
  quantityLimit: Type.Integer(),
  isOutOfStock: Type.Boolean(),
  isDeliveryInstock: Type.Boolean(),
  /** Units left, present only when they are few (five or fewer, but at least one). */
  unitsLeft: Type.Optional(Type.Integer()),
  bopisEligible: Type.Boolean(),
  /** Handling fee per delivered unit of an oversized item; absent for all others. */
  handlingFeePerUnit: Type.Optional(Money),
  partNumber: Type.String(),
  baseCatId: Type.String(),
  /** URL of the product page, relative to the tenant's root: `/p/:sku/:slug`. */
  itemUrl: Type.String(),
  /** Average rating, 1.0 to 5.0; absent without reviews. */
  rating: Type.Optional(Type.Number()),
  reviewCount: Type.Integer(),
  /** Color family, as in the color facet. */
  color: Type.Optional(Type.String()),
  /** True if the product has other variants. */
  hasVariants: Type.Boolean(),
  /** Number of values of each variant axis: `{ Color: 3, Pack: 2 }`. */
  variantCounts: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  /** Number of variants, including this one. */
  variantCount: Type.Optional(Type.Integer()),
  /** The badge's text and the fact it is based on; the fact is absent for an operator's custom badge and from replies of older servers. */
  badgeDetails: Type.Optional(
    Type.Object({
      productBadge: Type.String(),
      kind: Type.Optional(OneOf(['SELLER', 'PRINT', 'MEMBERSHIP', 'NO_SURCHARGE', 'SALE', 'SALE_END'])),
    }),
  ),
  restrictionDetails: Type.Optional(RestrictionDetailsSchema),
  /** ISO date of the shopper's last order. */
  lastOrderedDate: Type.Optional(Type.String()),
  /** The department of the shopper's purchases that a recommended product matches, such as `Paper`. */
  interest: Type.Optional(Type.String()),
  /** The quantity to add; 1 by default. For a replacement, the number of units that replace those of the original. */
  quantity: Type.Optional(Type.Integer()),
  /** For the action `pickUpToday`: false if the store opens too late for pickup today, so that the tile does not name the day. */
  pickupReadyToday: Type.Optional(Type.Boolean()),
  /** True if a third party sells and ships the product, which the badge shows. */
  isSSPT: Type.Optional(Type.Boolean()),
  /** True if a brand paid for the placement of the tile, which must be labeled. */
  isSponsored: Type.Optional(Type.Boolean()),
  /** True if the product is one of several colors. */
  isColorSwatch: Type.Optional(Type.Boolean()),
  /** The name of the color. */
  swatchLabel: Type.Optional(Type.String()),
  /** True for products of the print service, which are printed to order. */
  isHitouch: Type.Optional(Type.Boolean()),
  /** True for a set that is configured on its own page. */
  isSKUSET: Type.Optional(Type.Boolean()),
  /** True for a made-to-order product with a configurator. */
  isCustomSKU: Type.Optional(Type.Boolean()),
  customSkuCode: Type.Optional(Type.String()),
  /** The hash of the content of the stored photo that `image` shows, 40 hexadecimal digits; absent for drawings. */
  assetId: Type.Optional(Type.String()),
  /** True if the item is offered as an alternative to `surchgOrgItemId`, which has a surcharge. */
  isSurchargeSub: Type.Optional(Type.Boolean()),
  surchgOrgItemId: Type.Optional(Type.String()),
  /** Number of units that replace one unit of the original item, such as 0.5; absent if their units cannot be compared. */
  altFactor: Type.Optional(Type.Number()),
  /** The catalog of the price: the contract of the caller's organization if that has a price for the item, otherwise the tenant. */
  catalogId: Type.Optional(Type.String()),
  /** True for a membership of a program, such as `PREMIUM`. */
  membershipOverlay: Type.Optional(Type.Boolean()),
  /** The page beacon: URL that reports an interaction with a sponsored tile. */
  impBeacon: Type.Optional(Type.String()),
  /** The impression beacons: URLs that report that a sponsored tile was seen. */
  impBeacons: Type.Optional(Type.Array(Type.String())),
  /** URLs that report a click on a sponsored tile. */
  clickBeacons: Type.Optional(Type.Array(Type.String())),
});
export interface TileItem extends Static<typeof TileItemSchema> {}
