import type { ListDetailsQuery } from '@foolscap/lists/contract';
import { LIST_ITEM_SORTS, MAX_LIST_SEARCH_LENGTH } from '@foolscap/lists/model';
import { CREATE_LIST } from './list-paths.ts';

/** The content of a lists page. */
export type ListsAddress =
  | {
      show: 'lists';
      /** Page of the lists, or of the items found. */
      page: number;
      /** The text of an item search across all lists; empty without a search. */
      find: string;
      isCreating: boolean;
      add: { itemId: string; qty: number } | undefined;
    }
  | { show: 'list'; listId: string; query: ListDetailsQuery }
  | { show: 'public'; linkId: string; query: ListDetailsQuery };

/** Reads a search text. The API rejects NUL characters and longer texts. */
const readText = (search: URLSearchParams, name: string): string =>
  search.get(name)?.replaceAll('\0', ' ').trim().slice(0, MAX_LIST_SEARCH_LENGTH) ?? '';

function readQuery(search: URLSearchParams): ListDetailsQuery {
  const sort = LIST_ITEM_SORTS.find((each) => each === search.get('sort'));
  const page = search.get('page') ?? '';
  const text = readText(search, 'search');
  return {
    ...(/^[1-9][0-9]{0,4}$/.test(page) && { page }),
    ...(sort && { sort }),
    ...(text && { search: text }),
  };
}

/** Parses what a lists page shows from its URL. */
export function readListsAddress(
  path: string,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
): ListsAddress {
  if (params.linkId !== undefined) return { show: 'public', linkId: params.linkId, query: readQuery(search) };
  const listId = search.get('listId')?.slice(0, 64);
  if (listId) return { show: 'list', listId, query: readQuery(search) };
  const itemId = search.get('addItem')?.slice(0, 64);
  const qty = Number(search.get('qty'));
  return {
    show: 'lists',
    page: Number(readQuery(search).page ?? 1),
    find: readText(search, 'find'),
    isCreating: path === CREATE_LIST || search.get('create') === '1',
    add: itemId ? { itemId, qty: Number.isInteger(qty) && qty > 0 && qty <= 9999 ? qty : 1 } : undefined,
  };
}
