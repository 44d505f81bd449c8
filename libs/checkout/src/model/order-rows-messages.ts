/** The English messages of tables of orders. */
export const ORDER_ROWS_MESSAGES = {
  orderRows: {
    caption: 'Orders, newest first',
    notFound: 'No orders found',
    notFoundHint: 'Try another number, item, status or year.',
    none: 'No orders yet',
    noneHint: 'Your orders will show up here.',
    startShopping: 'Start shopping',
    order: 'Order',
    placedOn: 'Placed on',
    placedBy: 'Placed by',
    purchaseOrder: 'Purchase order',
    noPurchaseOrder: 'None',
    status: 'Status',
    items: 'Items',
    total: 'Total',
    action: 'Action',
  },
};
