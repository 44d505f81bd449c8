import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import type { SplitFault } from './line-accounting.ts';

/** The English messages of the page that charges the items of a cart to cost centers and projects. */
export const SPLIT_MESSAGES = {
  split: {
    about: 'Choose who pays for each item. An item can be split by percentage or by amount.',
    all: 'All items',
    allNote: 'Replaces the choice of every item in your cart.',
    applyToAll: 'Use for all items',
    choose: 'Choose',
    none: 'None',
    splitBy: 'Split by',
    percent: 'Percentage',
    amount: 'Amount',
    sharePercent: 'Share (%)',
    shareAmount: 'Share ($)',
    rest: 'The rest',
    restHint: 'The last part gets the rest.',
    part: (number: number) => `Part ${number}`,
    add: 'Add a part',
    addTo: (item: string) => `Add a part to ${item}`,
    remove: 'Remove',
    removePart: (number: number, item: string) => `Remove part ${number} of ${item}`,
    save: 'Save',
    saveItem: (item: string) => `Save ${item}`,
    saved: 'Saved',
    savedItem: (item: string) => `Saved ${item}.`,
    savedAll: 'Saved all items.',
    missing: 'Needed before you can order',
    units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
    back: 'Back to cart',
    empty: 'Your cart is empty.',
    notUsed: 'Your organization doesn’t use cost centers or projects.',
    firstOnly: (count: number) => `Suggests the first ${count}. You can enter any other code.`,
    faults: {
      EMPTY: 'Choose who pays for this part.',
      DUPLICATE: 'Another part has the same choice. Combine them.',
      MIXED: 'Split either by percentage or by amount.',
      INVALID: 'Enter a number above 0 with up to two decimals.',
      PERCENT_SUM: 'The percentages must add up to 100.',
      NO_REST: 'Leave this empty. The last part gets the rest.',
    } satisfies Record<SplitFault['reason'], string>,
    exceeds: 'The amounts are higher than the price of this item.',
    /** Rejections of forms that were submitted without JavaScript, by code. */
    refusals: {
      [ACCOUNTING_CODES.costCenterInvalid]: 'Your organization has no such cost center. Choose another one.',
      [ACCOUNTING_CODES.projectInvalid]: 'Your organization has no such project. Choose another one.',
      [ACCOUNTING_CODES.splitInvalid]:
        'Choose who pays for each part. Percentages must add up to 100, and the last amount stays empty.',
    },
  },
};
