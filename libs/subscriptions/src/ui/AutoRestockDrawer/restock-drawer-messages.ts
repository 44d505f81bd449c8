import { MAX_DAYS_AHEAD, PRICE_TOLERANCE_PERCENT, REMINDER_DAYS } from '../../model/index.ts';

/** The texts of the drawer that starts or changes auto-restock. */
export const RESTOCK_DRAWER_MESSAGES = {
  restockDrawer: {
    title: 'Auto-restock',
    changeTitle: 'Change auto-restock',
    signInHint: 'Sign in to have this item delivered at intervals, with your saved addresses and cards.',
    signIn: 'Sign in',
    isOn: 'Auto-restock is on',
    isSaved: 'Your changes are saved',
    paused: 'Auto-restock is paused for this item. Resume it in your account.',
    planned: ({ qty, day, interval }: { qty: number; day: string; interval: string }) =>
      `We will order ${qty} on ${day}, then ${interval.toLowerCase()}.`,
    done: 'Done',
    manage: 'Manage auto-restock',
    firstOrder: 'First order',
    save: 'Save changes',
    start: 'Start auto-restock',
    review: 'Review',
    back: 'Back',
    interval: 'How often',
    secondOrder: 'Then',
    items: 'Items',
    saving: 'You save',
    terms: `Shipping and tax are added to each order. We email you ${REMINDER_DAYS} days before each order with its price. If the price rises by more than ${PRICE_TOLERANCE_PERCENT}% after that, we wait for you to confirm. Change, skip or cancel at any time.`,
    noAddress: 'You have no saved addresses. Add one to ship your orders to.',
    addAddress: 'Add an address',
    noCard: 'You have no saved cards. Add one to pay your orders with.',
    addCard: 'Add a card',
    allExpired: 'All of your cards have expired.',
    updateCards: 'Update your cards',
    expired: 'Expired. Update its date, or use another card.',
    expires: (date: string) => `Expires ${date}`,
    noDate: 'Choose a date.',
    tooEarly: 'Choose tomorrow or a later date.',
    tooLate: `Choose a date within the next ${MAX_DAYS_AHEAD} days.`,
  },
};
