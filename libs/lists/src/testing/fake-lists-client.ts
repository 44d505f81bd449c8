import { HttpError } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import type { ListsClient } from '../client/index.ts';
import type { ListItemResult, ListItemsChange, ShoppingList } from '../contract/index.ts';
import { checkListName, LIST_CODES, MAX_FAVORITE_LISTS, MINI_VIEW_LISTS, nameKey } from '../model/index.ts';
import { buildListDetails, buildListsData, buildShoppingList } from './builders.ts';
import { byDate, byName, createListOperations, page, refuse } from './fake-lists-server.ts';
import type { FakeListsServer } from './fake-lists-server.ts';

export interface FakeListsClient extends ListsClient {
  /** Calls received, in order. */
  readonly calls: (keyof ListsClient)[];
  readonly server: FakeListsServer;
  /** Makes the next call of an operation fail; without a failure, as if the network was down. */
  failNext(operation: keyof ListsClient, failure?: Partial<Failure>): void;
  /** Executes an operation's next call but loses its reply, as if the network had failed in the meantime. */
  loseNextReply(operation: keyof ListsClient): void;
}

/** Copies a reply, as sending it does. */
const copy = <T>(reply: T): T => (reply === undefined ? reply : (JSON.parse(JSON.stringify(reply)) as T));

/**
 * Creates an in-memory list server for saga tests, stories and applications' tests. It enforces the rules for names, favorites, limits and
 * permissions, but has only one user.
 * @param latency runs before each reply, such as a timer that a test controls
 */
export function createFakeListsClient({
  latency = () => Promise.resolve(),
  now = () => new Date('2026-11-25T12:00:00.000Z'),
  ...initial
}: Partial<FakeListsServer> & { latency?: () => Promise<unknown>; now?: () => Date } = {}): FakeListsClient {
  const server: FakeListsServer = {
    lists: [],
    links: {},
    availableAccessLevel: ['PERSONAL', 'SHARED'],
    readOnly: false,
    hasSFL: false,
    ...initial,
  };
  const calls: FakeListsClient['calls'] = [];
  const faults: { operation: keyof ListsClient; failure: Failure; isCarriedOut?: boolean }[] = [];
  /** Replies to adds and new lists by key and request, which are repeated. */
  const replies = new Map<string, ListItemsChange>();
  const creations = new Map<string, ShoppingList>();
  const { find, findToChange, describe, touch, change, add, remove } = createListOperations(server, now);
  let created = 0;

  async function answer<T>(operation: keyof ListsClient, execute: () => T, signal?: AbortSignal): Promise<T> {
    calls.push(operation);
    const place = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    await latency();
    if (signal?.aborted)
      throw new HttpError({ code: 'ABORTED', retryable: false, message: 'Request aborted' });
    if (fault && !fault.isCarriedOut) throw new HttpError(fault.failure);
    const reply = copy(execute());
    if (fault) throw new HttpError(fault.failure);
    return reply;
  }

  const listItemsOfAll = () =>
    server.lists.flatMap(({ list, items }) => items.map((item) => ({ list, item })));

  return {
    calls,
    server,
    failNext(operation, failure = {}) {
      faults.push({
        operation,
        failure: { code: 'NETWORK', retryable: true, message: 'Network Error', ...failure },
      });
    },
    loseNextReply(operation) {
      const failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };
      faults.push({ operation, failure, isCarriedOut: true });
    },
    getLists: (query, signal) =>
      answer(
        'getLists',
        () => {
          const { sortBy = 'MODIFIED_DATE', sortOrder = 'ASCENDING', search = '', access = '' } = query;
          const direction = sortOrder === 'ASCENDING' ? 1 : -1;
          const matching = server.lists
            .filter(({ list }) =>
              access === 'FAVORITES'
                ? list.favorite
                : access === '' || access.split(',').includes(list.accessLevel),
            )
            .filter(({ list }) => nameKey(list.name).includes(search.toLowerCase()))
            .filter(({ list }) => query.action !== 'ATL' || !list.readOnly)
            .filter(({ list }) => list.id !== query.ignoreList)
            .sort(sortBy === 'LISTNAME' ? byName(direction) : byDate(direction));
          const { shown, ...rest } = page(matching, {
            ...query,
            ...(query.responseType === 'MINI' && !query.size && { size: String(MINI_VIEW_LISTS) }),
          });
          const favorites = server.lists.filter(({ list }) => list.favorite).map(describe);
          return buildListsData(shown.map(describe), {
            ...rest,
            favorites,
            maxFavoriteReached: favorites.length >= MAX_FAVORITE_LISTS,
            availableAccessLevel: server.availableAccessLevel,
            readOnly: server.readOnly,
            hasSFL: server.hasSFL,
          });
        },
        signal,
      ),
    getListsItems: (query, signal) =>
      answer(
        'getListsItems',
        () => {
          const wanted = query.itemIds?.split(',');
          const all = listItemsOfAll().filter(({ item }) => !wanted || wanted.includes(item.itemId));
          const { shown, ...rest } = page(all, query);
          return {
            items: shown.map(({ list, item: { listItemId, itemId, qty } }) => ({
              listId: list.id,
              listItemId,
              itemId,
              qty,
            })),
            metadata: buildListsData([], rest).metadata,
          };
        },
        signal,
      ),
    searchItems: (query, _isFull, signal) =>
      answer(
        'searchItems',
        () => {
          const all = listItemsOfAll().filter(
            ({ list, item }) =>
              (query.listId === undefined || list.id === query.listId) &&
              [item.itemDetails.name, item.itemId, item.note ?? ''].some((text) =>
                text.toLowerCase().includes(query.search.toLowerCase()),
              ),
          );
          const { shown, ...rest } = page(all, query);
          return {
            items: shown.map(({ list, item: { listItemId, itemId, qty, note, itemDetails } }) => ({
              listId: list.id,
              listName: list.name,
              listItemId,
              itemId,
              qty,
              ...(note && { note }),
              name: itemDetails.name,
              imageUrl: itemDetails.imageUrl,
              itemUrl: itemDetails.itemUrl,
              units: itemDetails.units,
              ...(itemDetails.priceInfo.finalPricePerUnit !== undefined && {
                finalPricePerUnit: itemDetails.priceInfo.finalPricePerUnit,
              }),
              isOutOfStock: itemDetails.isOutOfStock,
            })),
            metadata: buildListsData([], rest).metadata,
          };
        },
        signal,
      ),
    getList: (listId, query, signal) =>
      answer(
        'getList',
        () => {
          const entry = find(listId);
          const search = query.search?.toLowerCase() ?? '';
          const items = entry.items.filter(({ itemId, note = '', itemDetails }) =>
            [itemId, note, itemDetails.name].some((text) => text.toLowerCase().includes(search)),
          );
          if (query.sort === 'NAME_ASCENDING' || query.sort === 'NAME_DESCENDING')
            items.sort(
              (a, b) =>
                a.itemDetails.name.localeCompare(b.itemDetails.name) *
                (query.sort === 'NAME_ASCENDING' ? 1 : -1),
            );
          if (query.sort === 'ADDED_DATE_DESCENDING')
            items.sort((a, b) => b.addedDate.localeCompare(a.addedDate));
          const { shown, ...rest } = page(items, query);
          return { ...buildListDetails(describe(entry), shown, rest), list: describe(entry) };
        },
        signal,
      ),
    createList: ({ name, accessLevel = 'PERSONAL', membersReadOnly = false }, key) =>
      answer('createList', () => {
        const request = JSON.stringify([key, name, accessLevel, membersReadOnly]);
        const given = creations.get(request);
        if (given) return given;
        const fault = checkListName(
          name,
          server.lists.map(({ list }) => list.name),
        );
        if (fault) refuse(fault.code === LIST_CODES.nameRequired ? 400 : 409, fault.code);
        created += 1;
        const list = buildShoppingList({
          id: `created-${created}`,
          name,
          accessLevel,
          membersReadOnly,
          allowedAccessLevel: server.availableAccessLevel,
          modifiedDate: now().toISOString(),
        });
        server.lists.push({ list, items: [] });
        creations.set(request, copy(list));
        return list;
      }),
    updateList: (listId, { favorite, deletefavoriteById, revision, ...body }) =>
      answer('updateList', () => {
        const entry = find(listId);
        const { list } = entry;
        if (
          favorite &&
          !list.favorite &&
          server.lists.filter((each) => each.list.favorite).length >= MAX_FAVORITE_LISTS
        )
          refuse(409, LIST_CODES.tooManyFavorites);
        if (Object.keys(body).length > 0) {
          if (!list.manageable) refuse(403, LIST_CODES.readOnly);
          if (revision !== undefined && revision < list.revision) refuse(409, LIST_CODES.changed);
          const others = server.lists.filter((each) => each !== entry).map((each) => each.list.name);
          const fault = body.name === undefined ? undefined : checkListName(body.name, others);
          if (fault) refuse(fault.code === LIST_CODES.nameRequired ? 400 : 409, fault.code);
          Object.assign(list, body);
          touch(entry);
        }
        const isFavorite = favorite ?? (deletefavoriteById === undefined ? list.favorite : false);
        list.favorite = isFavorite;
        if (isFavorite) list.deletefavoriteById = `favorite-${list.id}`;
        else delete list.deletefavoriteById;
        return describe(entry);
      }),
    deleteList: (listId) =>
      answer('deleteList', () => {
        if (!find(listId).list.manageable) refuse(403, LIST_CODES.readOnly);
        server.lists = server.lists.filter(({ list }) => list.id !== listId);
      }),
    addItems: (listId, { items, itemId, qty, note }, key) =>
      answer('addItems', () => {
        const entry = findToChange(listId);
        const request = JSON.stringify([key, listId, items, itemId, qty, note]);
        const given = replies.get(request);
        if (given) return given;
        const cardRow = items?.findIndex((each) => /(\d ?){16}/.test(each.note ?? '')) ?? -1;
        if (cardRow >= 0) refuse(400, REQUEST_CODES.cardNumberInText, `items[${cardRow}].note`);
        const wanted = items ?? [{ itemId: itemId ?? '', ...(qty && { qty }), ...(note && { note }) }];
        const results = wanted.map((each) => add(entry, each));
        if (!items && results[0]?.status === 'REFUSED') refuse(404, LIST_CODES.itemNotSold);
        touch(entry);
        const changed = new Set(
          results.filter(({ status }) => status !== 'REFUSED').map((each) => each.itemId),
        );
        const added = entry.items.filter((item) => changed.has(item.itemId));
        const reply = copy(change(entry, { items: added, results }));
        replies.set(request, reply);
        return reply;
      }),
    updateItem: (listId, itemId, { qty, note, afterItemId }) =>
      answer('updateItem', () => {
        const entry = findToChange(listId);
        const item =
          entry.items.find((each) => each.itemId === itemId) ?? refuse(404, LIST_CODES.itemNotFound);
        if (qty !== undefined) item.qty = qty;
        if (note === '') delete item.note;
        else if (note !== undefined) item.note = note;
        if (afterItemId && !entry.items.some((each) => each.itemId === afterItemId))
          refuse(404, LIST_CODES.itemNotFound);
        if (afterItemId !== undefined) {
          const rest = entry.items.filter((each) => each !== item);
          const after = rest.findIndex((each) => each.itemId === afterItemId);
          rest.splice(after + 1, 0, item);
          entry.items = rest;
        }
        touch(entry);
        return change(entry, { items: [item] });
      }),
    removeItem: (listId, itemId) =>
      answer('removeItem', () => {
        const entry = findToChange(listId);
        remove(entry, itemId);
        touch(entry);
        return change(entry, { removedItemIds: [itemId] });
      }),
    addToCart: (listId, { itemIds }) =>
      answer('addToCart', () => {
        const { items } = find(listId);
        const results = items
          .filter(({ itemId }) => !itemIds || itemIds.includes(itemId))
          .map(({ itemId, qty, itemDetails }): ListItemResult =>
            itemDetails.isOutOfStock || itemDetails.priceInfo.finalPricePerUnit === undefined
              ? {
                  itemId,
                  status: 'REFUSED',
                  qty: 0,
                  messages: [
                    { code: 'OUT_OF_STOCK', type: 'ERROR', description: 'This item is out of stock.' },
                  ],
                }
              : { itemId, status: 'ADDED', qty, messages: [] },
          );
        return { results, cartRevision: 1, remaining: 0 };
      }),
    getLink: (listId, signal) => answer('getLink', () => (find(listId), server.links[listId]), signal),
    createLink: (listId) =>
      answer('createLink', () => {
        find(listId);
        return (server.links[listId] ??= { linkId: `link-${listId}`, createdAt: now().toISOString() });
      }),
    revokeLink: (listId) => answer('revokeLink', () => void delete server.links[listId]),
    getPublicList: (linkId, query, signal) =>
      answer(
        'getPublicList',
        () => {
          const listId = Object.keys(server.links).find((id) => server.links[id]?.linkId === linkId);
          const { list, items } = find(listId ?? '');
          const { shown, ...rest } = page(items, query);
          return {
            name: list.name,
            items: shown.map(
              ({ note: _, lastOrderedDate: __, reorderDue: ___, changes: ____, ...item }) => item,
            ),
            metadata: buildListsData([], rest).metadata,
          };
        },
        signal,
      ),
    getCards: (signal) =>
      answer(
        'getCards',
        () =>
          [...server.lists]
            .sort(byDate(-1))
            .slice(0, MINI_VIEW_LISTS)
            .map(({ list: { id, name, accessLevel, favorite }, items }) => ({
              id,
              name,
              accessLevel,
              favorite,
              itemCount: items.length,
              imageUrls: items.slice(0, 3).map(({ itemDetails }) => itemDetails.imageUrl),
            })),
        signal,
      ),
  };
}
