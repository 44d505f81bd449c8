import { FREE_ITEM_LABELS } from './free-items.ts';

/** The English messages of free items. */
export const FREE_ITEM_MESSAGES = {
  freeItems: {
    items: 'Free items',
    heading: 'Free with your order',
    added: (name: string) => `${name} added to your cart for free.`,
    removed: (name: string) => `${name} removed from your free items.`,
    chooseOne: (choices: number) => `Choose 1 of these ${choices}`,
    chooseOneMore: (choices: number) => `Choose 1 more of these ${choices}`,
    chooseUnits: (units: number, choices: number) => `Choose ${units}, in any mix of these ${choices}`,
    chooseMoreUnits: (units: number, choices: number) =>
      `Choose ${units} more, in any mix of these ${choices}`,
    missing: 'Choose an item.',
    add: (units: number): string => (units > 1 ? 'Add free items' : 'Add free item'),
    addItem: (name: string) => `Add free item: ${name}`,
    remove: 'Remove',
    removeItem: (name: string) => `Remove free item: ${name}`,
  },
  /** By the label of the reply. */
  freeItemLabels: {
    [FREE_ITEM_LABELS.sample]: 'Free Sample',
    [FREE_ITEM_LABELS.gift]: 'Free',
  },
};
