import { formatMoney, toDecimal } from '@foolscap/core/money';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { type ActionLabel, LOW_STOCK } from '@foolscap/core/vocabulary';
import type { ProductTile } from '@foolscap/catalog/contract';
import { DEFAULT_FEES, type SaleConditions } from '@foolscap/pricing/model';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { type Picture, pictureUrl } from '../media/index.ts';
import { formatLastDay, getLastDay } from './sale-ends.ts';
import { getItemUrl } from './slug.ts';

/** The columns that the catalog's queries select for a tile. */
export interface TileRow {
  sku: string;
  name: string;
  brand: string;
  category_id: string;
  uom: string;
  part_number: string;
  picture: Picture;
  quantity_limit: number | null;
  bopis_eligible: boolean;
  oversized: boolean;
  color_family: string | null;
  variant_group: string | null;
  /** True if another product of its group is sold; a group may have only one. */
  has_variants: boolean;
  /** The number of values on each variant axis; null without variants. */
  variant_counts: Record<string, number> | null;
  /** The number of published products in its group; null without a group. */
  variant_count: number | null;
  review_count: number;
  rating_sum: number;
  /** US cents, for the requesting buyer. */
  price: number | null;
  /** Whether the price is null because the buyer has to sign in to see it. */
  is_price_hidden: boolean;
  list_price: number | null;
  /** The first moment after the sale, as text in a row of a JSON value; null for a price without an end. */
  sale_ends_at: Date | string | null;
  /** Units that can be sold; none for a replaced product. */
  available: number;
  sale_conditions: SaleConditions | null;
  /** Alternates in stock, best first; null while the item itself is in stock. */
  alternates: { sku: string; name: string }[] | null;
  /** Whether it is discontinued and another item is sold instead. */
  is_replaced: boolean;
  /** Whether the set has a made-to-order part; null for a product that is not a set. */
  has_custom_parts: boolean | null;
  /** The contract that the price comes from, otherwise the tenant. */
  catalog_id: string;
  /** Part number in the buyer's organization; null if it has none. */
  customer_sku: string | null;
}

/** Returns the number of pieces in a unit of measure: 12 for `pack of 12`, 1 without a number. */
export function getPieces(uom: string): number {
  const number = /\b(\d{1,6})\b/.exec(uom.replace(/(\d),(\d{3})\b/g, '$1$2'))?.[1];
  return number ? Math.max(1, Number(number)) : 1;
}

/** The text in place of a price that only signed-in shoppers see. */
export const SIGN_IN_FOR_PRICE = 'Sign in to see prices' satisfies ReplyText;

/** Larger limits affect so few orders that tiles do not mention them. */
const NAMED_LIMIT = 5;

/** Returns the replacement of a discontinued item; undefined while the replacement cannot be bought. */
const getReplacement = ({ sale_conditions, is_replaced }: TileRow): string | undefined =>
  is_replaced ? sale_conditions?.substitute?.itemId : undefined;

/**
 * Returns a tile's restriction (storefront-3.75): the replacement of a discontinued item, the alternates of an out-of-stock item, or the
 * limit per order.
 */
function getRestriction(row: TileRow): Partial<ProductTile> {
  const { alternates, quantity_limit: limit } = row;
  const replacement = getReplacement(row);
  if (replacement !== undefined)
    return {
      alternateItemID: replacement,
      restrictionDetails: { type: 'DISCONTINUED', altProducts: [replacement] },
    };
  const [first] = alternates ?? [];
  if (alternates && first)
    return {
      alternateItemID: first.sku,
      restrictionDetails: {
        type: 'OUT_OF_STOCK',
        altProducts: alternates.map(({ sku }) => sku),
        alternateItemURL: getItemUrl(first.sku, first.name),
      },
    };
  if (limit === null || limit > NAMED_LIMIT) return {};
  return {
    restrictionDetails: {
      type: 'LIMITED_QUANTITY',
      limitedQtyTxt: `Limit ${limit} per order` satisfies ReplyText,
    },
  };
}

/** Chooses the action of a tile (storefront-4.28 to storefront-4.38), apart from pickup, which depends on the shopper's store. */
function getActionLabel(row: TileRow, inStock: boolean): ActionLabel {
  // The replacement is added, because the discontinued item itself is not sold.
  if (getReplacement(row) !== undefined) return 'addToCart';
  if (!inStock && row.alternates?.length)
    return row.alternates.length > 1 ? 'expertsSuggest' : 'viewAlternate';
  if (!inStock || row.price === null || row.sale_conditions?.comingSoon) return 'viewOnly';
  if (row.has_custom_parts !== null) return row.has_custom_parts ? 'customSkuset' : 'viewOnly';
  const { customSku, membership, subscribeFirst, autoRestock } = row.sale_conditions ?? {};
  // Being made to order takes precedence over the label; clients that do not support it link to the product page.
  if (customSku) return 'viewOnly';
  if (membership) return 'membership';
  return subscribeFirst && autoRestock ? 'subscribe' : 'addToCart';
}

/**
 * Chooses a tile's badge (storefront-3.76). A reduced price is visible anyway, so the badge shows what a shopper would not know otherwise.
 */
function getBadge(
  { sale_conditions }: TileRow,
  reduced: boolean,
  saleEndsOn: string | undefined,
): (ProductTile['badgeDetails'] & { productBadge: ReplyText }) | undefined {
  const { soldBy, printed, membership } = sale_conditions ?? {};
  if (soldBy) return { productBadge: `Sold and shipped by ${soldBy}`, kind: 'SELLER' };
  if (printed) return { productBadge: 'Printed to order', kind: 'PRINT' };
  if (membership) return { productBadge: 'Membership', kind: 'MEMBERSHIP' };
  if (saleEndsOn !== undefined)
    return { productBadge: `Ends ${formatLastDay(saleEndsOn)}`, kind: 'SALE_END' };
  return reduced ? { productBadge: 'Sale', kind: 'SALE' } : undefined;
}

/** Builds a product tile (storefront-3.70, storefront-3.71, storefront-3.74). */
export function getTile(row: TileRow): ProductTile {
  const reduced = row.price !== null && row.list_price !== null && row.list_price > row.price;
  const saleEndsOn =
    reduced && row.sale_ends_at !== null ? getLastDay(new Date(row.sale_ends_at)) : undefined;
  const badge = getBadge(row, reduced, saleEndsOn);
  const inStock = row.available > 0;
  return {
    itemId: row.sku,
    ...(row.sale_conditions?.substitute ? { resolvedItemId: row.sale_conditions.substitute.itemId } : {}),
    // Memberships have no properties to compare.
    ...(row.sale_conditions?.membership ? {} : { compareItemID: row.sku }),
    ...(row.customer_sku ? { cId: row.customer_sku } : {}),
    title: row.name,
    brandName: row.brand,
    price: row.is_price_hidden ? SIGN_IN_FOR_PRICE : formatMoney(row.price),
    ...(row.price === null ? {} : { priceValue: toDecimal(row.price) }),
    ...(reduced && row.list_price !== null
      ? { originalPrice: formatMoney(row.list_price), originalPriceValue: toDecimal(row.list_price) }
      : {}),
    ...(saleEndsOn === undefined ? {} : { saleEndsOn }),
    units: row.uom,
    unitsNum: getPieces(row.uom),
    image: pictureUrl(row.picture),
    ...(row.picture.photo ? { assetId: row.picture.photo.hash } : {}),
    actionLabel: getActionLabel(row, inStock),
    quantityLimit: row.quantity_limit ?? MAX_LINE_QUANTITY,
    isOutOfStock: !inStock,
    isDeliveryInstock: inStock,
    ...(inStock && row.available <= LOW_STOCK ? { unitsLeft: row.available } : {}),
    bopisEligible: row.bopis_eligible,
    ...(row.oversized ? { handlingFeePerUnit: toDecimal(DEFAULT_FEES.oversizedHandlingFee) } : {}),
    partNumber: row.part_number,
    baseCatId: row.category_id,
    catalogId: row.catalog_id,
    itemUrl: getItemUrl(row.sku, row.name),
    ...(row.review_count > 0 ? { rating: Math.round((row.rating_sum * 10) / row.review_count) / 10 } : {}),
    reviewCount: row.review_count,
    ...(row.color_family ? { color: row.color_family } : {}),
    ...(row.color_family && (row.variant_counts?.Color ?? 0) > 1
      ? { isColorSwatch: true, swatchLabel: row.color_family }
      : {}),
    ...getRestriction(row),
    ...(row.has_custom_parts === null ? {} : { isSKUSET: true }),
    ...(row.sale_conditions?.customSku
      ? { isCustomSKU: true, customSkuCode: row.sale_conditions.customSku }
      : {}),
    ...(row.sale_conditions?.membership ? { membershipOverlay: true } : {}),
    ...(row.sale_conditions?.printed ? { isHitouch: true } : {}),
    ...(row.sale_conditions?.soldBy ? { isSSPT: true } : {}),
    hasVariants: row.has_variants,
    ...(row.has_variants && row.variant_counts ? { variantCounts: row.variant_counts } : {}),
    ...(row.has_variants && row.variant_count ? { variantCount: row.variant_count } : {}),
    ...(badge ? { badgeDetails: badge } : {}),
  };
}
