const items = (count: number) => (count === 1 ? 'item' : `${count.toLocaleString('en-US')} items`);

/** The texts of the drawers that create and edit a list, and of the question before it is deleted. */
export const LIST_DRAWER_MESSAGES = {
  drawers: {
    create: 'Create a list',
    edit: 'Edit list',
    save: 'Save',
    deleteQuestion: (list: string) => `Delete “${list}”?`,
    delete: 'Delete list',
    deletesItems: (count: number) => `Its ${items(count)} will be gone, too.`,
    final: 'You can’t undo this.',
  },
};
