import fc from 'fast-check';
import {
  getEntryFault,
  hasSeveralCells,
  isBlankEntry,
  mergeEntries,
  parseQuickOrder,
  readQuantity,
} from './index.ts';

const parseEntries = (text: string) => parseQuickOrder(text).entries;
const entry = (itemId: string, qty = '1') => ({ itemId, qty });

describe('quantities', () => {
  it.each([
    ['', 1],
    [' 12 ', 12],
    ['3.00', 3],
    ['1,000', 1000],
    ['9999', 9999],
    ['007', 7],
  ])('reads %j', (text, qty) => expect(readQuantity(text)).toBe(qty));

  it.each(['0', '-1', '1.5', '10000', '10,00', 'two', '1e3', '5 boxes'])('refuses %j', (text) =>
    expect(readQuantity(text)).toBeUndefined(),
  );
});

it.each([
  [entry('', ''), true, 'ITEM_MISSING'],
  [entry(' ', '1'), true, 'ITEM_MISSING'],
  [entry('', '5'), false, 'ITEM_MISSING'],
  [entry('x'.repeat(65)), false, 'ITEM_TOO_LONG'],
  [entry('24110101', 'a'), false, 'QUANTITY_INVALID'],
  [entry(' 24110101 ', ''), false, undefined],
  [entry('\u200b\u00a0', '1'), true, 'ITEM_MISSING'],
])('finds the mistake of %j', (row, isBlank, fault) => {
  expect(isBlankEntry(row)).toBe(isBlank);
  expect(getEntryFault(row)).toBe(fault);
});

describe('pasted cells and files', () => {
  it('fills rows from cells of a spreadsheet, with or without headings', () => {
    const rows = [entry('24110101', '5'), entry('FS-10021', '1'), entry('00123', '1000')];
    const cells = '24110101\t5\r\nFS-10021\t\r\n\r\n00123\t1,000\r\n';
    expect(parseEntries(cells)).toEqual(rows);
    expect(parseEntries(`Qty\tSKU\tNote\n5\t24110101\tfor Pat\n\tFS-10021\n1,000\t00123`)).toEqual(rows);
  });

  it('fills rows from a column of numbers, and from files with commas or semicolons', () => {
    expect(parseEntries('24110101\nFS-10021\n')).toEqual([entry('24110101'), entry('FS-10021')]);
    expect(parseEntries('\uFEFFItem number,Quantity\r\n"24110101","2.0"\r\n')).toEqual([
      entry('24110101', '2'),
    ]);
    expect(parseEntries('\u200b24110101\u00a0;\u00a03')).toEqual([entry('24110101', '3')]);
    expect(parseEntries('24110101;3')).toEqual([entry('24110101', '3')]);
  });

  it('finds the separator if the first row has one cell only', () => {
    expect(parseEntries('24110101\n24110201\t5')).toEqual([entry('24110101'), entry('24110201', '5')]);
  });

  it('keeps mistakes, to be corrected', () => {
    expect(parseEntries('24110101\ttwo\n\t7\n')).toEqual([entry('24110101', 'two'), entry('', '7')]);
  });

  it('has no rows in an empty file or under headings only', () => {
    expect(parseEntries('')).toEqual([]);
    expect(parseEntries('Item number,Quantity\n')).toEqual([]);
  });

  it.each(['SKU,Qty Ordered\n24110101,5\n', 'SKU,Quantity (EA)\n24110101,5\n', 'Model\tQty\n24110101\t5'])(
    'has its quantities under any usual heading: %j',
    (text) => expect(parseQuickOrder(text)).toEqual({ entries: [entry('24110101', '5')] }),
  );

  it('fills no rows until the column of the quantities is chosen', () => {
    const text = 'SKU,Amount,Room\n24110101,5,east\n';
    expect(parseQuickOrder(text)).toEqual({
      entries: [],
      quantityChoices: [{ at: 1, heading: 'Amount' }],
    });
    expect(parseQuickOrder(text, 1)).toEqual({ entries: [entry('24110101', '5')] });
    expect(parseQuickOrder(text, null)).toEqual({
      entries: [entry('24110101')],
      unreadHeadings: ['Amount', 'Room'],
    });
  });

  it('fills no rows if no heading names the item numbers', () => {
    expect(parseQuickOrder('Article,Amount\n24110101,5\n')).toEqual({
      entries: [],
      unknownHeadings: ['Article', 'Amount'],
    });
  });

  it('distinguishes cells from a single value', () => {
    expect(hasSeveralCells('24110101')).toBe(false);
    expect(hasSeveralCells('24110101\t5')).toBe(true);
    expect(hasSeveralCells('24110101\n24110102')).toBe(true);
  });
});

describe('rows of the same item', () => {
  it('are added up in the first of them', () => {
    const { entries, merged } = mergeEntries([
      entry('pen', '2'),
      entry('ink'),
      entry(' pen ', '3'),
      entry('pen', 'many'),
      entry('', ''),
    ]);
    expect(entries).toEqual([entry('pen', '5'), entry('ink'), entry('pen', 'many'), entry('', '')]);
    expect(merged).toEqual([{ entry: entry(' pen ', '3'), into: entry('pen', '5') }]);
  });

  it('are found by what part numbers are for', () => {
    const resolve = (itemId: string) => (itemId === 'OFFICE-7' ? 'pen' : itemId);
    expect(mergeEntries([entry('pen'), entry('OFFICE-7', '4')], resolve).entries).toEqual([
      entry('pen', '5'),
    ]);
  });

  it('stay apart if a row cannot have as many units', () => {
    const rows = [entry('pen', '9000'), entry('pen', '1000'), entry('pen', '999')];
    expect(mergeEntries(rows).entries).toEqual([entry('pen', '9999'), entry('pen', '1000')]);
  });

  it('keep their units, whatever is merged', () => {
    const anyEntry = fc.record({
      itemId: fc.constantFrom('a', 'b', ' a', '', 'c'),
      qty: fc.constantFrom('', '1', '40', '9990', 'x'),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), (rows) => {
        const unitsOf = (all: readonly { itemId: string; qty: string }[]) => {
          const units: Record<string, number> = {};
          for (const row of all)
            if (!getEntryFault(row))
              units[row.itemId.trim()] = (units[row.itemId.trim()] ?? 0) + readQuantity(row.qty)!;
          return units;
        };
        const { entries, merged } = mergeEntries(rows);
        expect(unitsOf(entries)).toEqual(unitsOf(rows));
        expect(entries.length + merged.length).toBe(rows.length);
        expect(entries.filter(getEntryFault)).toEqual(rows.filter(getEntryFault));
        expect(mergeEntries(entries).entries).toEqual(entries);
      }),
    );
  });
});
