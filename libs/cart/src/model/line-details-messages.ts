/** The English messages of a line's suggestions, until their drawer opens, and of an item that replaces the requested one. */
export const LINE_DETAILS_MESSAGES = {
  lineDetails: {
    seeAlternatives: 'See alternatives',
    notOpened: 'We couldn’t open the suggestions. Check your connection, then try again.',
    added: (name: string) => `${name} added.`,
  },
  /** The labels of the button that shows the offers for a line. */
  services: {
    addPlan: 'Add a protection plan',
    addAssembly: 'Add assembly',
    addTechHelp: 'Add technical help',
    seeRequired: 'See what you need with it',
    addServices: 'Add services',
  },
  replacements: {
    label: (name: string) => `Replacement: ${name}`,
    replaces: (original: string) => `Replaces ${original}`,
    item: (itemId: string) => `item ${itemId}`,
    details: 'Replacement details',
    review: 'Review replacement',
    reviewOf: (name: string) => `Review replacement: ${name}`,
    chosen: 'You chose',
    added: 'We added',
    reason: 'Reason',
    price: 'Price',
    samePrice: 'Same price',
    more: (amount: string) => `${amount} more each`,
    less: (amount: string) => `${amount} less each`,
  },
};
