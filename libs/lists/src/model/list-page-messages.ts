import type { ListItemChange, ListItemSort } from './codes.ts';

const number = (value: number) => value.toLocaleString('en-US');
const items = (count: number) => `${number(count)} ${count === 1 ? 'item' : 'items'}`;

const itemSorts = {
  POSITION_ASCENDING: 'My order',
  NAME_ASCENDING: 'Name A to Z',
  NAME_DESCENDING: 'Name Z to A',
  ADDED_DATE_DESCENDING: 'Newest first',
} satisfies Record<ListItemSort, string>;

/** Texts for a list's page and a public link's page. */
export const LIST_PAGE_MESSAGES = {
  listPage: {
    noItems: 'This list is empty.',
    noItemsHint: 'Add items from their product page, from your cart or from a file.',
    noItemMatch: 'No items match.',
    readOnly: 'You can view this list, but you can’t edit it.',
    /** The text after the item's name in the row of a removed item. */
    removed: 'removed from this list.',
    notRestored: 'couldn’t be put back.',
    /** A page other than the one on screen could not be loaded. */
    pageNotLoaded: ({ wanted, shown }: { wanted: number; shown: number }) =>
      wanted === shown
        ? 'We couldn’t load these items. The ones below may be out of date.'
        : `We couldn’t load page ${number(wanted)}. Page ${number(shown)} is still shown.`,
    noSuchPage: 'This page has no items.',
    noSuchPageHint: (pages: number) =>
      pages === 1 ? 'The list has one page now.' : `The list has ${number(pages)} pages now.`,
    lastPage: 'Go to the last page',
    /** The accessible name of the rows. */
    place: ({ page, pages }: { page: number; pages: number }) =>
      pages > 1 ? `Items, page ${number(page)} of ${number(pages)}` : 'Items',
    found: ({ count, search }: { count: number; search: string }) =>
      `${count === 0 ? 'No items match' : count === 1 ? '1 item matches' : `${number(count)} items match`} “${search}”.`,
    searchCleared: (count: number) => `Search cleared. ${items(count)}.`,
    sorted: (sort: ListItemSort) => `Sorted by: ${itemSorts[sort]}.`,
    selected: ({ count, elsewhere }: { count: number; elsewhere: number }) =>
      `${items(count)} selected${elsewhere > 0 ? `, ${number(elsewhere)} of them on other pages` : ''}.`,
    addedToCart: (qty: number) => `Added to your cart: ${number(qty)}`,
    notAddedToCart: 'Not added to your cart.',
    preparingPrint: 'Loading all items for printing.',
    linkHint:
      'Anyone with this link can see the items and their quantities, without signing in. They see their own prices, and can’t see your notes or change the list.',
    linkOffer: 'Share this list with people who have no access to it.',
    linkCreated: 'Public link created.',
    linkCopied: 'Link copied.',
    linkSelected: 'The link is selected. Copy it with your keyboard.',
    linkRevoked: 'The public link doesn’t work anymore.',
    revokeQuestion: 'Stop sharing this list?',
    revokeHint: 'The link stops working for everyone who has it. A new link will have a different address.',
    publicPrices: 'Prices and availability are current and specific to you.',
    publicLink: 'Public link',
    copyLink: 'Copy link',
    stopSharing: 'Stop sharing',
    linkAddress: 'Address of the public link',
    createLink: 'Create public link',
    addSelected: (count: number) => `Add selected to cart (${count})`,
    addWhole: 'Add whole list to cart',
    addAll: 'Add all to cart',
    addPage: 'Add the items of this page to cart',
    print: 'Print',
    edit: 'Edit list',
    exportCsv: 'Export CSV',
    importCsv: 'Import CSV',
    pages: 'Pages of items',
    items: 'Items of the list',
    search: 'Search',
    searchLabel: 'Search this list',
    sortBy: 'Sort by',
    clearSearch: 'Clear search',
    selectAll: 'Select all on this page',
    clearSelection: 'Clear selection',
    saveForLater: 'Save for later',
    saveItemForLater: (item: string) => `Save for later: ${item}`,
    undo: 'Undo',
    undoRemove: (item: string) => `Undo removing: ${item}`,
    retry: 'Try again',
    retryRestore: (item: string) => `Try again to put back: ${item}`,
  },
  /** The row of an item. */
  row: {
    select: (item: string) => `Select: ${item}`,
    quantity: (qty: number) => `Quantity ${number(qty)}`,
    facts: ({ itemId, model, units }: { itemId: string; model: string; units: string }) =>
      `Item ${itemId} · Model ${model} · ${units}`,
    reorder: 'Time to reorder',
    outOfStock: 'Out of stock',
    replaced: (name: string) => `Discontinued. We’ll add ${name} in its place.`,
    left: (units: number) => `Only ${units} left`,
    lastOrdered: (date: string) => `Last ordered ${date}`,
    /** A price follows. */
    savedAt: 'Saved at',
    addToCart: 'Add to cart',
    addItemToCart: (item: string) => `Add to cart: ${item}`,
    more: 'More',
    moreActions: (item: string) => `More actions: ${item}`,
    noteLabel: 'Note',
    note: (note: string) => `Note: ${note}`,
    addNote: 'Add note',
    addItemNote: (item: string) => `Add note: ${item}`,
    editNote: 'Edit note',
    editItemNote: (item: string) => `Edit note: ${item}`,
    saveNote: 'Save note',
    cancel: 'Cancel',
    remove: 'Remove',
    removeItem: (item: string) => `Remove: ${item}`,
    moveUp: (item: string) => `Move up: ${item}`,
    moveDown: (item: string) => `Move down: ${item}`,
  },
  itemSorts,
  itemChanges: {
    PRICE_UP: 'Price went up since you saved it',
    PRICE_DOWN: 'Price dropped since you saved it',
    OUT_OF_STOCK: 'Out of stock now',
    BACK_IN_STOCK: 'Back in stock',
    NO_LONGER_SOLD: 'No longer sold',
  } satisfies Record<ListItemChange, string>,
};
export type ListPageMessages = (typeof LIST_PAGE_MESSAGES)['listPage'];
