/** The key of the recommended items that the shopper removed, in the storage of the session. */
export const DISMISSED_KEY = 'dismissedItems';
