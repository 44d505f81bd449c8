import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { LIST_CODES, MAX_FAVORITE_LISTS, MAX_LIST_ITEMS, MAX_LISTS } from './codes.ts';
import { NAME_REQUIRED_TEXT } from './list-name.ts';

const number = (value: number) => value.toLocaleString('en-US');
const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';

/** Texts for rejected and failed calls, by code. */
export const LIST_ERRORS = {
  [LIST_CODES.nameRequired]: NAME_REQUIRED_TEXT,
  [LIST_CODES.nameInUse]: 'You already have a list with this name. Choose another name.',
  [LIST_CODES.notFound]: 'This list doesn’t exist anymore, or you can’t see it.',
  [LIST_CODES.itemNotFound]: 'This item isn’t on the list anymore.',
  [LIST_CODES.itemNotSold]: 'We don’t sell this item.',
  [LIST_CODES.readOnly]: 'You can’t change this list. Add its items to a list of your own instead.',
  [LIST_CODES.accessNotAllowed]: 'You can’t share lists this way. Choose another list type.',
  [LIST_CODES.changed]: 'This list has changed. Check it and try again.',
  [LIST_CODES.tooManyLists]: `You have ${number(MAX_LISTS)} lists, the maximum. Delete one first.`,
  [LIST_CODES.full]: `This list has ${number(MAX_LIST_ITEMS)} items, the maximum. Remove some or use another list.`,
  [LIST_CODES.itemLimit]: `A list holds at most ${number(MAX_LINE_QUANTITY)} of an item. The rest wasn’t added.`,
  [LIST_CODES.tooManyFavorites]: `You have ${number(MAX_FAVORITE_LISTS)} favorite lists, the maximum. Remove one first.`,
  [LIST_CODES.linksOff]: 'Your organization doesn’t allow public links to lists.',
  [LIST_CODES.unknownItem]: 'We couldn’t find this item number.',
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  /** Fallback for any other code. */
  other: 'Sorry, something went wrong. Please try again.',
};

const units = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

/** Announcements of changes, after the server has confirmed them. */
const DONE = {
  created: (name: string) => `List “${name}” created.`,
  edited: (name: string) => `Changes to “${name}” saved.`,
  deleted: (name: string) => `List “${name}” deleted.`,
  favorite: (name: string) => `“${name}” added to your favorites.`,
  notFavorite: (name: string) => `“${name}” removed from your favorites.`,
  exported: (name: string) => `“${name}” saved as a file.`,
  itemUpdated: 'Item updated.',
  itemRemoved: 'Item removed from the list.',
  itemRestored: 'Item restored.',
  savedForLater: 'Item moved to Saved for later.',
  /** Reports the number of items that were added to a list, of those requested. */
  itemsAdded: ({ added, of, name }: { added: number; of: number; name: string }) =>
    added === of
      ? `${units(added, 'item', 'items')} added to “${name}”.`
      : `${number(added)} of ${units(of, 'item', 'items')} added to “${name}”.`,
  toCart: ({ added, of }: { added: number; of: number }) =>
    added === of
      ? `${units(added, 'item', 'items')} added to your cart.`
      : `${number(added)} of ${units(of, 'item', 'items')} added to your cart.`,
};

/** Other texts. */
const TEXTS = {
  listsNotLoaded: 'We couldn’t load your lists.',
  listNotLoaded: 'We couldn’t load this list.',
  noLists: 'You have no lists yet.',
  noListsHint: 'Save what you buy often in a list, then add everything to your cart at once.',
  noMatch: 'No lists match.',
  noMatchHint: 'Try another word or filter.',
  /** Announcement of a search, a filter or a page. */
  listsFound: (count: number) => `${units(count, 'list', 'lists')} found.`,
  items: (count: number) => units(count, 'item', 'items'),
  lists: 'Lists',
  create: 'Create list',
  readOnly: 'Read-only',
  favorite: (list: string) => `Favorite: ${list}`,
};

/** The English messages of the lists. */
export const LISTS_MESSAGES = { errors: LIST_ERRORS, done: DONE, texts: TEXTS };
export type ListsMessageTables = typeof LISTS_MESSAGES;
