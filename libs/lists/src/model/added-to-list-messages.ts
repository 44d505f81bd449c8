/** An item that was added to a list. */
export interface AddedItem {
  item: string;
  list: string;
}

/** The texts of the add-to-list dialog after items were added. */
export const ADDED_TO_LIST_MESSAGES = {
  addedToList: {
    added: ({ item, list }: AddedItem) => `${item} added to “${list}”.`,
    moved: ({ item, list }: AddedItem) => `${item} moved to “${list}”.`,
    viewList: 'View list',
    close: 'Continue shopping',
  },
};
export type AddedToListMessages = (typeof ADDED_TO_LIST_MESSAGES)['addedToList'];
