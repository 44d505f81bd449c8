import { SALE_FIELDS, type SaleField } from './sale-fields.ts';

/** Known names of Shopify's columns in the older and newer exports, without spaces, punctuation or case. */
const NAMES = {
  handle: ['handle', 'urlhandle'],
  title: ['title'],
  body: ['bodyhtml', 'description'],
  titleFrench: ['titlefr'],
  bodyFrench: ['bodyhtmlfr', 'descriptionfr'],
  typeFrench: ['typefr'],
  vendor: ['vendor'],
  type: ['type', 'customproducttype'],
  category: ['productcategory', 'standardproducttype'],
  published: ['published', 'publishedononlinestore'],
  status: ['status'],
  name1: ['option1name'],
  value1: ['option1value'],
  name2: ['option2name'],
  value2: ['option2value'],
  name3: ['option3name'],
  value3: ['option3value'],
  sku: ['variantsku', 'sku'],
  tracker: ['variantinventorytracker', 'inventorytracker'],
  quantity: ['variantinventoryqty', 'inventoryquantity'],
  policy: ['variantinventorypolicy', 'continuesellingwhenoutofstock'],
  price: ['variantprice', 'price'],
  compareAt: ['variantcompareatprice', 'compareatprice'],
  volumePrices: ['variantvolumeprices', 'volumeprices'],
  barcode: ['variantbarcode', 'barcode'],
  image: ['imagesrc', 'productimageurl'],
  imagePosition: ['imageposition'],
  imageAlt: ['imagealttext'],
  variantImage: ['variantimage', 'variantimageurl'],
  giftCard: ['giftcard'],
} as const;

type OwnColumn = keyof typeof NAMES;
export type ShopifyColumn = OwnColumn | SaleField;

const columnOf = new Map<string, ShopifyColumn>([
  ...(Object.keys(NAMES) as OwnColumn[]).flatMap((column) =>
    NAMES[column].map((name) => [name, column] as const),
  ),
  ...SALE_FIELDS.flatMap((field) => {
    const name = field.replaceAll('_', '');
    return [[name, field] as const, [`variant${name}`, field] as const];
  }),
]);

/** Finds the positions of the known columns of a Shopify product CSV. */
export function shopifyColumns(header: readonly string[]): Map<ShopifyColumn, number> {
  const found = new Map<ShopifyColumn, number>();
  header.forEach((name, index) => {
    const column = columnOf.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
    if (column && !found.has(column)) found.set(column, index);
  });
  return found;
}
