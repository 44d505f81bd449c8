import { MAX_ITEM_NUMBER_LENGTH, MAX_QUICK_ORDER_ROWS } from './codes.ts';
import type { QuickOrderFault } from './quick-order.ts';

const number = (value: number) => value.toLocaleString('en-US');
const quote = (headings: readonly string[]) => headings.map((each) => `“${each}”`).join(', ');
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

/** The texts of mistakes that are found without the server. */
const FAULTS: Readonly<Record<QuickOrderFault, string>> = {
  ITEM_MISSING: 'Enter an item number.',
  ITEM_TOO_LONG: `Enter an item number of at most ${MAX_ITEM_NUMBER_LENGTH} characters.`,
  QUANTITY_INVALID: 'Enter 1 to 9,999.',
};

/** The English texts of the quick order. */
export const QUICK_ORDER_MESSAGES = {
  quickOrder: {
    ...FAULTS,
    hint: 'Enter item numbers, or paste cells from a spreadsheet: item number and quantity.',
    checkFailed: 'We couldn’t check your item numbers. You can still add them to your cart.',
    noRows: 'This file has no rows. It needs a column “Item number”.',
    unknownHeadings: (headings: readonly string[]) =>
      `We couldn’t find the item numbers in this table. Its headings are ${quote(headings)}. It needs a column “Item number” (or “SKU”), and can have “Quantity” (or “Qty”).`,
    unreadHeadings: (headings: readonly string[]) =>
      `There is no column “Quantity”, so each row counts as 1. We didn’t use ${quote(headings)}.`,
    quantityNone: 'None, order 1 of each',
    fileTooLarge: `This file is too large. A quick order has at most ${number(MAX_QUICK_ORDER_ROWS)} rows.`,
    fileUnreadable: 'We couldn’t read this file. Choose it again.',
    nothingToAdd: 'Enter at least one item number.',
    refused: 'It couldn’t be added.',
    multiple: (multiple: number) => `Sold in multiples of ${number(multiple)}`,
    limit: (limit: number) => `Limit ${number(limit)} per order`,
    replaced: (name: string) => `Discontinued. We’ll add ${name} in its place.`,
    left: (units: number) => `Only ${number(units)} left`,
    changed: (qty: number) => `We’ll add ${number(qty)}.`,
    duplicate: (line: number) => `Same item as row ${line}. We’ll add the quantities up.`,
    merged: ({ line, into, qty }: { line: number; into: number; qty: number }) =>
      `Row ${line} is the same item as row ${into}, which now has ${number(qty)} units.`,
    filled: (count: number) => `${rows(count)} filled in.`,
    leftOut: (count: number) =>
      `A quick order has at most ${number(MAX_QUICK_ORDER_ROWS)} rows. The last ${rows(count)} were left out.`,
    added: ({ added, of }: { added: number; of: number }) =>
      added === of
        ? `${number(added)} ${added === 1 ? 'item' : 'items'} added to your cart.`
        : `${number(added)} of ${number(of)} items added to your cart.`,
    toCorrect: (count: number) =>
      `${rows(count)} ${count === 1 ? 'needs' : 'need'} your attention. Correct ${count === 1 ? 'it' : 'them'} and add again.`,
    item: 'Item number',
    quantity: 'Quantity',
    rows: 'Rows',
    itemOf: (line: number) => `Item number, row ${line}`,
    quantityOf: (line: number) => `Quantity, row ${line}`,
    suggestionsOf: (line: number) => `Suggestions, row ${line}`,
    removeRow: (line: number) => `Remove row ${line}`,
    addRows: (count: number) => (count > 1 ? `Add ${number(count)} rows to cart` : 'Add to cart'),
    clearAll: 'Clear all',
    itemNumber: (itemId: string) => `Item ${itemId}`,
    checking: 'Checking',
    /** Suggestions follow. */
    didYouMean: 'Did you mean',
    use: ({ itemId, name, line }: { itemId: string; name: string; line: number }) =>
      `Use ${itemId}, ${name}, in row ${line}`,
    loadFile: 'Load CSV file',
    problems: 'Rows that were not added',
    changedRows: 'Rows that were added with changes',
    problem: ({
      line,
      itemId,
      reason,
      suggestion,
    }: {
      line: number;
      itemId: string;
      reason: string;
      suggestion: string | undefined;
    }) =>
      `Row ${line}${itemId && ` (${itemId})`}: ${reason}${suggestion ? ` Did you mean ${suggestion}?` : ''}`,
  },
};
export type QuickOrderMessages = (typeof QUICK_ORDER_MESSAGES)['quickOrder'];
