/** The texts of the dialog that adds items to a list. */
export const ADD_TO_LIST_MESSAGES = {
  addTo: {
    /** The dialog's title, also after it has added or moved the items. */
    title: ({ isMove, isDone }: { isMove: boolean; isDone: boolean }) =>
      isMove ? `${isDone ? 'Moved' : 'Move'} to list` : `${isDone ? 'Added' : 'Add'} to list`,
    list: 'List',
    newList: 'A new list',
    alreadyOn: 'already on this list',
    onLists: (names: string) => `On your lists: ${names}`,
    more: 'Show more lists',
    createAndAdd: 'Create list and add',
    createAndMove: 'Create list and move',
    add: (count: number) => (count === 1 ? 'Add item' : `Add ${count} items`),
    move: (count: number) => (count === 1 ? 'Move item' : `Move ${count} items`),
  },
};
