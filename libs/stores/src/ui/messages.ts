/** Words of the stores library. */
export const messages = {
  yourStore: 'Your store',
  choose: 'Choose a store',
  chooseWhy: 'Choose a store to see what it has, and to pick up within the hour.',
  searchLabel: 'Zip code, town or state',
  find: 'Find stores',
  locate: 'Use my location',
  all: 'All stores, with a map',
  noneNearby: 'No other store nearby',
  noneThere: 'No store found. Try another zip code, or a larger town.',
  badText: 'Search with letters, numbers, commas and spaces only.',
  nothingAsked: 'Find a store near you',
  nothingAskedHint:
    'Enter a zip code, a town or a state to see which stores are near and when they are open.',
  noneFound: 'No store found',
  fetchFailed: 'We couldn’t look for stores. Check your connection and try again.',
  locationDenied: 'Your browser didn’t tell us where you are. Enter a zip code or a town instead.',
} as const;
