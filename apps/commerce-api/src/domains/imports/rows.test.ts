import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { createDemoPictures } from '@foolscap/demo-catalog/pictures';
import { CatalogCollector, computeMedian, skuCandidates, skuOfProductId, getUnitPrice } from './catalog.ts';
import { recognizeColumns } from './columns.ts';
import { getPicture, getUnit } from './product-details.ts';
import { readRows, type RowResult } from './rows.ts';

async function getRows(...pieces: (string | Buffer)[]): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for await (const result of readRows(Readable.from(pieces.map((piece) => Buffer.from(piece as string)))))
    results.push(result);
  return results;
}

describe('the header', () => {
  it('accepts alternative names, in any order and case', () => {
    const columns = recognizeColumns([
      'QTY',
      ' order_number ',
      'SKU',
      'Product',
      'department',
      'Line Total',
      'Zip Code',
      'Profit',
    ]);
    expect(Object.fromEntries(columns)).toEqual({
      quantity: 0,
      orderId: 1,
      productId: 2,
      productName: 3,
      category: 4,
      sales: 5,
      zip: 6,
    });
  });

  it.each(['Qty Ordered', 'Quantity (EA)', 'Order Qty.'])(
    'recognizes %j as the quantity, like order forms do',
    (name) => {
      const header = ['Order #', 'Category', 'Product Name', 'Sales ($)', name];
      expect(recognizeColumns(header).get('quantity')).toBe(4);
    },
  );

  it('prefers the customer number to the customer name', () => {
    const needed = ['Order ID', 'Category', 'Product Name', 'Sales', 'Quantity'];
    expect(recognizeColumns([...needed, 'Customer Name', 'Customer ID']).get('customerId')).toBe(6);
    expect(recognizeColumns([...needed, 'Customer Name']).get('customerId')).toBe(5);
  });
});

describe('rows', () => {
  const header = 'Order,Category,Product,Sales,Qty\n';

  it('keep their line numbers across line breaks within a field', async () => {
    const results = await getRows(header, 'A,Paper,"two\nlines",1,1\nB,Paper,one,x,1\n\nC,Paper,one,1,x\n');
    expect(results.map((result) => ('bad' in result ? result.bad.line : result.row.line))).toEqual([2, 4, 6]);
    expect(results[0]).toMatchObject({ row: { productName: 'two lines', discount: 0, subCategory: '' } });
  });

  it('have texts without entities and markup', async () => {
    const [result] = await getRows(
      header,
      'A,Pens &amp;amp; Pencils,&lt;b&gt;Gel&lt;/b&gt; pen &#38; cap,1,1\n',
    );
    expect(result).toMatchObject({ row: { category: 'Pens & Pencils', productName: 'Gel pen & cap' } });
  });

  it('do not depend on how the file is split into chunks', async () => {
    const text = Buffer.from(`\ufeff${header}Ä-1,Papier,Größe 11\u201d,1.5,3\nB,Paper,\u00a0x\u00a0,2,1\n`);
    const whole = await getRows(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async (cuts) => {
        const ends = [...cuts.sort((a, b) => a - b), text.length];
        const pieces = ends.map((end, index) => text.subarray(index === 0 ? 0 : ends[index - 1], end));
        expect(await getRows(...pieces)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('use little memory for a hundred thousand of them', async () => {
    const total = 100_000;
    function* file(): Generator<Buffer> {
      yield Buffer.from(
        'Row ID,Order ID,Order Date,Customer ID,Country,City,State,Postal Code,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount\n',
      );
      for (let row = 0; row < total; row += 1000) {
        let text = '';
        for (let at = row; at < row + 1000; at += 1) {
          const id = at % 2000;
          text += `${at},O-${at >> 1},3/9/2024,C-${at % 800},United States,Boston,Massachusetts,2108,P-${id},Shelf ${id % 20},Sub ${id % 60},"Example product ${id}, plain",${(id + 1) * 3},3,0.2\n`;
        }
        yield Buffer.from(text);
      }
    }
    // Garbage is collected before each measurement.
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heap = (): number => {
      collect();
      return process.memoryUsage().heapUsed / 2 ** 20;
    };
    const collector = new CatalogCollector();
    const heapAtStart = heap();
    let peak = 0;
    let rows = 0;
    for await (const result of readRows(Readable.from(file()), { dates: { orderDate: 'mdy' } })) {
      if ('row' in result) collector.add(result.row);
      rows += 1;
      if (rows % 10_000 === 0) peak = Math.max(peak, heap());
    }
    expect(rows).toBe(total);
    expect(collector.size).toBe(2000);
    // The file is about 13 MB; holding its rows would take more than 100 MB.
    expect(peak - heapAtStart).toBeLessThan(25);
  }, 60_000);
});

describe('prices', () => {
  it.each([
    [{ sales: 957.5775, quantity: 5, discount: 0.45 }, 34821],
    [{ sales: 261.96, quantity: 2, discount: 0 }, 13098],
    [{ sales: 10, quantity: 1, discount: 0.8 }, 5000],
    [{ sales: 0, quantity: 1, discount: 0 }, undefined],
    [{ sales: 0, quantity: 1, discount: 1 }, undefined],
  ])('%j was %j cents a unit before discount', (row, cents) => expect(getUnitPrice(row)).toBe(cents));

  it('are the median of the observed ones', () => {
    expect(
      computeMedian(
        new Map([
          [100, 3],
          [90, 1],
          [5000, 2],
        ]),
      ),
    ).toBe(100);
    expect(
      computeMedian(
        new Map([
          [100, 1],
          [200, 1],
        ]),
      ),
    ).toBe(100);
    expect(computeMedian(new Map())).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }), (prices) => {
        const counts = new Map<number, number>();
        for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
        const sorted = [...prices].sort((a, b) => a - b);
        expect(computeMedian(counts)).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
      }),
    );
  });
});

describe('product numbers', () => {
  it('are safe for URLs, and stable', () => {
    expect(skuOfProductId('FUR-BO-10001798')).toBe('FUR-BO-10001798');
    expect(skuOfProductId(' ab/12 #3 ')).toBe('AB-12-3');
    const product = { key: 'k', productId: '' };
    expect(skuCandidates(product, 'a')).toEqual(skuCandidates(product, 'a'));
    expect(skuCandidates(product, 'a')[0]).toMatch(/^P-[0-9A-F]{10}$/);
    expect(new Set([...skuCandidates(product, 'a'), ...skuCandidates(product, 'b')]).size).toBe(6);
  });
});

describe('pictures', () => {
  it.each([
    ['Ardenmoor Alder Collection Bookcase', 'Furniture', 'Bookcases', 'bookcase'],
    ['Deluxe Fabric Upholstered Stacking Chairs, Rounded Back', 'Furniture', 'Chairs', 'stacking-chair'],
    ['Slim Rectangular Table', 'Furniture', 'Tables', 'meeting-table'],
    ['Self-Adhesive Address Labels for Typewriters', 'Office Supplies', 'Labels', 'labels'],
    ['Newell 322', 'Office Supplies', 'Art', 'bin-of-supplies'],
    ['Conference phone - Charcoal black', 'Technology', 'Phones', 'desk-phone'],
    ['Something without a known word', 'Oddments', '', 'parcel'],
  ])('%s looks like a %s %s: %s', (name, category, shelf, drawing) => {
    const picture = getPicture(name, category, shelf);
    expect(picture.drawing).toBe(drawing);
    expect(createDemoPictures().hasDrawing(picture.drawing)).toBe(true);
    expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('take the color of the name', () => {
    expect(getPicture('Task Chair, Blue', 'Furniture', 'Chairs').color).toBe('#2461ab');
  });

  it('always exist', () => {
    const word = fc.constantFrom(
      'stapler',
      'paper',
      'chair',
      'table',
      'phone',
      'clip',
      'binder',
      'lamp',
      'desk',
      'tray',
      'oak',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), word, (words, shelf) => {
        expect(createDemoPictures().hasDrawing(getPicture(words.join(' '), shelf, shelf).drawing)).toBe(true);
      }),
    );
  });
});

it.each([
  ['Colored Pencils, 12/Box', 'box of 12'],
  ['Copy Paper, 500 Sheets/Pack', 'pack of 500'],
  ['Envelopes, box of 25', 'box of 25'],
  ['Bookcase', 'each'],
])('%s is sold per %s', (name, unit) => expect(getUnit(name)).toBe(unit));
