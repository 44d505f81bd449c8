import { parseListCsv } from './index.ts';

describe('headings', () => {
  it.each([
    ['Article,Amount\n24110101,5\n', ['Article', 'Amount']],
    ['Description;Quantity\nPen;2\n', ['Description', 'Quantity']],
    ['Product\n24110101\n24110102', ['Product']],
  ])('of %j are returned when none is that of the item numbers', (text, unknownHeadings) => {
    expect(parseListCsv(text)).toEqual({ rows: [], faults: [], unknownHeadings });
  });

  it.each(['24110101,5,note\n24110102,1', 'FS-1\nFS-2', 'pens', 'pens\nlamps'])(
    'are not expected in %j',
    (text) => {
      const { rows, unknownHeadings } = parseListCsv(text);
      expect(unknownHeadings).toBeUndefined();
      expect(rows).not.toEqual([]);
    },
  );

  it.each([
    'SKU,Qty Ordered\nFS-1,5\n',
    'SKU,Quantity (EA)\nFS-1,5\n',
    'Item #;Order Qty.\nFS-1;5\n',
    'Model\tUnits\nFS-1\t5\n',
    'Description,UPC Code,Qty\nPen,FS-1,5\n',
    'Mfr. Part #,Quantity\nFS-1,5\n',
  ])('of quantities and numbers are recognized in different spellings: %j', (text) => {
    expect(parseListCsv(text)).toEqual({ rows: [{ line: 2, itemId: 'FS-1', qty: 5 }], faults: [] });
  });

  it('of model numbers and barcodes are read in rows without an item number', () => {
    const text = 'UPC,Model,SKU,Qty\n012345678905,M-1,FS-1,2\n012345678905,M-2,,3\n,M-3,,4\n';
    expect(parseListCsv(text).rows.map(({ itemId }) => itemId)).toEqual(['FS-1', '012345678905', 'M-3']);
  });

  it('that are not recognized are offered if they could contain the quantities', () => {
    const text = 'SKU,Amount,Name,Aisle,Room\nFS-1,5,Pen,7,east\nFS-2,,Ink,,\n';
    const quantityChoices = [
      { at: 1, heading: 'Amount' },
      { at: 3, heading: 'Aisle' },
    ];
    expect(parseListCsv(text)).toEqual({ rows: [], faults: [], quantityChoices });
    expect(parseListCsv(text, 1).rows.map(({ qty }) => qty)).toEqual([5, 1]);
    expect(parseListCsv(text, 3).rows.map(({ qty }) => qty)).toEqual([7, 1]);
    expect(parseListCsv(text, null)).toMatchObject({
      rows: [{ qty: 1 }, { qty: 1 }],
      unreadHeadings: ['Amount', 'Aisle', 'Room'],
    });
  });

  it('that are not recognized are returned if none could contain the quantities', () => {
    expect(parseListCsv('SKU,Room,Name\nFS-1,east,Pen\n')).toEqual({
      rows: [{ line: 2, itemId: 'FS-1', qty: 1 }],
      faults: [],
      unreadHeadings: ['Room'],
    });
    for (const text of ['SKU,Qty,Room\nFS-1,5,12\n', 'SKU,Name,Unit price\nFS-1,Pen,2\n']) {
      const { rows, unreadHeadings, quantityChoices } = parseListCsv(text);
      expect([rows.length, unreadHeadings, quantityChoices]).toEqual([1, undefined, undefined]);
    }
  });
});

describe('characters that people do not type', () => {
  it.each([
    ['FS-1,1,bl\u0000ue', 'The note has characters that can’t be shown. Type it again.'],
    ['FS-1,1,\u001b[31mred', 'The note has characters that can’t be shown. Type it again.'],
    ['FS-1,1,half \ud83d', 'The note has characters that can’t be shown. Type it again.'],
    ['FS\u0000-1,1', 'The item number has characters that can’t be shown. Type it again.'],
  ])('are a mistake of the row %j only', (row, reason) => {
    const { rows, faults } = parseListCsv(`FS-0,1\n${row}\nFS-2,2`);
    expect(rows.map(({ itemId }) => itemId)).toEqual(['FS-0', 'FS-2']);
    expect(faults).toEqual([{ line: 2, text: expect.stringContaining('\uFFFD') as unknown, reason }]);
  });

  it('are not line breaks, tabs and pictures', () => {
    const note = 'two\nlines\tand 🖊';
    expect(parseListCsv(`FS-1,1,"${note}"`).rows).toEqual([{ line: 1, itemId: 'FS-1', qty: 1, note }]);
  });
});

it('reads quantities as spreadsheets write them', () => {
  expect(parseListCsv('FS-1,"1,000"\nFS-2,007\nFS-3,12.00\nFS-4,"10,000"\n')).toMatchObject({
    rows: [
      { itemId: 'FS-1', qty: 1000 },
      { itemId: 'FS-2', qty: 7 },
      { itemId: 'FS-3', qty: 12 },
    ],
    faults: [{ line: 4 }],
  });
});
