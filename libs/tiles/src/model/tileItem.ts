import type { ActionLabel } from '@foolscap/core/vocabulary';

/** Restriction on buying a product (storefront-3). */
export interface RestrictionDetails {
  readonly type?: string;
  /** Text to show: "Limit 4 per customer". */
  readonly limitedQtyTxt?: string;
  readonly altProducts?: readonly string[];
  readonly alternateItemURL?: string;
}

/**
 * A product with the field names of the wire (storefront-3.70). Prices are decimals as sent; `price`
 * is shown when there is no `priceValue`.
 */
export interface TileItem {
  readonly itemId: string;
  readonly resolvedItemId?: string;
  readonly alternateItemID?: string;
  readonly compareItemID?: string;
  readonly cId?: string;
  readonly title: string;
  /** Formatted price: `$1,234.50`, or 'Price N/A'. */
  readonly price: string;
  /** The same price as a number with at most two decimals; absent without a price. */
  readonly priceValue?: number;
  /** Formatted price before a discount. */
  readonly originalPrice?: string;
  readonly originalPriceValue?: number;
  /** Unit of sale: "pack of 12". */
  readonly units?: string;
  readonly unitsNum?: number;
  /** URL of a square picture. */
  readonly image?: string;
  /** One of `ACTION_LABELS`; any other value links to the product. */
  readonly actionLabel: ActionLabel | (string & {});
  /** URL of the product page. */
  readonly itemUrl: string;

  /** Largest quantity of one order; 9999 by default (storefront-9.12). */
  readonly quantityLimit?: number;
  readonly quantity?: number;
  readonly isOutOfStock?: boolean;
  readonly isDeliveryInstock?: boolean;
  /** Units left, if stock is low. */
  readonly unitsLeft?: number;
  readonly bopisEligible?: boolean;
  readonly isSSPT?: boolean;
  readonly isColorSwatch?: boolean;
  readonly isHitouch?: boolean;
  readonly isSKUSET?: boolean;
  readonly isCustomSKU?: boolean;
  readonly customSkuCode?: string;
  readonly assetId?: string;
  readonly isSurchargeSub?: boolean;
  readonly surchgOrgItemId?: string;
  readonly altFactor?: number;
  readonly swatchLabel?: string;
  readonly partNumber?: string;
  readonly baseCatId?: string;
  readonly catalogId?: string;
  /** ISO date of this shopper's last order. */
  readonly lastOrderedDate?: string;

  /** Average review score, 1 to 5; absent without reviews. */
  readonly rating?: number;
  readonly reviewCount?: number;
  /** The product has variants, such as other colors or sizes. */
  readonly hasVariants?: boolean;
  /** Number of values for each axis that the variants differ in: `{ Color: 3, Pack: 2 }`. */
  readonly variantCounts?: Readonly<Record<string, number>>;
  /** Number of variants, including this one. */
  readonly variantCount?: number;

  readonly restrictionDetails?: RestrictionDetails;
  readonly badgeDetails?: { readonly productBadge?: string };
  readonly membershipOverlay?: boolean;
  readonly impBeacon?: string;
  readonly impBeacons?: readonly string[];
  readonly clickBeacons?: readonly string[];
}
