import { MAX_ITEM_NOTE_LENGTH, MAX_LIST_ITEMS } from './codes.ts';

const number = (value: number) => value.toLocaleString('en-US');
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;
const quote = (headings: readonly string[]) => headings.map((each) => `“${each}”`).join(', ');
const expected =
  'Your file needs a column “Item number” (or “SKU”), and can have “Quantity” (or “Qty”) and “Note”. Other columns are ignored.';

/** The texts of importing a file into a list. */
export const LIST_IMPORT_MESSAGES = {
  importing: {
    noRows: `This file has no rows. ${expected}`,
    tooLarge: `This file is too large. A list has at most ${number(MAX_LIST_ITEMS)} items.`,
    unreadable: 'We couldn’t read this file. Choose it again.',
    unknownHeadings: (headings: readonly string[]) =>
      `We couldn’t find the item numbers in this file. Its headings are ${quote(headings)}. ${expected}`,
    unreadHeadings: (headings: readonly string[]) =>
      `This file has no column “Quantity”, so each row counts as 1. We didn’t use ${quote(headings)}.`,
    quantityQuestion: 'Which column has the quantities?',
    quantityHint: 'This file has no column “Quantity”, but it has other columns with numbers.',
    quantityColumn: ({ heading, at }: { heading: string; at: number }) =>
      heading === '' ? `Column ${at + 1}` : `“${heading}”`,
    quantityNone: 'None, add 1 of each',
    dismissFile: 'Don’t use this file',
    importing: ({ done, of }: { done: number; of: number }) => `${number(done)} of ${rows(of)} imported`,
    importingLabel: 'Importing your file',
    imported: ({ added, of }: { added: number; of: number }) =>
      added === of ? `${rows(added)} imported.` : `${number(added)} of ${rows(of)} imported.`,
    stopped: ({ added, of }: { added: number; of: number }) =>
      `The import stopped. ${number(added)} of ${rows(of)} imported so far.`,
    remaining: ({ count, first, last }: { count: number; first: number; last: number }) =>
      count === 1
        ? `1 row remains: line ${number(first)} of the file.`
        : `${rows(count)} remain: lines ${number(first)} to ${number(last)} of the file.`,
    continueHint: 'Continue with them: nothing is added twice.',
    notImported: (count: number) =>
      `${rows(count)} ${count === 1 ? 'was' : 'were'} not imported. Correct ${count === 1 ? 'it' : 'them'}, and import a file with only ${count === 1 ? 'this row' : 'these rows'}: importing the others again adds their quantities again.`,
    more: (count: number) => `And ${number(count)} more`,
    continue: 'Continue import',
    discard: 'Discard remaining rows',
    faults: 'Rows that were not imported',
    fault: ({ line, text, reason }: { line: number; text: string; reason: string }) =>
      `Line ${number(line)} (${text}): ${reason}`,
  },
  /** Reasons why a row cannot be added. */
  importFaults: {
    missing: 'The item number is missing.',
    notNumber: 'This is not an item number.',
    unprintableNumber: 'The item number has characters that can’t be shown. Type it again.',
    quantity: 'Enter a whole quantity from 1 to 9,999.',
    longNote: `Shorten the note to ${MAX_ITEM_NOTE_LENGTH} characters.`,
    unprintableNote: 'The note has characters that can’t be shown. Type it again.',
    tooMany: `A file can have at most ${number(MAX_LIST_ITEMS)} rows.`,
  },
};
export type ListImportMessages = (typeof LIST_IMPORT_MESSAGES)['importing'];
