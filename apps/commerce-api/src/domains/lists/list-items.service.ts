import type {
  AddListItemBody,
  ListDetails,
  ListDetailsQuery,
  ListItemResult,
  ListItemsChange,
  UpdateListItemBody,
} from '@foolscap/lists/contract';
import { LIST_CODES, LISTS_PAGE_SIZE } from '@foolscap/lists/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { decideAdditions, type RequestedItem } from './decide-list-items.ts';
import { createListChanges } from './list-changes.ts';
import { getListData, getMetadata, getPage } from './list-data.ts';
import { itemNotFound, listNotFound, refusal } from './list-errors.ts';
import { getSinglePrice, hasUnits, readItems } from './list-item-data.ts';
import { type ItemsChoice, listItemRows, listItemsOf, listProducts } from './list-item-rows.repository.ts';
import { deleteItem, findPosition, listHeld, updateItem, writeAdditions } from './list-items.repository.ts';
import type { ListRequest } from './list-requests.ts';
import { findByProductNumber } from './product-numbers.repository.ts';
import { findList, type ListRow, touchList } from './lists.repository.ts';
import { type ListViewer, readViewer } from './viewer.ts';

export type ListItemsService = ReturnType<typeof createListItemsService>;

/** The outcome of an item change. The reply is built from it and the current list. */
interface ItemsOutcome {
  /** The numbers of the items that changed. */
  skus: string[];
  removed: string[];
  results: ListItemResult[];
}

/** Returns the items of a body. @throws ApiError 400 for a body without items, or with items in both forms */
export function getRequestedItems({ itemId, qty, note, items }: AddListItemBody): readonly RequestedItem[] {
  if ((itemId === undefined) === (items === undefined))
    throw badRequest('INVALID_REQUEST', 'Send itemId for one item, or items for several.', 'itemId');
  if (items && (qty !== undefined || note !== undefined))
    throw badRequest(
      'INVALID_REQUEST',
      'Send quantities and notes within items.',
      qty === undefined ? 'note' : 'qty',
    );
  return (
    items ?? [
      { itemId: itemId!, ...(qty === undefined ? {} : { qty }), ...(note === undefined ? {} : { note }) },
    ]
  );
}

/** Rejects an add that added nothing to the list. */
function checkAdded(results: readonly ListItemResult[], isSingle: boolean): void {
  if (results.some(({ status }) => status !== 'REFUSED')) return;
  if (results.some(({ messages }) => messages.some(({ code }) => code === LIST_CODES.full)))
    throw refusal(409, LIST_CODES.full);
  if (isSingle) throw refusal(404, LIST_CODES.itemNotSold, 'itemId');
}

/** Creates the service for the items of a list. */
export function createListItemsService(context: Pick<ApiContext, 'database' | 'now'>) {
  const {
    database: { db },
    now,
  } = context;
  const changes = createListChanges(context);

  async function find(viewer: ListViewer, listId: string): Promise<ListRow> {
    const list = await findList(db, viewer, listId);
    if (!list) throw listNotFound();
    return list;
  }

  /**
   * Reads a page of items together with the matching state of the list: if the list changed between the two statements, they run again.
   * Callers that read several pages compare their revisions.
   */
  async function readPage(viewer: ListViewer, listId: string, choice: ItemsChoice) {
    for (let list = await find(viewer, listId); ;) {
      const { rows, found, revision } = await listItemRows(db, viewer.buyer, list.id, choice);
      if (revision === list.revision) return { list, rows, found };
      const known = list.revision;
      list = await find(viewer, listId);
      if (revision === undefined && list.revision === known) return { list, rows, found };
    }
  }

  /** Changes a list's items under its lock and replies with what changed. */
  async function change(
    { caller, idempotency, listId }: ListRequest,
    work: (trx: Db, list: ListRow, viewer: ListViewer) => Promise<ItemsOutcome>,
  ): Promise<ListItemsChange> {
    const { skus, removed, results } = await changes.runOnList(
      { caller, idempotency },
      listId,
      'edits',
      work,
    );
    const viewer = await readViewer(db, caller);
    const list = await find(viewer, listId);
    const rows = await listItemsOf(db, viewer.buyer, list.id, skus);
    return {
      list: getListData(viewer, list),
      items: await readItems(db, viewer, rows, now()),
      removedItemIds: removed,
      results,
    };
  }

  return {
    /** Reads a list for `GET /list/{id}` (storefront-7.18). @throws ApiError 404 LIST_NOT_FOUND */
    async read(caller: Caller, listId: string, query: ListDetailsQuery): Promise<ListDetails> {
      const viewer = await readViewer(db, caller);
      const page = getPage(query, LISTS_PAGE_SIZE);
      const { sort = 'POSITION_ASCENDING', search = '' } = query;
      const { list, rows, found } = await readPage(viewer, listId, {
        ...page,
        sort,
        search: search.trim(),
      });
      return {
        list: getListData(viewer, list),
        items: await readItems(db, viewer, rows, now()),
        metadata: getMetadata(page, found ?? list.item_count, rows.length),
      };
    },

    /**
     * Adds items (storefront-7.14), each with its own result.
     * @throws ApiError 404 LIST_ITEM_NOT_SOLD for a single item that is not sold, 409 LIST_FULL if nothing fits
     */
    add: (request: ListRequest, body: AddListItemBody): Promise<ListItemsChange> => {
      const typed = getRequestedItems(body);
      return change(request, async (trx, list, viewer) => {
        const models = await findByProductNumber(trx, viewer, [
          ...new Set(typed.map(({ itemId }) => itemId)),
        ]);
        const requested = typed.map((item) => ({ ...item, itemId: models.get(item.itemId) ?? item.itemId }));
        const numbers = [...new Set(requested.map(({ itemId }) => itemId))];
        const products = await listProducts(trx, viewer.buyer, numbers);
        const sold = new Map(
          [...products.values()].flatMap((product) => {
            const price = getSinglePrice(product);
            return price === undefined
              ? []
              : [[product.sku, { price, in_stock: hasUnits(product) }] as const];
          }),
        );
        const held = await listHeld(trx, list.id, numbers);
        const additions = decideAdditions(requested, held, sold, list.item_count);
        const { results, inserts, updates } = additions;
        checkAdded(results, body.items === undefined);
        const skus = [...inserts, ...updates].map(({ sku }) => sku);
        if (skus.length) {
          await writeAdditions(trx, list.id, additions, now());
          await touchList(trx, list.id, inserts.length, now());
        }
        return {
          skus,
          removed: [],
          // Results use the item numbers as requested.
          results: results.map((result, at) => ({ ...result, itemId: typed[at]!.itemId })),
        };
      });
    },

    /** Changes an item's quantity, note or position. @throws ApiError 404 LIST_ITEM_NOT_FOUND */
    update: (
      request: ListRequest,
      itemId: string,
      { qty, note, afterItemId }: UpdateListItemBody,
    ): Promise<ListItemsChange> =>
      change(request, async (trx, list) => {
        const [item] = await listHeld(trx, list.id, [itemId]);
        if (!item) throw itemNotFound();
        const position =
          afterItemId === undefined || afterItemId === itemId
            ? undefined
            : await findPosition(trx, list.id, itemId, afterItemId);
        if (position === undefined && afterItemId !== undefined && afterItemId !== itemId)
          throw itemNotFound();
        const values = {
          ...(qty === undefined || qty === item.qty ? {} : { qty }),
          ...(note === undefined || note === item.note ? {} : { note }),
          ...(position === undefined ? {} : { position }),
        };
        if (Object.keys(values).length) {
          await updateItem(trx, list.id, itemId, values);
          await touchList(trx, list.id, 0, now());
        }
        return { skus: [itemId], removed: [], results: [] };
      }),

    /** Removes an item (storefront-7.15); does nothing if it was already removed. */
    remove: (request: ListRequest, itemId: string): Promise<ListItemsChange> =>
      change(request, async (trx, list) => {
        if (await deleteItem(trx, list.id, itemId)) await touchList(trx, list.id, -1, now());
        return { skus: [], removed: [itemId], results: [] };
      }),
  };
}
