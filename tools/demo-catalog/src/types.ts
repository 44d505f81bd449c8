/** The content of a picture; `pictures/` draws it. */
export interface PictureSpec {
  /** Name of the drawing, e.g. `ream`. */
  drawing: string;
  /** Main color of the variant, `#rrggbb`. */
  color: string;
  /** Second color, `#rrggbb`. */
  accent?: string;
  /** Short text printed on the product. */
  label?: string;
  /** Pieces in the pack, 2 to 9999, shown in a corner, because a drawing shows only a few. */
  count?: number;
}

/** One category of the shop. */
export interface DemoCategory {
  /** Slug, as in the URL `/c/:id`. */
  id: string;
  name: string;
  /** Id of the parent category; undefined for a top category. */
  parentId?: string;
  description: string;
  /** Order among its siblings, from 1. */
  position: number;
  picture: PictureSpec;
}

/** One sellable unit. Prices are integer US cents. */
export interface DemoProduct {
  /** 8 digits, never reused. */
  sku: string;
  name: string;
  brand: string;
  categoryId: string;
  description: string;
  bullets: string[];
  attributes: { name: string; value: string }[];
  priceMinor: number;
  /** The price before a reduction; always above `priceMinor`. */
  listPriceMinor?: number;
  /** Price for business accounts; always below `priceMinor`. */
  businessPriceMinor?: number;
  /** Lower unit prices from a quantity on, by quantity. Each takes effect in a consumer's cart. */
  volumePrices?: { minQty: number; priceMinor: number }[];
  /** Unit of sale, e.g. `each`, `pack of 12`, `ream`. */
  uom: string;
  /** The manufacturer's part number. */
  partNumber: string;
  picture: PictureSpec;
  /** Units available; 0 is out of stock. */
  stock: number;
  /** Maximum number of units per order. */
  quantityLimit?: number;
  /** True when the product can be picked up in a store. */
  bopisEligible: boolean;
  /** `ESD`: delivered electronically. `DF`: furniture, delivered as freight. */
  productTypeName?: 'ESD' | 'DF';
  oversized?: boolean;
  taxCode: 'standard' | 'exempt';
  /** Products that differ in one or two attributes share a group. */
  variantGroup?: string;
  /** The values that distinguish it within its group, by axis: `{ Color: 'Blue', Pack: '12-Pack' }`. */
  variant?: Record<string, string>;
  /** The color as a facet value. */
  colorFamily?: ColorFamily;
  /** Pieces in one unit of sale. */
  packSize: number;
  /** Pictures after the first one; their drawings may be views of another, e.g. `pack--stapler`. */
  gallery: PictureSpec[];
  /** UPC-A in the range for in-store use, with its check digit. */
  gtin: string;
  /** Simulated number of units sold. */
  popularity: number;
  /** Equal to the number of reviews below. */
  reviewCount: number;
  ratingSum: number;
}

export type ColorFamily =
  | 'Black'
  | 'White'
  | 'Gray'
  | 'Red'
  | 'Orange'
  | 'Yellow'
  | 'Green'
  | 'Blue'
  | 'Purple'
  | 'Pink'
  | 'Brown'
  | 'Clear'
  | 'Silver'
  | 'Assorted';

export type DemoRelationKind =
  'ACCESSORY' | 'COMPATIBLE' | 'ALTERNATE' | 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE' | 'TECHHELP' | 'REQUIRED';

/**
 * A relation from one product to another: an accessory, a compatible part, a replacement, a plan, an assembly service, or a bundle item.
 */
export interface DemoRelation {
  sku: string;
  kind: DemoRelationKind;
  relatedSku: string;
  /** Order among its kind, from 0. */
  position: number;
  /** Units in a bundle; 1 otherwise. */
  quantity: number;
}

export interface DemoReview {
  /** A UUID, the same at every build. */
  id: string;
  sku: string;
  author: string;
  /** 1 to 5 */
  rating: number;
  title: string;
  body: string;
  verified: boolean;
  /** `2026-10-31` */
  createdOn: string;
}

/** A printer of the ink and toner finder. */
export interface DemoPrinter {
  brand: string;
  series: string;
  /** The model, without the brand. */
  name: string;
  /** The printer itself, once for each color; empty for a model that is no longer sold. */
  products: string[];
  /** Supplies that fit it in addition to the compatible products of its page. */
  supplies: string[];
}

/** The texts of a category in a language. */
export interface DemoCategoryText {
  name: string;
  description: string;
}

/** The French texts of a product. A text that is missing is shown in English. */
export interface DemoProductText {
  sku: string;
  name?: string;
  body?: { description: string; bullets: string[] };
}

export interface DemoCatalog {
  categories: DemoCategory[];
  products: DemoProduct[];
  relations: DemoRelation[];
  reviews: DemoReview[];
  printers: DemoPrinter[];
  frenchTexts: readonly DemoProductText[];
  /** The French texts of the categories, by id. */
  frenchCategories: Readonly<Record<string, DemoCategoryText>>;
}
