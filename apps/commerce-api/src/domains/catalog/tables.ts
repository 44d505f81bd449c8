import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '@foolscap/core/vocabulary';
import type { SaleConditions } from '@foolscap/pricing/model';
import type { Instant, Json, Optional, OptionalJson } from '../../kernel/database/column-types.ts';
import type { Picture } from '../media/index.ts';

/** Texts of a category by locale; without a description, the English one is shown. */
export type CategoryTexts = Partial<Record<Locale, { name: string; description?: string }>>;

export interface CategoriesTable {
  id: string;
  name: string;
  parent_id: Optional<string>;
  description: string;
  position: number;
  picture: Json<Picture>;
  /** Names and descriptions in further languages, by locale. */
  texts: ColumnType<CategoryTexts, string | undefined, string>;
}

export interface ProductsTable {
  sku: string;
  name: string;
  brand: string;
  category_id: string;
  description: string;
  bullets: Json<string[]>;
  attributes: Json<{ name: string; value: string }[]>;
  /** US cents; a product without a price cannot be bought. */
  price_minor: Optional<number>;
  list_price_minor: Optional<number>;
  /** From then on, the price is the list price; null for a sale without an end. */
  sale_ends_at: Optional<Date>;
  business_price_minor: Optional<number>;
  uom: string;
  part_number: string;
  picture: Json<Picture>;
  quantity_limit: Optional<number>;
  bopis_eligible: boolean;
  product_type_name: Optional<'ESD' | 'DF'>;
  oversized: boolean;
  tax_code: 'standard' | 'exempt';
  /** Unpublished products stay for old orders, but cannot be found or bought. */
  published: Generated<boolean>;
  /** The source of the row: `demo`, or the source name of an import. */
  source: string;
  created_at: Instant;
  /** Products that differ in one or two attributes share a group. */
  variant_group: Optional<string>;
  /** The values that distinguish it within its group, by axis: `{"Color": "Blue", "Pack": "12"}`. */
  variant: ColumnType<Record<string, string>, string | undefined, string>;
  /** The color as a facet value: light and dark blue are Blue. */
  color_family: Optional<string>;
  /** Pieces in one unit of sale. */
  pack_size: Generated<number>;
  /** Pictures after the first one. */
  gallery: ColumnType<Picture[], string | undefined, string>;
  gtin: Optional<string>;
  /** Units sold, or a demo value. Breaks ties in search results. */
  popularity: Generated<number>;
  /** Maintained together with the reviews. */
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  /** Last change of the page's content; null if never changed. Maintained by the database. */
  updated_at: Optional<Date>;
  /** Null for most products, which have no rules of their own. */
  sale_conditions: OptionalJson<SaleConditions>;
  /** The services that it offers, and the items that it does not work without; copied from `product_relations` by a trigger. */
  companions: OptionalJson<Companions>;
  /** Copied from the table `volume_prices` by a trigger; null without any. */
  volume_prices: OptionalJson<[minQty: number, price: number][]>;
  /** Item number, part number and name in lower case, a line each, for searches in lists. */
  numbers_and_name: GeneratedAlways<string>;
}

/** One narrow row per published product, for search; maintained by the database. */
export interface ProductIndexTable {
  sku: string;
  name: string;
  brand: string;
  category_id: string;
  color: string | null;
  /** The mean rating in whole stars, 0 without reviews. */
  stars: number;
  /** US cents. */
  consumer_price: number | null;
  business_price: number | null;
  /** Whether its own stock is above zero; a replaced product is not sold itself. */
  in_stock: boolean;
  /** Whether it is discontinued and another product is sold in its place. */
  is_replaced: boolean;
  popularity: number;
  created_at: Instant;
  /** Name, brand, numbers, category and color. */
  names: string;
  /** The names, and the name of the department: the category above its own. */
  with_department: string;
  /** The names, and all descriptive text. */
  everything: string;
}

/** Items that a product offers with it, or does not work without, by SKU. */
export interface Companions {
  techHelp?: string[];
  required?: string[];
  plans?: string[];
  assembly?: string[];
}

export type RelationKind =
  'ACCESSORY' | 'COMPATIBLE' | 'ALTERNATE' | 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE' | 'TECHHELP' | 'REQUIRED';

/** A relation from a product to another: an accessory, a compatible part, a replacement, a plan, an assembly service, a bundle item, technical help, or an item that it
 * does not work without. */
export interface ProductRelationsTable {
  sku: string;
  kind: RelationKind;
  related_sku: string;
  position: Generated<number>;
  /** Units of the related product in a bundle. */
  quantity: Generated<number>;
}

export interface ReviewsTable {
  id: string;
  sku: string;
  account_id: Optional<string>;
  author: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  body: string;
  /** True when the author has bought the product here. */
  verified: Generated<boolean>;
  /** `2026-11-21` */
  created_on: string;
}

/** Stock for delivery: the sum over all warehouses, and the row that is updated conditionally while an order is placed. */
export interface StockTable {
  sku: string;
  available: number;
}

export interface VolumePricesTable {
  sku: string;
  /** The price is for this many units and more. */
  min_qty: number;
  price_minor: number;
}

/** Phrases of one group have the same meaning. */
export interface SearchSynonymsTable {
  group_name: string;
  phrase: string;
  /** True for a phrase that is searched for but whose own searches find no other phrase of its group. */
  is_target: Generated<boolean>;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
}

/** A printer model of the ink and toner finder. */
export interface PrintersTable {
  /** The slugs of brand and model: `corvelle/page-220`. */
  id: string;
  brand: string;
  brand_slug: string;
  /** Empty if unknown. */
  series: string;
  name: string;
  slug: string;
  /** Brand, series and model in lower case, letters and digits only. */
  search_key: string;
  /** The source of the row: `demo`, or the source name of an import. */
  source: string;
}

/** The products of a printer: itself, if the shop sells it, and what fits it in addition to the compatible products of its page. */
export interface PrinterProductsTable {
  printer_id: string;
  sku: string;
  role: 'PRINTER' | 'SUPPLY';
  position: number;
}

export interface SavedPrintersTable {
  account_id: string;
  printer_id: string;
  saved_at: Instant;
}

/** A product's texts in another language than English. A text that is null is shown in English. */
export interface ProductTextsTable {
  sku: string;
  locale: Locale;
  name: Optional<string>;
  /** Null if and only if there are no bullets, because both come from one text of a feed. */
  description: Optional<string>;
  bullets: OptionalJson<string[]>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    categories: CategoriesTable;
    products: ProductsTable;
    product_index: ProductIndexTable;
    stock: StockTable;
    product_relations: ProductRelationsTable;
    reviews: ReviewsTable;
    volume_prices: VolumePricesTable;
    product_texts: ProductTextsTable;
    search_synonyms: SearchSynonymsTable;
    printers: PrintersTable;
    printer_products: PrinterProductsTable;
    saved_printers: SavedPrintersTable;
  }
}
