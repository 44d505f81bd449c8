import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import {
  ListItemSearchDataSchema,
  ListItemSearchQuery,
  ListsItemsDataSchema,
  ListsItemsQuery,
} from '@foolscap/lists/contract';
import { LISTS_PAGE_SIZE } from '@foolscap/lists/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getItemUrl } from '../catalog/index.ts';
import { pictureUrl } from '../media/index.ts';
import { getMetadata, getPage } from './list-data.ts';
import { getSaleFacts } from './list-item-data.ts';
import { listProducts } from './list-item-rows.repository.ts';
import { listItemsOfLists, searchItems } from './list-searches.repository.ts';
import { isId } from './lists.repository.ts';
import { readViewer } from './viewer.ts';

const tags = ['lists'];

/**
 * Registers the reads of items across all lists (storefront-7.12) and the two searches for them (storefront-7.18). Clients use the second
 * search while the toggle `listFullSearch` is on.
 */
export function listSearchesRoutes(
  app: FastifyInstance,
  { database: { db }, callers }: Pick<ApiContext, 'database'> & { callers: Callers },
): void {
  app.get<{ Querystring: ListsItemsQuery }>(
    '/lists/items',
    {
      schema: {
        tags,
        summary: 'List the items of all lists',
        querystring: ListsItemsQuery,
        response: { 200: Reply(ListsItemsDataSchema) },
      },
    },
    async (request) => {
      const viewer = await readViewer(db, await callers.of(request));
      const page = getPage(request.query, LISTS_PAGE_SIZE);
      const skus = request.query.itemIds?.split(',').flatMap((each) => each.trim() || []);
      const { rows, total } = await listItemsOfLists(db, viewer, skus, page);
      const items = rows.map(({ listId, listItemId, itemId, qty }) => ({ listId, listItemId, itemId, qty }));
      return { data: { items, metadata: getMetadata(page, total, rows.length) } };
    },
  );

  for (const [url, isFullText, summary] of [
    ['/lists/items/search', false, 'Find items in lists by part of a name, a number or a note'],
    ['/lists/items/fullsearch', true, 'Find items in lists by words of a name, a number or a note'],
  ] as const)
    app.get<{ Querystring: ListItemSearchQuery }>(
      url,
      {
        schema: {
          tags,
          summary,
          querystring: ListItemSearchQuery,
          response: { 200: Reply(ListItemSearchDataSchema) },
        },
      },
      async (request) => {
        const viewer = await readViewer(db, await callers.of(request));
        const { listId, search } = request.query;
        const page = getPage(request.query, LISTS_PAGE_SIZE);
        const isUnknown = listId !== undefined && !isId(listId);
        const { rows, total } = isUnknown
          ? { rows: [], total: 0 }
          : await searchItems(db, viewer, { ...page, listId, text: search.trim(), isFullText });
        const products = await listProducts(db, viewer.buyer, [...new Set(rows.map(({ sku }) => sku))]);
        return {
          data: {
            items: rows.map(({ id, list_id, list_name, sku, qty, note, name, picture }) => ({
              listId: list_id,
              listName: list_name,
              listItemId: id,
              itemId: sku,
              qty,
              ...(note && { note }),
              name,
              imageUrl: pictureUrl(picture),
              itemUrl: getItemUrl(sku, name),
              ...getSaleFacts(products.get(sku)),
            })),
            metadata: getMetadata(page, total, rows.length),
          },
        };
      },
    );
}
