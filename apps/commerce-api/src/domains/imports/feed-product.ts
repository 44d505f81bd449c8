import type { SaleConditions } from '@foolscap/pricing/model';
import { createHash } from 'node:crypto';
import type { NewProductText } from '../catalog/index.ts';
import type { FeedPicture, Picture } from '../media/index.ts';
import { getColorFamily } from './color-family.ts';
import type { FeedItem, VolumePrice } from './feed-item.ts';
import { inertText } from './html.ts';
import { isFurniture, getPicture, getUnit } from './product-details.ts';

/** A feed product as the shop will show it, apart from its SKU and category id. */
export interface FeedProduct {
  key: string;
  productId: string;
  name: string;
  brand: string;
  path: string[];
  description: string;
  bullets: string[];
  /** Its French texts. Absent if empty, so that existing digests of such products stay valid. */
  french?: Omit<NewProductText, 'sku' | 'locale'>;
  /** The French names of the categories of the path; absent unless there is one for each. */
  frenchPath?: string[];
  attributes: { name: string; value: string }[];
  priceMinor: number;
  listPriceMinor: number | null;
  /** ISO time of the first moment after the sale; absent without one, so that existing digests of such products stay valid. */
  saleEndsAt?: string;
  /** Absent if empty, so that existing digests of such products stay valid. */
  volumePrices?: VolumePrice[];
  /** Absent if empty, for the same reason. */
  conditions?: SaleConditions;
  stock: number;
  uom: string;
  packSize: number;
  partNumber: string;
  gtin: string | null;
  picture: Picture;
  /** Absent if empty, so that existing digests of such products stay valid. */
  pictures?: FeedPicture[];
  furniture: boolean;
  variantGroup: string | null;
  variant: Record<string, string>;
  colorFamily: string | null;
  published: boolean;
}

/** The category of products without one. */
const DEFAULT_CATEGORY = 'More products';

/** Returns the French texts of an item; undefined if it has none. */
function getFrench({ title, french }: FeedItem): FeedProduct['french'] {
  const { description, bullets } = inertText(french.body);
  const hasBody = Boolean(description) || bullets.length > 0;
  if (!french.title && !hasBody) return undefined;
  return {
    ...(french.title ? { name: french.title } : {}),
    // A description that only has bullets begins with the name.
    ...(hasBody ? { body: { description: description || french.title || title, bullets } } : {}),
  };
}

/** Converts an item to a product. */
export function getProduct(item: FeedItem, source: string): FeedProduct {
  const path = item.path.length > 0 ? item.path : [DEFAULT_CATEGORY];
  const category = path.at(-1)!;
  const above = path.at(-2) ?? category;
  const { description, bullets } = inertText(item.body);
  const color = item.axes.find(({ name }) => /^colou?r$/i.test(name))?.value ?? '';
  const french = getFrench(item);
  const uom = getUnit(item.title);
  const pieces = Number(/ of ([\d,]+)$/.exec(uom)?.[1]?.replaceAll(',', '') ?? 1);
  return {
    key: item.key,
    productId: item.id,
    name: item.title,
    brand: item.brand,
    path,
    ...(item.french.path.length === path.length ? { frenchPath: item.french.path } : {}),
    description: description || `${item.title}. You find it under ${category}.`,
    bullets,
    ...(french ? { french } : {}),
    attributes: [{ name: 'Category', value: path.slice(-2).join(', ') }, ...item.axes, ...item.facts],
    priceMinor: item.priceMinor,
    listPriceMinor: item.listPriceMinor,
    ...(item.saleEndsAt ? { saleEndsAt: item.saleEndsAt.toISOString() } : {}),
    ...(item.volumePrices.length > 0 ? { volumePrices: item.volumePrices } : {}),
    ...(item.conditions ? { conditions: item.conditions } : {}),
    stock: item.stock,
    uom,
    packSize: pieces > 0 && pieces < 1_000_000 ? pieces : 1,
    partNumber: item.partNumber || item.id,
    gtin: item.gtin,
    picture: getPicture(item.title, above, category, color),
    ...(item.pictures.length > 0 ? { pictures: item.pictures } : {}),
    furniture: isFurniture(above, category),
    variantGroup: item.group === null ? null : `${source}:${item.group}`,
    variant: item.group === null ? {} : Object.fromEntries(item.axes.map(({ name, value }) => [name, value])),
    colorFamily: color ? getColorFamily(color) : null,
    published: item.published,
  };
}

/**
 * Computes a digest of everything that the shop shows about a product. The stock follows a colon, so that a later import can distinguish a
 * stock change in the feed from units that the shop has sold.
 */
export function digestOfFeedProduct({ stock, ...product }: FeedProduct): string {
  return `${createHash('sha256').update(JSON.stringify(product)).digest('hex').slice(0, 32)}:${stock}`;
}

/** Returns the stock recorded in a digest; undefined for other kinds of digests. */
export function stockOfDigest(digest: string): number | undefined {
  const stock = /:(\d+)$/.exec(digest)?.[1];
  return stock === undefined ? undefined : Number(stock);
}
