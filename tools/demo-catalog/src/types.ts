/** What a picture shows. The commerce API draws it (`apps/commerce-api/src/domains/media`). */
export interface PictureSpec {
  /** Drawing family, e.g. `ream`. */
  drawing: string;
  /** Main color of the variant, `#rrggbb`. */
  color: string;
  /** Second color, `#rrggbb`. */
  accent?: string;
  /** Short word printed on the product. */
  label?: string;
}

/** One shelf of the shop. */
export interface DemoCategory {
  /** Slug, as in the address `/c/:id`. */
  id: string;
  name: string;
  /** Id of the category above; none for a top category. */
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
  /** Unit of sale, e.g. `each`, `pack of 12`, `ream`. */
  uom: string;
  /** The maker's own number. */
  partNumber: string;
  picture: PictureSpec;
  /** Units that can be sold now; 0 is out of stock. */
  stock: number;
  /** Most units that one order may hold. */
  quantityLimit?: number;
  /** Whether a shopper may collect it in a store. */
  bopisEligible: boolean;
  /** `ESD`: delivered electronically. `DF`: furniture, delivered by carrier. */
  productTypeName?: 'ESD' | 'DF';
  oversized?: boolean;
  taxCode: 'standard' | 'exempt';
  /** Products that differ in one or two things only share it. */
  variantGroup?: string;
  /** What sets this one apart from its group, by axis: `{ Color: 'Blue', Pack: '12-Pack' }`. */
  variant?: Record<string, string>;
  /** The color as facets name it. */
  colorFamily?: ColorFamily;
  /** Pieces in one unit of sale. */
  packSize: number;
  /** Pictures beside the first one; their drawings may be views of another, e.g. `pack--stapler`. */
  gallery: PictureSpec[];
  /** UPC-A of the range that is kept for shops themselves, with its check digit. */
  gtin: string;
  /** Units that the shop pretends to have sold. */
  popularity: number;
  /** Kept equal to the reviews below. */
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

export type DemoRelationKind = 'ACCESSORY' | 'COMPATIBLE' | 'ALTERNATE' | 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE';

/** From a product to another: what goes with it, fits it, replaces it, insures it, builds it, or is in it. */
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

export interface DemoCatalog {
  categories: DemoCategory[];
  products: DemoProduct[];
  relations: DemoRelation[];
  reviews: DemoReview[];
}
