/** The English messages of the page of all orders. */
export const ORDERS_PAGE_MESSAGES = {
  ordersPage: {
    title: 'Orders',
    query: 'Order number or item',
    status: 'Status',
    anyStatus: 'Any status',
    year: 'Year',
    anyYear: 'Any year',
    search: 'Search orders',
    pages: 'Pages of orders',
  },
};
