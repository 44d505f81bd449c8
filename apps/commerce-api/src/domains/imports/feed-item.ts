/** A product, or a variant of one, as a feed tells it: checked and plain, but not yet ours. */
export interface FeedItem {
  /** Line of the file, or number of the item in an XML feed, from 1. */
  at: number;
  /** What it is known by in this feed, the same in every run. */
  key: string;
  /** The number that it should have here; empty when the feed gives none. */
  id: string;
  title: string;
  brand: string;
  /** HTML or plain text, as it came. */
  body: string;
  /** Shelves from the top. */
  path: string[];
  /** US cents. */
  priceMinor: number;
  /** US cents; null when it is not reduced. */
  listPriceMinor: number | null;
  stock: number;
  gtin: string | null;
  partNumber: string;
  /** What its variants have in common; null for a product without variants. */
  group: string | null;
  /** How it differs from the others of its group. */
  axes: { name: string; value: string }[];
  /** More that is known: condition, material. */
  facts: { name: string; value: string }[];
  /** False for drafts: they are loaded hidden. */
  published: boolean;
}

/** An item that cannot be used, and why. */
export interface BadItem {
  at: number;
  reason: string;
  /** When it is known which product this would have been: it counts as met all the same. */
  key?: string;
}

export type ItemResult = { item: FeedItem } | { bad: BadItem };

/** Separates parts of a key. */
export const SEPARATOR = '\u001f';

export const LONGEST_ID = 64;
export const LONGEST_TITLE = 250;
export const LONGEST_NAME = 80;

/** The outcome of an import whose file is broken somewhere. */
export const IF_BROKEN = 'Everything before it was loaded.';
