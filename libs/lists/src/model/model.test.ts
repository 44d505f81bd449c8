import { LIST_CSV_MESSAGES as FRENCH } from './list-csv-messages.fr-CA.ts';
import { QUICK_ORDER_MESSAGES } from './quick-order-messages.fr-CA.ts';
import {
  badgeName,
  checkListName,
  formatListCsv,
  INITIAL_LISTS_FORM,
  listBadges,
  listErrorMessage,
  listsPageName,
  parseListCsv,
  toListsQuery,
} from './index.ts';

test('French counts what was added before the whole', () => {
  const { quickOrder } = QUICK_ORDER_MESSAGES;
  expect(quickOrder.added({ added: 1, of: 2 })).toBe('1 article sur 2 ajouté à votre panier.');
  expect(quickOrder.added({ added: 2, of: 3 })).toBe('2 articles sur 3 ajoutés à votre panier.');
  expect(quickOrder.added({ added: 2, of: 2 })).toBe('2 articles ajoutés à votre panier.');
});

describe('badges', () => {
  test('a name of 25 characters stays whole, one of 26 ends in an ellipsis (storefront-5.2)', () => {
    expect(badgeName('a'.repeat(25))).toBe('a'.repeat(25));
    expect(badgeName('b'.repeat(26))).toBe(`${'b'.repeat(25)}…`);
    expect(badgeName(`${'c'.repeat(24)} dd`)).toBe(`${'c'.repeat(24)}…`);
  });

  test('characters beyond the basic plane count once', () => {
    expect(badgeName('📎'.repeat(25))).toBe('📎'.repeat(25));
  });

  test('at most three badges are shown, with the number of the others (storefront-5.3)', () => {
    expect(listBadges(['One', 'Two']).more).toBe(0);
    const { badges, more } = listBadges(['One', 'Two', 'Three', 'Four', 'Five']);
    expect(badges.map(({ label }) => label)).toEqual(['One', 'Two', 'Three']);
    expect(more).toBe(2);
  });
});

describe('names', () => {
  test.each(['', '   ', '\t', '\u200B\u200B', '\u202E'])(
    'the name %j is required (storefront-5.1)',
    (name) => {
      expect(checkListName(name)).toEqual({ code: 'LIST_NAME_REQUIRED', message: 'List name is required' });
    },
  );

  test('a name may be used once, whatever its case and spaces', () => {
    expect(checkListName(' office  BASICS ', ['Office basics'])?.code).toBe('LIST_NAME_IN_USE');
    expect(checkListName('Office basics 2', ['Office basics'])).toBeUndefined();
  });

  test('a name has at most 80 characters', () => {
    expect(checkListName('n'.repeat(80))).toBeUndefined();
    expect(checkListName('n'.repeat(81))?.message).toBe('Use at most 80 characters.');
  });
});

describe('query', () => {
  test('begins with page 1 of 100 lists of every access, by modified date, ascending (storefront-9.18)', () => {
    expect(toListsQuery(INITIAL_LISTS_FORM)).toEqual({
      sortBy: 'MODIFIED_DATE',
      sortOrder: 'ASCENDING',
      size: '100',
      page: '1',
      access: 'PERSONAL,SHARED,GLOBAL',
      action: 'VIEW',
    });
  });

  test('has the filters, the search and the list that is left out (storefront-3.8)', () => {
    const form = {
      ...INITIAL_LISTS_FORM,
      SortOrder: 'LISTNAME_DESCENDING' as const,
      SelectedListsType: 'FAVORITES' as const,
      SearchText: '  desk ',
      IgnoreListId: 'l1',
    };
    expect(toListsQuery(form)).toMatchObject({
      sortBy: 'LISTNAME',
      sortOrder: 'DESCENDING',
      access: 'FAVORITES',
      search: 'desk',
      ignoreList: 'l1',
    });
    expect(toListsQuery({ ...form, ATLFilter: 'PERSONAL' }, 'ATL')).toMatchObject({
      sortBy: 'MODIFIED_DATE',
      sortOrder: 'DESCENDING',
      access: 'PERSONAL',
      action: 'ATL',
    });
  });
});

test('the page has the name of its task for analytics (storefront-2.24)', () => {
  expect([listsPageName(true), listsPageName(false)]).toEqual(['createlist', 'saalllists']);
});

test('an unknown code has a text, and overrides win', () => {
  expect(listErrorMessage({ code: 'NEW' })).toMatch(/^Sorry/);
  expect(listErrorMessage({ code: 'LIST_FULL' })).toContain('10,000 items');
  expect(listErrorMessage({ code: 'LIST_FULL' }, { LIST_FULL: 'Full.', other: '' })).toBe('Full.');
});

describe('CSV', () => {
  const item = { itemId: 'FS-1', qty: 3, name: 'Binder', price: 4.5 };

  test('an exported file can be imported again', () => {
    const items = [
      { ...item, note: 'Blue, not "navy"' },
      { ...item, itemId: 'FS-2', note: 'two\nlines' },
      { ...item, itemId: '=FS-3', note: '=1+1', name: '@sum' },
    ];
    const { rows, faults } = parseListCsv(formatListCsv(items));
    expect(faults).toEqual([]);
    expect(rows).toEqual(
      items.map(({ itemId, qty, note }) => ({ line: expect.any(Number), itemId, qty, note })),
    );
  });

  test('a file exported in French can be imported in any language', () => {
    const items = [{ ...item, note: 'Bleu' }];
    const text = formatListCsv(items, FRENCH.listCsv);
    expect(text.split('\r\n')[0]).toBe('Numéro d’article,Quantité,Note,Nom,Prix');
    expect(parseListCsv(text)).toEqual({
      rows: [{ line: 2, itemId: 'FS-1', qty: 3, note: 'Bleu' }],
      faults: [],
    });
  });

  test.each(['=1+1', '+1', '-1', '@sum', "'=1"])('the text %s is no formula in a spreadsheet', (note) => {
    expect(formatListCsv([{ ...item, note }])).toContain(`,'${note},`);
    expect(parseListCsv(formatListCsv([{ ...item, note }])).rows[0]?.note).toBe(note);
  });

  test('cells pasted from a spreadsheet need no headings', () => {
    expect(parseListCsv('FS-1\t2\nFS-2\t\tfor the lab\n\n').rows).toEqual([
      { line: 1, itemId: 'FS-1', qty: 2 },
      { line: 2, itemId: 'FS-2', qty: 1, note: 'for the lab' },
    ]);
  });

  test('columns are found by their headings, in any order', () => {
    expect(parseListCsv('﻿Qty;SKU\r\n7;FS-9\r\n').rows).toEqual([{ line: 2, itemId: 'FS-9', qty: 7 }]);
  });

  test('each faulty row is named with its line and reason', () => {
    const { rows, faults } = parseListCsv('Item number,Quantity\nFS-1,2\n,5\nFS-2,0\nFS-3,2.5\nFS-4,1.0\n');
    expect(rows.map(({ itemId }) => itemId)).toEqual(['FS-1', 'FS-4']);
    expect(faults).toEqual([
      { line: 3, text: ', 5', reason: 'The item number is missing.' },
      { line: 4, text: 'FS-2, 0', reason: 'Enter a whole quantity from 1 to 9,999.' },
      { line: 5, text: 'FS-3, 2.5', reason: 'Enter a whole quantity from 1 to 9,999.' },
    ]);
  });

  test('the line of a row counts the lines inside quotes', () => {
    expect(parseListCsv('FS-1,1,"a\nb"\n,2').faults[0]?.line).toBe(3);
  });
});
