/**
 * Normalizes the heading of a column for comparisons: lower case, without spaces, punctuation and units in brackets, so that `Quantity (EA)` is
 * `quantity`. `#` is `number`.
 */
export function normalizeHeading(heading: string): string {
  const bare = (text: string): string =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('#', 'number')
      .replace(/[^\p{L}\p{N}%]+/gu, '');
  return bare(heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')) || bare(heading);
}

/** The headings of a column of quantities, the canonical one first. */
export const QUANTITY_HEADINGS = [
  'Quantity',
  'Qty',
  'Units',
  'Quantity ordered',
  'Ordered quantity',
  'Order quantity',
  'Qty ordered',
  'Ordered qty',
  'Order qty',
  'Quantity to order',
  'Qty to order',
  'Quantity needed',
  'Qty needed',
  'Quantity required',
  'Qty required',
  'Quantity requested',
  'Qty requested',
  'Requested quantity',
  'Requested qty',
  'Number of units',
  'Pieces',
  'Pcs',
] as const;

/** The headings of a column of the shop's item numbers, the canonical one first. */
export const ITEM_NUMBER_HEADINGS = [
  'Item number',
  'SKU',
  'Item ID',
  'Item no',
  'Item numbers',
  'SKU number',
  'Product number',
  'Product ID',
  'Product code',
  'Item code',
  'Stock code',
] as const;
