/** The English messages of a suggested address. */
export const ADDRESS_SUGGESTION_MESSAGES = {
  addressSuggestion: {
    title: (place: string) => `Did you mean ${place}?`,
    use: 'Use this address',
    mismatch: 'The city or state of your address doesn’t match its ZIP code.',
  },
};
