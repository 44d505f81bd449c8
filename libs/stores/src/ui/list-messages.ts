/** The texts of lists of stores, and of one store in them. Pages with only the header do not load them. */
export const STORE_LIST_MESSAGES = {
  list: {
    stores: 'Stores',
    other: 'Another store',
    nearby: 'Stores nearby',
    pickup: 'Pickup stores',
    results: 'Search results',
    within: 'Within',
    miles: (radius: number) => `${radius} miles`,
    distance: (miles: number | undefined) => `${miles} mi`,
    count: (count: number) => `${count} ${count === 1 ? 'store' : 'stores'}`,
    /** `near` is a city with its state. */
    found: (count: number, radius: number, near?: string) =>
      `${count} ${count === 1 ? 'store' : 'stores'} within ${radius} miles${near ? ` of ${near}` : ''}`,
    more: 'Show more stores',
    hoursOf: (store: string) => `Hours of ${store}`,
    ready: (time: string) => `Pickup ready: ${time}`,
    noPickup: 'No pickup at this store.',
    choose: 'Choose',
    chooseStore: (store: string) => `Choose ${store}`,
    makeYours: 'Make this your store',
    makeStoreYours: (store: string) => `Make this your store: ${store}`,
  },
};
