/** The English messages of items that are saved for later. */
export const SAVED_ITEM_MESSAGES = {
  savedItems: {
    save: 'Save for later',
    saveLine: (name: string) => `Save for later: ${name}`,
    title: 'Saved for later',
    titleOf: (count: number) => `Saved for later (${count.toLocaleString('en-US')})`,
    items: 'Saved items',
    moveAll: 'Move all to cart',
    move: 'Move to cart',
    remove: 'Remove',
    arrives: (date: string) => `Get it by ${date}`,
    notLoaded: 'We couldn’t load your saved items.',
    saved: (name: string) => `${name} saved for later.`,
    moved: (name: string) => `${name} moved to your cart.`,
    removed: (name: string) => `${name} removed from your saved items.`,
  },
};
