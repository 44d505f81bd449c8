import type { ActionLabel } from '@foolscap/core/vocabulary';

/** Why a product may be bought only in part or not at all (storefront 3, "Restrictions"). */
export interface RestrictionDetails {
  readonly type?: string;
  /** What to say: "Limit 4 per customer". */
  readonly limitedQtyTxt?: string;
  readonly altProducts?: readonly string[];
  readonly alternateItemURL?: string;
}

/**
 * A product as a tile shows it, under the field names of the wire (storefront 3, "Product tile item"). Prices
 * are decimals as sent; `price` is what a person reads when there is no `priceValue`.
 */
export interface TileItem {
  readonly itemId: string;
  readonly resolvedItemId?: string;
  readonly alternateItemID?: string;
  readonly compareItemID?: string;
  readonly cId?: string;
  readonly title: string;
  /** As a person reads it: `$1,234.50`, or 'Price N/A'. */
  readonly price: string;
  /** The same as a number, at most two decimals; absent where there is no price. */
  readonly priceValue?: number;
  /** The price before a reduction, as a person reads it. */
  readonly originalPrice?: string;
  readonly originalPriceValue?: number;
  /** Unit of sale: "pack of 12". */
  readonly units?: string;
  readonly unitsNum?: number;
  /** Address of a square picture. */
  readonly image?: string;
  /** One of `ACTION_LABELS`; anything else only shows the product. */
  readonly actionLabel: ActionLabel | (string & {});
  /** Page of the product. */
  readonly itemUrl: string;

  /** 9999 unless said (storefront 9). */
  readonly quantityLimit?: number;
  readonly quantity?: number;
  readonly isOutOfStock?: boolean;
  readonly isDeliveryInstock?: boolean;
  /** Units that are left, when they are few. */
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
  /** ISO date of the last order of this shopper. */
  readonly lastOrderedDate?: string;

  /** Mean of the reviews, 1 to 5; absent without any. */
  readonly rating?: number;
  readonly reviewCount?: number;
  /** Whether it comes in other colors or sizes. */
  readonly hasVariants?: boolean;
  /** The number of values of each axis that its variants differ in: `{ Color: 3, Pack: 2 }`. */
  readonly variantCounts?: Readonly<Record<string, number>>;
  /** The number of its variants, itself included. */
  readonly variantCount?: number;

  readonly restrictionDetails?: RestrictionDetails;
  readonly badgeDetails?: { readonly productBadge?: string };
  readonly membershipOverlay?: boolean;
  readonly impBeacon?: string;
  readonly impBeacons?: readonly string[];
  readonly clickBeacons?: readonly string[];
}
