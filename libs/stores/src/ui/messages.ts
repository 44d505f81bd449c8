/** Words of the stores library. */
export const messages = {
  yourStore: 'Your store',
  choose: 'Choose a store',
  badText: 'Search with letters, numbers, commas and spaces only.',
  noneFound: 'No store found',
  fetchFailed: 'We couldn’t look for stores. Check your connection and try again.',
  locationDenied: 'Your browser didn’t tell us where you are. Enter a zip code or a town instead.',
} as const;
