import type { DemoCategory, DemoProduct } from './types.ts';

/** A colour as shoppers call it, and as it is drawn. */
export type Colour = readonly [name: string, hex: string];

/** One variant of a family: what differs from its siblings. */
export interface Item {
  sku: string;
  name: string;
  /** Maker's number. */
  part: string;
  /** US cents. */
  price: number;
  /** US cents before the reduction. */
  list?: number;
  stock: number;
  colour?: Colour;
  /** Second colour of the picture. */
  accent?: string;
  label?: string;
  uom?: string;
  weight?: string;
  /** A sentence that is true of this variant only, added to the description. */
  note?: string;
  attributes?: Record<string, string>;
  limit?: number;
}

/** Products that share their text, maker and drawing. */
export interface Family {
  brand: string;
  description: string;
  bullets: string[];
  attributes: Record<string, string>;
  uom: string;
  weight?: string;
  drawing: string;
  colour?: Colour;
  accent?: string;
  label?: string;
  /** Percent that business accounts pay less; none when omitted. */
  businessSaving?: number;
  /** Furniture comes by carrier and cannot be collected; oversized goods cost extra to ship. */
  delivery?: 'furniture' | 'electronic' | 'oversized';
  tax?: 'exempt';
  items: Item[];
}

export interface Shelf {
  category: DemoCategory;
  families: Family[];
}

const NEUTRAL: Colour = ['', '#d9dadd'];

function productOf(family: Family, item: Item, categoryId: string): DemoProduct {
  const colour = item.colour ?? family.colour ?? NEUTRAL;
  const accent = item.accent ?? family.accent;
  const label = item.label ?? family.label;
  const weight = item.weight ?? family.weight;
  const attributes = Object.entries({
    ...family.attributes,
    ...item.attributes,
    ...(colour[0] ? { Color: colour[0] } : {}),
    ...(weight ? { 'Shipping weight': weight } : {}),
  }).map(([name, value]) => ({ name, value }));
  return {
    sku: item.sku,
    name: item.name,
    brand: family.brand,
    categoryId,
    description: item.note ? `${family.description} ${item.note}` : family.description,
    bullets: family.bullets,
    attributes,
    priceMinor: item.price,
    ...(item.list === undefined ? {} : { listPriceMinor: item.list }),
    ...(family.businessSaving
      ? { businessPriceMinor: Math.round((item.price * (100 - family.businessSaving)) / 100) }
      : {}),
    uom: item.uom ?? family.uom,
    partNumber: item.part,
    picture: {
      drawing: family.drawing,
      colour: colour[1],
      ...(accent ? { accent } : {}),
      ...(label ? { label } : {}),
    },
    stock: item.stock,
    ...(item.limit === undefined ? {} : { quantityLimit: item.limit }),
    bopisEligible: family.delivery === undefined,
    ...(family.delivery === 'furniture' ? { productTypeName: 'DF' as const } : {}),
    ...(family.delivery === 'electronic' ? { productTypeName: 'ESD' as const } : {}),
    ...(family.delivery === 'furniture' || family.delivery === 'oversized' ? { oversized: true } : {}),
    taxCode: family.tax ?? 'standard',
  };
}

/** The products of one shelf, in the order in which its families are written. */
export function productsOf(shelf: Shelf): DemoProduct[] {
  return shelf.families.flatMap((family) =>
    family.items.map((item) => productOf(family, item, shelf.category.id)),
  );
}
