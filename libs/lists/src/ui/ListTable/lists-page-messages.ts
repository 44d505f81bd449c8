/** The texts of the page with all lists. */
export const LISTS_PAGE_MESSAGES = {
  listsPage: {
    yours: 'Your lists',
    pages: 'Pages of lists',
    savedForLater: 'You also have items saved for later in your cart.',
    edit: 'Edit',
    editList: (list: string) => `Edit: ${list}`,
    delete: 'Delete',
    deleteList: (list: string) => `Delete: ${list}`,
    viewOnly: 'View only',
    itemsOnly: 'Items only',
  },
  /** The columns of the list of lists (storefront-2.23). */
  columns: {
    name: 'List name',
    modified: 'Modified On',
    type: 'List type',
    actions: 'Actions',
  },
};
