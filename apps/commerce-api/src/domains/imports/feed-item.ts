import type { SaleConditions } from '@foolscap/pricing/model';
import type { FeedPicture } from '../media/index.ts';

/** A lower unit price that applies from a number of units. */
export interface VolumePrice {
  minQty: number;
  /** US cents. */
  priceMinor: number;
}

/** A product or variant of a feed: validated plain text, not yet mapped to the shop. */
export interface FeedItem {
  /** Line of the file, or index of the item in an XML feed, from 1. */
  at: number;
  /** Its identity in this feed, the same in every run. */
  key: string;
  /** The requested SKU; empty if the feed has none. */
  id: string;
  title: string;
  brand: string;
  /** HTML or plain text, unprocessed. */
  body: string;
  /** Its French texts; each is empty if the feed has none. */
  french: { title: string; body: string; path: string[] };
  /** Category path from the top. */
  path: string[];
  /** US cents. */
  priceMinor: number;
  /** US cents; null without a discount. */
  listPriceMinor: number | null;
  /** The first moment after the sale; absent for a sale without an end. */
  saleEndsAt?: Date;
  /** Ordered by ascending quantity, with descending prices. */
  volumePrices: VolumePrice[];
  /** Its sale conditions, if any. */
  conditions: SaleConditions | undefined;
  stock: number;
  gtin: string | null;
  partNumber: string;
  /** The group in the feed's own notation, also for an item without distinguishing values; empty for a product without variants. */
  feedGroup: string;
  /** The group that its variants share; null for a product without variants. */
  group: string | null;
  /** The values that distinguish it from other variants of its group. */
  axes: { name: string; value: string }[];
  /** More facts, such as condition and material. */
  facts: { name: string; value: string }[];
  /** In the feed's order. */
  pictures: FeedPicture[];
  /** False for drafts, which are imported hidden. */
  published: boolean;
  /** A warning for the operator about an item that is imported anyway. */
  warning?: string | undefined;
}

/** An unusable item, with the reason. */
export interface BadItem {
  at: number;
  reason: string;
  /** The product's key, if known: the product then counts as present in the feed. */
  key?: string;
}

export type ItemResult = { item: FeedItem } | { bad: BadItem };

/** Separator between parts of a key. */
export const SEPARATOR = '\u001f';

export const MAX_ID_LENGTH = 64;
export const MAX_TITLE_LENGTH = 250;
export const MAX_NAME_LENGTH = 80;

/** The outcome of an import whose file is malformed at some point. */
export const IF_BROKEN = 'Everything before it was imported.';

/** Joins the warnings about an item; undefined if there are none. */
export const joinWarnings = (...warnings: (string | undefined)[]): string | undefined =>
  warnings.filter((warning) => warning !== undefined).join('; ') || undefined;
