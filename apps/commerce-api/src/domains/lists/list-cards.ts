import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { EncodeQuery, Reply } from '@foolscap/core/contract';
import { type ListCardsData, ListCardsDataSchema } from '@foolscap/lists/contract';
import { LIST_ACCESS_LEVELS, MINI_VIEW_LISTS } from '@foolscap/lists/model';
import Type from 'typebox';
import type { Caller, Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { type Picture, pictureUrl } from '../media/index.ts';
import { listLists } from './lists.repository.ts';
import { readViewer } from './viewer.ts';

const PICTURES = 3;

/** Lists the pictures of the first items of each list. */
async function listPictures(db: Db, listIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ list_id: string; picture: Picture }>`
    /* list-cards.pictures */ select list_id, products.picture
      from unnest(${listIds}::uuid[]) with ordinality as chosen(list_id, place)
        cross join lateral (select sku, position, id from shopping_list_items
          where shopping_list_items.list_id = chosen.list_id order by position, id limit ${PICTURES}) items
        join products on products.sku = items.sku
      order by place, items.position, items.id`.execute(db);
  const pictures = new Map<string, string[]>();
  for (const { list_id, picture } of rows)
    pictures.set(list_id, [...(pictures.get(list_id) ?? []), pictureUrl(picture)]);
  return pictures;
}

/** Reads the caller's lists for the header and the mini cart: up to five, most recently changed first (storefront-9.20). */
async function readCards(db: Db, caller: Caller): Promise<ListCardsData> {
  const viewer = await readViewer(db, caller);
  const { rows } = await listLists(db, viewer, {
    page: 1,
    size: MINI_VIEW_LISTS,
    sortOrder: 'DESCENDING',
    search: '',
    levels: LIST_ACCESS_LEVELS,
    ignored: undefined,
  });
  const pictures = rows.length
    ? await listPictures(
        db,
        rows.map(({ id }) => id),
      )
    : new Map<string, string[]>();
  return {
    listsData: {
      lists: rows.map(({ id, name, access_level, favorite_id, item_count }) => ({
        id,
        name,
        accessLevel: access_level,
        favorite: favorite_id !== null,
        itemCount: item_count,
        imageUrls: pictures.get(id) ?? [],
      })),
    },
  };
}

/** Registers `POST {prefix}/api/sparxProxy/getListCardData` (storefront-7.19). It only reads, so guests get no session for it. */
export function listCardsRoutes(
  app: FastifyInstance,
  { database: { db }, callers }: Pick<ApiContext, 'database'> & { callers: Callers },
): void {
  app.post(
    '/getListCardData',
    {
      schema: {
        tags: ['lists'],
        summary: 'List the latest lists with pictures of their items',
        querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
        response: { 200: Reply(ListCardsDataSchema) },
      },
    },
    async (request) => ({ data: await readCards(db, await callers.of(request)) }),
  );
}
