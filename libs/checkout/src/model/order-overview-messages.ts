/** The English messages of recent orders, and of those that wait for approval. */
export const ORDER_OVERVIEW_MESSAGES = {
  orderOverview: {
    recent: 'Recent orders',
    all: 'All orders',
    noneRecent: 'You haven’t ordered anything yet.',
    buyAgain: 'Buy again',
    buyOrderAgain: (orderNumber: string) => `Buy again: order ${orderNumber}`,
    waitingForYou: 'Waiting for your approval',
    waiting: 'Waiting for approval',
    noneWaiting: 'No orders are waiting for your approval.',
  },
};
