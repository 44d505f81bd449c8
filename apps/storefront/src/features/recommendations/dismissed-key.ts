/** Session storage key of the recommended items that the shopper dismissed. */
export const DISMISSED_KEY = 'dismissedItems';
