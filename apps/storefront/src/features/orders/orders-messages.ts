/** The texts of this feature's pages and sections. */
export const ORDERS_SCREEN_MESSAGES = {
  orderPages: {
    findTitle: 'Find your order',
    findNote: 'See, track or cancel an order that you placed without an account.',
    signIn: 'Sign in',
    all: 'All your orders',
    invoices: 'Invoices of this order',
    placedByAgent: (name: string) => `Placed for you by ${name || 'our staff'}.`,
    waiting: 'This order is waiting for your decision.',
    decide: 'Approve or decline',
    today: 'Your items at today’s prices',
    todayFailed: 'We couldn’t load today’s prices.',
    todayLoading: 'Loading today’s prices',
    todayReload: 'We couldn’t load today’s prices. Reload the page to try again.',
    hideToday: 'Hide today’s prices',
    showToday: 'Show today’s prices',
    withAccount: 'Ordered with an account?',
    gone: (count: number) =>
      count === 1
        ? '1 item of this order is no longer sold.'
        : `${count} items of this order are no longer sold.`,
    showingToday: (count: number) =>
      `Showing today’s prices of ${count === 1 ? '1 item' : `${count} items`}.`,
  },
};
