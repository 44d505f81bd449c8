/**
 * The English messages of the pickup drawer, the change of store, the store page and the map. They are in a separate table, because every
 * page loads the header's messages.
 */
export const STORE_DETAIL_MESSAGES = {
  pickup: {
    title: 'Pick up in a store',
    zipCode: 'ZIP code',
    within: 'Within',
    find: 'Find stores',
    invalidZip: 'Invalid zipcode. Enter the five digits of a ZIP code.',
    invalidItem: 'We couldn’t find this item. Reload the page.',
    notPermitted: 'Your account doesn’t include store pickup. Choose delivery instead.',
    failed: 'We couldn’t load stores. Check your connection and try again.',
    found: (count: number, radius: number) =>
      `${count} ${count === 1 ? 'store' : 'stores'} within ${radius} miles`,
    noneFound: 'No store found',
    noneFoundHint: (radius: number) => `There is no store within ${radius} miles. Try a larger distance.`,
    /** After a search with the largest radius. */
    noneAround: (radius: number) =>
      `There is no store within ${radius} miles. You can have your order delivered.`,
    taxExempt: 'This item is exempt from sales tax.',
    inStock: (units: string) => `${units} in stock`,
    onlyInStock: (units: string) => `Only ${units} in stock`,
    outOfStock: 'Out of stock',
    add: 'Add for pickup',
    addAt: (store: string) => `Add for pickup at ${store}`,
    makeYours: 'Make this your store',
    more: 'Show more stores',
  },
  change: {
    title: (store: string) => `Change your store to ${store}?`,
    allMove: (store: string) => `All your items for pickup are in stock at ${store}.`,
    noLines: 'You have no items for pickup at another store.',
    someStay: (store: string, count: number, total: number) =>
      total === 1
        ? `Your item for pickup can’t fully move to ${store}.`
        : `${count} of your ${total} items for pickup can’t fully move to ${store}.`,
    stays: 'Stays at your present store',
    staysHint: 'You can have these items delivered instead, in your cart.',
    fewer: 'Fewer available',
    fewerOf: (units: number, qty: number) => `${units} of ${qty} available`,
    moves: 'Moves with your store',
    confirm: (store: string) => `Change to ${store}`,
    keep: (store: string) => `Keep ${store}`,
    keepPresent: 'Keep your present store',
    unknownStore: 'No store found. Choose another store.',
    previewFailed: 'We couldn’t check your items at this store. Check your connection and try again.',
    changeFailed: 'We couldn’t change your store. Check your connection and try again.',
  },
  page: {
    hours: 'Hours',
    closed: 'Closed',
    holidays: 'Holiday hours',
    services: 'Services',
    noServices: 'This store has no service counters.',
    contact: 'Address and phone',
    stock: 'Check stock at this store',
    stockLabel: 'Product name or item number',
    stockFind: 'Check stock',
    stockFound: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} shown`,
    stockNone: 'No matching items',
    stockNoneHint: 'Check the spelling, or search with fewer words.',
    stockFailed: 'We couldn’t check the stock. Check your connection and try again.',
    notEligible: 'Delivery only',
    notFound: 'No store found',
    notFoundHint: 'This store doesn’t exist, or it has closed.',
    allStores: 'All stores and map',
    failed: 'We couldn’t load this store. Check your connection and try again.',
  },
  map: {
    label: (count: number) => `Map of ${count} ${count === 1 ? 'store' : 'stores'}`,
    canvas: 'Map. Move it with the arrow keys, and zoom with plus and minus.',
    pin: (place: number, store: string) => `${place}, ${store}`,
    touchHint: 'Use two fingers to move the map',
    wheelHint: 'Use Ctrl and scroll to zoom the map',
    wheelHintMac: 'Use ⌘ and scroll to zoom the map',
    unavailable: 'Your browser can’t show the map. All stores are in the list.',
    failed: 'We couldn’t load the map. All stores are in the list.',
    needsScript: 'The map needs JavaScript. All stores are in the list.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Show all stores',
    together: (count: number) => `${count} stores close together. Zoom in.`,
    source: 'Map data: U.S. Census Bureau, Natural Earth. Main routes are simplified.',
    streetSource: (attribution: string) => `Map data: ${attribution}, U.S. Census Bureau, Natural Earth`,
  },
};

/** All messages of the pickup drawer, the change of store, the page of a store and the map. */
export type StoreDetailMessageTables = typeof STORE_DETAIL_MESSAGES;
