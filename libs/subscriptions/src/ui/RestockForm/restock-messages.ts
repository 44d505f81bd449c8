/** The texts about an item that is ordered at intervals, of both the drawer and the subscriptions of the account. */
export const RESTOCK_MESSAGES = {
  restock: {
    quantity: 'Quantity',
    shipTo: 'Ship to',
    payWith: 'Pay with',
    nextOrder: 'Next order',
    outOfStock: 'Out of stock now',
    notSold: 'No longer sold',
    card: ({ brand, digits }: { brand: string; digits: string }) => `${brand} ending in ${digits}`,
    storeCard: 'Store card',
    otherCard: 'Card',
  },
};
