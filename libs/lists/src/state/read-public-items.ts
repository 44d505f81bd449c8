import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { PublicList } from '../contract/index.ts';
import { isBuyable, MAX_ITEMS_IN_CALL, MAX_PAGE_SIZE } from '../model/index.ts';
import type { ListsRoot } from './lists.state.ts';

const selectPublicList = ({ lists }: ListsRoot) => lists.publicList.value;

/**
 * Reads all pages of a public list and returns the items that can be bought. If all of it is on screen, it is not read again; if it is too
 * large for one command, only the items on screen are returned. Rejects with `HttpError`.
 */
export function* readPublicItems(
  client: ListsClient,
  linkId: string,
): SagaOf<{ itemId: string; qty: number }[]> {
  const shown = yield* selectFrom(selectPublicList);
  const read: PublicList['items'] = [];
  const isEnough = ({ totalItems, pagination }: PublicList['metadata']) =>
    pagination.pages <= 1 || totalItems > MAX_ITEMS_IN_CALL;
  if (shown && isEnough(shown.metadata)) read.push(...shown.items);
  else
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = { page: String(page), size: String(MAX_PAGE_SIZE) };
      const { items, metadata } = yield* callTo(client.getPublicList, linkId, query);
      read.push(...items);
      ({ pages } = metadata.pagination);
    }
  return read.filter(isBuyable).map(({ itemId, qty }) => ({ itemId, qty }));
}
