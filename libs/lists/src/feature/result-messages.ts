/** The texts of the results of adding several items. */
export const LIST_RESULT_MESSAGES = {
  results: {
    problem: ({ item, reason }: { item: string; reason: string }) => `${item}: ${reason}`,
    refused: 'It couldn’t be added.',
    addedToCart: ({ added, of }: { added: number; of: number }) =>
      `${added} of ${of} ${of === 1 ? 'item' : 'items'} added to your cart.`,
    addedToList: ({ added, of }: { added: number; of: number }) =>
      `${added} of ${of} ${of === 1 ? 'item' : 'items'} added to the list.`,
    remaining: (count: number) =>
      `${count === 1 ? '1 more item was' : `${count} more items were`} not added: a cart takes 500 items at a time. Select them to add them, too.`,
  },
};
