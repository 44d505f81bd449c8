const number = (value: number) => value.toLocaleString('en-US');
const items = (count: number) => `${number(count)} ${count === 1 ? 'item' : 'items'}`;

/** The texts of the search for an item on all lists. */
export const ITEM_SEARCH_MESSAGES = {
  itemSearch: {
    landmark: 'Items on your lists',
    label: 'Find an item on your lists',
    search: 'Search',
    clear: 'Clear search',
    found: ({ count, text }: { count: number; text: string }) => `${items(count)} found for “${text}”.`,
    shown: ({ first, last, count }: { first: number; last: number; count: number }) =>
      `Showing ${number(first)} to ${number(last)} of ${items(count)}.`,
    none: (text: string) => `No items on your lists match “${text}”.`,
    noneHint: 'Check the spelling, or search for another word or an item number.',
    failed: 'We couldn’t search your lists.',
    pages: 'Pages of items found',
    facts: ({ itemId, qty }: { itemId: string; qty: number }) => `Item ${itemId} · Quantity ${number(qty)}`,
    note: (note: string) => `Note: ${note}`,
  },
};
export type ItemSearchMessages = (typeof ITEM_SEARCH_MESSAGES)['itemSearch'];
