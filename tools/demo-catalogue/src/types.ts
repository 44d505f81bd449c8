/** What a picture shows. The commerce API draws it (`apps/commerce-api/src/media`). */
export interface PictureSpec {
  /** Drawing family, e.g. `ream`. */
  drawing: string;
  /** Main colour of the variant, `#rrggbb`. */
  colour: string;
  /** Second colour, `#rrggbb`. */
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
}

export interface DemoCatalogue {
  categories: DemoCategory[];
  products: DemoProduct[];
}
