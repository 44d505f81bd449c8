/** The English messages of the stores. */
export const STORES_MESSAGES = {
  /** By the status values of the wire. */
  status: {
    Open: 'Open',
    Closed: 'Closed',
  },
  texts: {
    yourStore: 'Your store',
    /** Introduces the store's name for screen readers. */
    yourStoreLabel: 'Your store:',
    choose: 'Choose a store',
    chooseHint: 'Choose a store to see its stock and pick up within an hour.',
    searchLabel: 'ZIP code, city, state or address',
    find: 'Find stores',
    locate: 'Use my location',
    all: 'All stores and map',
    /** Starts with the pin's number, which is its visible text. */
    showOnMap: (pin: number, store: string) => `${pin}, show ${store} on the map`,
    noneNearby: 'No other stores nearby',
    noneFoundHint: 'No store found. Try another ZIP code or a nearby city.',
    invalidText: 'Search with letters, numbers, commas and spaces only.',
    startTitle: 'Find a store near you',
    startHint: 'Enter a ZIP code, city, state or address to see nearby stores and their hours.',
    /** The time is as in `storeStatusTime`: "until 4 pm". */
    closesAt: (time: string) => `Closes at ${time.replace(/^until /, '')}`,
    closedForHoliday: 'Closed for the holiday',
    noneFound: 'No store found',
    /** Replaces a searched place without a known name, within the next two texts. */
    thisPlace: 'this place',
    /** `place` is a city with its state, or `thisPlace`. Without it the search is around the shopper. */
    noneWithin: (radius: number, place = 'you') => `There are no stores within ${radius} miles of ${place}.`,
    /** The search has the largest radius. */
    noneAround: (place = 'you') => `There are no stores near ${place}. You can have your order delivered.`,
    searchWithin: (radius: number) => `Search within ${radius} miles`,
    unknownPlace: 'Check the ZIP code or the city, and try again.',
    lookupDown: 'We can’t look up addresses right now. Enter a ZIP code, or a city and state.',
    /** Follows a list that has only the nearest stores. */
    nearestOnly: (count: number) =>
      `These are the ${count} nearest stores. Search for another place to see others.`,
    /** Follows a list that has only the first stores of a state. */
    firstOnly: (count: number) =>
      `These are the first ${count} stores. Search for a city or ZIP code to see the nearest ones.`,
    /** Heads the stores that are shown before a search. */
    nearby: (place: string) => `Stores near ${place}`,
    fetchFailed: 'We couldn’t load stores. Check your connection and try again.',
    locationDenied: 'We couldn’t get your location. Enter a ZIP code or city instead.',
  },
};

/** All messages of the stores. */
export type StoresMessageTables = typeof STORES_MESSAGES;
