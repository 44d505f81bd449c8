import Type, { type Static } from 'typebox';
import { ACTION_LABELS } from '../vocabulary/index.ts';
import { Money, OneOf } from './parts.ts';

/** A product as a tile shows it (storefront-3). Prices are those of the calling tenant. */
export const TileItemSchema = Type.Object({
  itemId: Type.String(),
  resolvedItemId: Type.Optional(Type.String()),
  cId: Type.Optional(Type.String()),
  title: Type.String(),
  brandName: Type.String(),
  /** Formatted price: `$1,234.50`, or 'Price N/A'. */
  price: Type.String(),
  /** Price as a number; absent without a price. */
  priceValue: Type.Optional(Money),
  /** Formatted list price; absent unless the item is on sale. */
  originalPrice: Type.Optional(Type.String()),
  originalPriceValue: Type.Optional(Money),
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
  badgeDetails: Type.Optional(Type.Object({ productBadge: Type.String() })),
});
export interface TileItem extends Static<typeof TileItemSchema> {}
