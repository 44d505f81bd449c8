import { RESTORE_HOURS } from '../../model/index.ts';

/** The texts of the subscriptions of an account. */
export const SUBSCRIPTION_LIST_MESSAGES = {
  subscriptionStatus: {
    ACTIVE: 'Active',
    PAUSED: 'Paused',
    CANCELED: 'Canceled',
  },
  subscriptionList: {
    loading: 'Loading your subscriptions',
    none: 'Nothing to restock yet',
    noneHint:
      'Press “Auto-restock” on the page of paper, ink and other supplies to have them delivered at intervals.',
    shop: 'Find items',
    plannedOrder: 'Planned order',
    quantity: ({ qty, interval }: { qty: number; interval: string }) => `${qty}, ${interval.toLowerCase()}`,
    noAddress: 'Address removed',
    noCard: 'Card removed',
    latestOrder: 'Latest order',
    /** Follows the text of a problem. */
    retry: (day: string) => `We will try again on ${day}.`,
    priceChanged: ({ from, to }: { from: string; to: string }) =>
      `The price has changed from ${from} to ${to}.`,
    undo: 'Undo',
    skipped: (day: string) => `Skipped the order on ${day}.`,
    canceled: 'Canceled. We won’t order this item again.',
    resume: 'Resume',
    change: 'Change',
    skip: 'Skip next order',
    pause: 'Pause',
    cancel: 'Cancel',
    /** The accessible name of a button. */
    named: ({ action, item }: { action: string; item: string }) => `${action}: ${item}`,
    cancelQuestion: (item: string) => `Cancel auto-restock of ${item}?`,
    confirmCancel: 'Cancel auto-restock',
    keep: 'Keep it',
    cancelHint: `We won’t order this item again. You can undo this for ${RESTORE_HOURS} hours.`,
  },
};
