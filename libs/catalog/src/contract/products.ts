import Type, { type Static } from 'typebox';
import { Money, OneOf } from '@foolscap/core/contract';
import { ACTION_LABELS } from '@foolscap/core/vocabulary';

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
  /** Family of its colour, as facets name it. */
  color: Type.Optional(Type.String()),
  /** Whether it comes in other variants. */
  hasVariants: Type.Boolean(),
  badgeDetails: Type.Optional(Type.Object({ productBadge: Type.String() })),
});
export type ProductTile = Static<typeof ProductTileSchema>;

export const BreadcrumbSchema = Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() });
export type Breadcrumb = Static<typeof BreadcrumbSchema>;

/** What the product page shows. */
export const ProductDetailSchema = Type.Object({
  ...ProductTileSchema.properties,
  description: Type.String(),
  bullets: Type.Array(Type.String()),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  images: Type.Array(Type.String()),
  /** ESD electronic delivery, DF delivered furniture; absent for everything else (cart 3). */
  productTypeName: Type.Optional(OneOf(['ESD', 'DF'])),
  /** Oversized goods cost extra to ship. */
  oversized: Type.Boolean(),
  /** Units that can be sold now. */
  availableQuantity: Type.Integer(),
  /** From the top category down to the product's own. */
  breadcrumbs: Type.Array(BreadcrumbSchema),
  /** Others of the same category. */
  related: Type.Array(ProductTileSchema),
});
export type ProductDetail = Static<typeof ProductDetailSchema>;

/** `GET /cc/api/catalog/products/:sku`. 404 ITEM_NOT_PUBLISHED. */
export const ProductDataSchema = Type.Object({ product: ProductDetailSchema });
export type ProductData = Static<typeof ProductDataSchema>;
