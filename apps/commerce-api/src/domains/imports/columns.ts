import { ITEM_NUMBER_HEADINGS, normalizeHeading, QUANTITY_HEADINGS } from '@foolscap/core/files';

/** The fields of a sales history, independent of its column names. */
export type Column =
  | 'rowId'
  | 'orderId'
  | 'orderDate'
  | 'shipDate'
  | 'shipMode'
  | 'customerId'
  | 'segment'
  | 'country'
  | 'city'
  | 'state'
  | 'zip'
  | 'productId'
  | 'category'
  | 'subCategory'
  | 'productName'
  | 'brand'
  | 'sales'
  | 'quantity'
  | 'discount';

/** Known names of each column, without spaces, punctuation or case. The first is the canonical one. */
const NAMES: Record<Column, readonly string[]> = {
  rowId: ['Row ID', 'line id', 'line number', 'row', 'row number', 'record id', 'transaction id'],
  orderId: ['Order ID', 'order', 'order number', 'order no', 'invoice', 'invoice no', 'invoice number'],
  orderDate: ['Order Date', 'date', 'invoice date', 'sale date', 'purchase date', 'ordered on'],
  shipDate: ['Ship Date', 'shipping date', 'shipped on', 'dispatch date'],
  shipMode: ['Ship Mode', 'shipping mode', 'ship method', 'shipping method', 'delivery method'],
  customerId: [
    'Customer ID',
    'customer',
    'customer number',
    'customer no',
    'client id',
    'account id',
    'customer name',
  ],
  segment: ['Segment', 'customer segment', 'customer type'],
  country: ['Country', 'country/region', 'country region', 'ship country'],
  city: ['City', 'ship city', 'town'],
  state: ['State', 'state/province', 'province', 'ship state'],
  zip: ['Postal Code', 'zip', 'zip code', 'zipcode', 'postcode', 'ship zip'],
  productId: ['Product ID', ...ITEM_NUMBER_HEADINGS],
  category: ['Category', 'product category', 'department'],
  subCategory: ['Sub-Category', 'subcategory', 'product sub category', 'product type', 'class'],
  productName: ['Product Name', 'product', 'item', 'item name', 'product title', 'item description'],
  brand: ['Brand', 'brand name', 'manufacturer', 'maker'],
  sales: ['Sales', 'amount', 'line total', 'revenue', 'sales amount', 'total', 'total price'],
  quantity: QUANTITY_HEADINGS,
  discount: ['Discount', 'discount rate', 'discount percent', 'discount %'],
};

const REQUIRED: readonly Column[] = ['orderId', 'category', 'productName', 'sales', 'quantity'];

/** The file is not in a readable format; the message says what is missing. */
export class UnknownFormatError extends Error {
  override readonly name = 'UnknownFormatError';
}

const columnOf = new Map<string, Column>(
  (Object.keys(NAMES) as Column[]).flatMap((column) =>
    NAMES[column].map((name) => [normalizeHeading(name), column] as const),
  ),
);

/** Returns the canonical name of a column, for messages. */
export function nameOfColumn(column: Column): string {
  return NAMES[column][0]!;
}

/**
 * Recognizes a sales history by its header.
 *
 * @param header the names in the first line
 * @returns the position of each known column; unknown ones are ignored
 * @throws UnknownFormatError if a required column is missing
 */
export function recognizeColumns(header: readonly string[]): ReadonlyMap<Column, number> {
  const found = new Map<Column, number>();
  const rank = new Map<Column, number>();
  header.forEach((name, index) => {
    const column = columnOf.get(normalizeHeading(name));
    if (!column) return;
    // Names are listed in order of preference: "Customer ID" before "Customer Name" if both are present.
    const place = NAMES[column].findIndex((known) => normalizeHeading(known) === normalizeHeading(name));
    if ((rank.get(column) ?? Infinity) <= place) return;
    rank.set(column, place);
    found.set(column, index);
  });
  const missing = REQUIRED.filter((column) => !found.has(column)).map(nameOfColumn);
  if (missing.length > 0) {
    throw new UnknownFormatError(
      `This is not a sales history that can be read: no column for ${missing.join(', ')}. ` +
        `The first line must name the columns ${REQUIRED.map(nameOfColumn).join(', ')}.`,
    );
  }
  return found;
}
