import { createMessages } from '@foolscap/ui/components';
import type { MessagesProviderProps } from '@foolscap/ui/components';

/** The English messages of the stores. */
export const STORES_MESSAGES = {
  texts: {
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
  },
};

/** All messages of the stores. */
export type StoresMessageTables = typeof STORES_MESSAGES;

const context = /* @__PURE__ */ createMessages(STORES_MESSAGES);

/** Overrides messages of the stores for all components below it. */
export function StoresMessagesProvider(props: MessagesProviderProps<StoresMessageTables>) {
  return <context.Provider {...props} />;
}

/** Reads the messages of the stores, with the application's overrides. */
export const useStoresMessages = (): StoresMessageTables => context.useMessages();
