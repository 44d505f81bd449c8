import { callTo } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { ListDetailsQuery, ListItem, ShoppingList } from '../contract/index.ts';
import { MAX_PAGE_SIZE } from '../model/index.ts';

/**
 * Reads the items of a list page by page, in the largest pages. Rejects with `HttpError`.
 *
 * @param query the sort and search; its page and size do not matter
 * @param isEnough called with the items so far after each page; returns whether the rest is not needed
 */
export function* readAllItems(
  client: Pick<ListsClient, 'getList'>,
  listId: string,
  { sort, search }: ListDetailsQuery = {},
  isEnough: (items: readonly ListItem[]) => boolean = () => false,
): SagaOf<{ list: ShoppingList; items: ListItem[] }> {
  const read: ListItem[] = [];
  for (let page = 1; ; page++) {
    const { list, items, metadata } = yield* callTo(client.getList, listId, {
      page: String(page),
      size: String(MAX_PAGE_SIZE),
      ...(sort && { sort }),
      ...(search && { search }),
    });
    read.push(...items);
    if (page >= metadata.pagination.pages || isEnough(read)) return { list, items: read };
  }
}
