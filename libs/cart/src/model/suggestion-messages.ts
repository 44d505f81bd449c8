/** The English messages of what the cart suggests for a line. They load with its drawer. */
export const SUGGESTION_MESSAGES = {
  suggestions: {
    alternatives: 'Alternatives',
    services: 'Services and more',
    content: 'Suggested items',
    notLoaded: 'We couldn’t load the suggestions.',
    loading: 'Loading suggestions',
    noAlternatives: 'We have nothing similar in stock right now. Save the item for later, or remove it.',
    noServices: 'Your cart has everything that we offer for this item.',
    forItem: (name: string) => `For ${name}`,
    listFor: (title: string, name: string) => `${title} for ${name}`,
    inStock: 'In stock',
    left: (quantity: number) => `Only ${quantity} left`,
    each: 'each',
    add: (quantity: number) => (quantity > 1 ? `Add ${quantity}` : 'Add'),
    addItem: (quantity: number, name: string) => (quantity > 1 ? `Add ${quantity} ${name}` : `Add ${name}`),
    replace: 'Replace',
    replaceWith: (name: string) => `Replace with ${name}`,
  },
  /** The titles of offers, by relation. */
  offers: {
    WARRANTY: 'Protection plans',
    ASSEMBLY: 'Assembly',
    TECHHELP: 'Technical help',
    REQUIRED: 'You’ll also need',
  },
};
