const items = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;

/** The texts of the search for an item on all lists. */
export const ITEM_SEARCH_TEXTS = {
  title: 'Find an item on your lists',
  label: 'Item name, number or note',
  searching: 'Searching your lists',
  found: ({ count, text }: { count: number; text: string }) => `${items(count)} found for “${text}”.`,
  shown: ({ first, last, count }: { first: number; last: number; count: number }) =>
    `Showing ${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${items(count)}.`,
  none: (text: string) => `No items match “${text}”.`,
  noneHint: 'Check the spelling, or search for a shorter word or an item number.',
  failed: 'We couldn’t search your lists.',
  quantity: (qty: number) => `Quantity: ${qty.toLocaleString('en-US')}`,
};
