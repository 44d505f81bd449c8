/** The English messages of the links to a cart. */
export const SHARE_PANEL_MESSAGES = {
  sharePanel: {
    about:
      'Anyone with the link sees the items at their own prices, and can add them to their cart. A link works for 30 days, and does not change with your cart.',
    link: 'Link to your cart',
    copy: 'Copy',
    create: 'Create a link',
    createAnother: 'Create another link',
    ready: 'The link to your cart is ready.',
    selected: 'The link is selected. Copy it with your keyboard.',
    copied: 'Link copied.',
    tooMany: 'You have as many links as you can have. Remove one to create another.',
    links: 'Your links',
    notLoaded: 'We couldn’t load your links.',
    created: (date: string) => `Link created ${date}`,
    facts: (count: number, lastDay: string) =>
      `${count} ${count === 1 ? 'item' : 'items'}, works until ${lastDay}`,
    remove: 'Remove',
    removeCreated: (date: string) => `Remove link created ${date}`,
    removed: 'Link removed.',
    notRemoved: 'This link could not be removed, and still works. Try again.',
  },
};
