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

  it('that are not read are returned when no column has the quantities', () => {
    expect(parseListCsv('SKU,Amount,Name\nFS-1,5,Pen\n')).toEqual({
      rows: [{ line: 2, itemId: 'FS-1', qty: 1 }],
      faults: [],
      unreadHeadings: ['Amount'],
    });
    expect(parseListCsv('SKU,Qty,Room\nFS-1,5,12\n').unreadHeadings).toBeUndefined();
    expect(parseListCsv('SKU,Name,Price\nFS-1,Pen,2.00\n').unreadHeadings).toBeUndefined();
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
