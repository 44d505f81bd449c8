import type { ListItemSort } from './codes.ts';
import { ITEM_SORT_LABELS } from './item-labels.ts';

const number = (value: number) => value.toLocaleString('en-US');
const items = (count: number) => `${number(count)} ${count === 1 ? 'item' : 'items'}`;

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
    sorted: (sort: ListItemSort) => `Sorted by: ${ITEM_SORT_LABELS[sort]}.`,
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
  },
};
export type ListPageMessages = (typeof LIST_PAGE_MESSAGES)['listPage'];
