/** The texts of this feature's pages and sections. */
export const LISTS_SCREEN_MESSAGES = {
  listPages: {
    addToList: 'Add to list',
    moveToList: 'Move to list',
    all: 'All lists',
    lists: 'Lists',
    item: (itemId: string) => `Item ${itemId}`,
    create: 'Create list',
    signIn: 'Sign in',
    shop: 'Start shopping',
    note: (note: string) => `Note: ${note}`,
    /** Follows the link `signIn`. */
    toKeep: 'to keep your lists and to see them on other devices.',
  },
};
