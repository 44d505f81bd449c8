import { ITEM_NUMBER_HEADINGS, normalizeHeading, QUANTITY_HEADINGS } from './index.ts';

describe('headings', () => {
  it.each([
    [' Quantity (EA) ', 'quantity'],
    ['Qty. Ordered', 'qtyordered'],
    ['order_number', 'ordernumber'],
    ['Item #', 'itemnumber'],
    ['Item No.', 'itemno'],
    ['Discount %', 'discount%'],
    ['(each)', 'each'],
    ['Länge [cm]', 'länge'],
    ['\u00a0SKU\ufeff', 'sku'],
    ['—', ''],
  ])('%j becomes %j', (heading, normalized) => expect(normalizeHeading(heading)).toBe(normalized));

  it('of known columns are unique', () => {
    const names = [...QUANTITY_HEADINGS, ...ITEM_NUMBER_HEADINGS].map(normalizeHeading);
    expect(new Set(names).size).toBe(names.length);
  });
});
