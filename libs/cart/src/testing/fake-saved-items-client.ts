import type { MovedItem, SavedItemsClient } from '../client/saved-items-client.ts';
import type { CartChangeData, CartItem, SavedItem, SavedItemsChange } from '../contract/index.ts';
import { CART_CODES, SAVED_ITEMS_PAGE_SIZE } from '../model/codes.ts';
import { isPerUnit } from '../model/line-relations.ts';
import { buildCartItem, buildSavedItem } from './builders.ts';
import type { FakeCartClient } from './fake-cart-client.ts';

export interface FakeSavedItemsClient extends SavedItemsClient {
  /** The fake server's list, newest item first. */
  readonly saved: { items: SavedItem[]; revision: number };
}

export interface FakeSavedItemsOptions {
  /** The cart client's fake: both share its server, calls, latency and faults. */
  cart: FakeCartClient;
  items?: readonly SavedItem[];
}

const MAX_QUANTITY = 9999;

/** Gives a line the name, page and picture of its saved item. */
const withDetails = (line: CartItem, { itemDetails: { name, itemUrl, imageUrl } }: SavedItem): CartItem => ({
  ...line,
  product: { ...line.product, name, itemUrl, images: [imageUrl] },
});

/** Creates the saved items of an in-memory cart server, for saga tests, stories and applications' tests. */
export function createFakeSavedItemsClient({
  cart: { server },
  items = [],
}: FakeSavedItemsOptions): FakeSavedItemsClient {
  const saved = { items: [...items], revision: items.length > 0 ? 1 : 0 };
  let number = items.length;

  const countOwn = () => saved.items.filter(({ parentListItemId }) => !parentListItemId).length;
  const notSaved = () =>
    server.refuse(404, CART_CODES.cartItemIdNotFound, 'This item is no longer saved for later.');

  /** Replaces the list and returns the change. */
  function replace(next: SavedItem[]): SavedItemsChange {
    const previousRevision = saved.revision;
    const before = new Map(saved.items.map((item) => [item.listItemId, item]));
    const after = new Set(next.map(({ listItemId }) => listItemId));
    saved.items = next;
    saved.revision += 1;
    return {
      previousRevision,
      revision: saved.revision,
      total: countOwn(),
      sflItems: next.filter((item) => before.get(item.listItemId) !== item),
      removedListItemIds: [...before.keys()].filter((id) => !after.has(id)),
      messages: [],
    };
  }

  /** Returns the change of a call that leaves the list unchanged. */
  const unchangedList = (): SavedItemsChange => ({
    previousRevision: saved.revision,
    revision: saved.revision,
    total: countOwn(),
    sflItems: [],
    removedListItemIds: [],
    messages: [],
  });
  const answer = (
    operation: 'moveToCart' | 'removeSaved' | 'saveItem' | 'saveLine',
    args: unknown[],
    change: () => CartChangeData,
  ) =>
    server.answer(operation, args, change, (first: CartChangeData) => ({
      ...server.repeatReply(first),
      // A client that missed changes since then sees a gap.
      ...(first.sfl && first.sfl.revision !== saved.revision ? { sfl: unchangedList() } : {}),
    }));

  /** Adds the ids of the saved items that lines were moved from or to. They are only part of the reply. */
  const withListItemIds = (
    data: CartChangeData,
    getListItemId: (line: CartItem) => string | undefined,
  ): CartChangeData => ({
    ...data,
    cartInfo: {
      ...data.cartInfo,
      items: data.cartInfo.items.map((line) => {
        const listItemId = getListItemId(line);
        return listItemId ? { ...line, listItemId } : line;
      }),
    },
  });

  /** Returns the unchanged cart. */
  const unchanged = (): CartChangeData['cartInfo'] => ({
    ...server.cart,
    previousRevision: server.cart.revision,
    items: [],
  });

  /** Adds lines to a list. Units of the same item add up. */
  function withLines(list: readonly SavedItem[], lines: readonly CartItem[]): SavedItem[] {
    return lines.reduce<SavedItem[]>(
      (next, { itemId, qty, parentItemId, parentRelationType, product, priceInfo }) => {
        const parent = next.find((item) => item.itemId === parentItemId && !item.parentListItemId);
        const there = next.find(
          (item) => item.itemId === itemId && item.parentListItemId === parent?.listItemId,
        );
        if (there) {
          const sum = Math.min(there.qty + qty, MAX_QUANTITY);
          return next.map((item) => (item === there ? { ...item, qty: sum } : item));
        }
        number += 1;
        const item = buildSavedItem({
          listItemId: `saved-${number}`,
          itemId,
          qty,
          ...(parent && parentRelationType
            ? { parentItemId: parent.itemId, parentRelationType, parentListItemId: parent.listItemId }
            : {}),
          itemDetails: {
            name: product.name,
            itemUrl: product.itemUrl,
            ...(product.images[0] && { imageUrl: product.images[0] }),
            priceInfo: { finalPricePerUnit: priceInfo.finalPricePerUnit },
          },
        });
        if (!parent) return [item, ...next];
        const place = next.indexOf(parent) + 1;
        return [...next.slice(0, place), item, ...next.slice(place)];
      },
      [...list],
    );
  }

  /** Returns the items to move with their children, which are limited to the units of their product. */
  const withChildren = (moved: readonly MovedItem[]): MovedItem[] => [
    ...moved,
    ...saved.items.flatMap((item): MovedItem[] => {
      const parent = moved.find(({ listItemId }) => listItemId === item.parentListItemId);
      if (!parent || moved.some(({ listItemId }) => listItemId === item.listItemId)) return [];
      const isLimited = isPerUnit(item.parentRelationType ?? null);
      return [{ ...item, qty: isLimited ? Math.min(item.qty, parent.qty) : item.qty }];
    }),
  ];

  return {
    saved,
    listSaved: (page = 1) =>
      server.answer('listSaved', [page], () => {
        const own = saved.items.filter(({ parentListItemId }) => !parentListItemId);
        const start = (page - 1) * SAVED_ITEMS_PAGE_SIZE;
        const shown = new Set(
          own.slice(start, start + SAVED_ITEMS_PAGE_SIZE).map(({ listItemId }) => listItemId),
        );
        return {
          sflItems: saved.items.filter((item) => shown.has(item.parentListItemId ?? item.listItemId)),
          page,
          size: SAVED_ITEMS_PAGE_SIZE,
          total: own.length,
          revision: saved.revision,
          messages: [],
        };
      }),
    saveLine: (cartItemId, key) =>
      answer('saveLine', [cartItemId, key], () => {
        const line = server.cart.items.find((item) => item.cartItemId === cartItemId);
        if (!line)
          return server.refuse(404, CART_CODES.cartItemIdNotFound, 'This item is no longer in your cart.');
        const below = server.cart.items.filter((item) => item.parentRelationCartItemId === cartItemId);
        const change = server.change([{ ...line, status: 'DELETED', actioned: 'DELETED_ITEM' }]);
        server.removed.delete(cartItemId);
        for (const each of [line, ...below]) server.left.set(each.cartItemId, each);
        const sfl = replace(withLines(saved.items, [line, ...below]));
        const getListItemId = ({ itemId, parentItemId }: CartItem) =>
          (saved.items.find((item) => item.itemId === itemId && item.parentItemId === parentItemId) ??
            saved.items.find((item) => item.itemId === itemId && !item.parentItemId))!.listItemId;
        return { ...withListItemIds(change, getListItemId), sfl };
      }),
    saveItem: (item, key) =>
      answer('saveItem', [item, key], () => ({
        cartInfo: unchanged(),
        sfl: replace(withLines(saved.items, [buildCartItem(item)])),
      })),
    removeSaved: (listItemId, key) =>
      answer('removeSaved', [listItemId, key], () => {
        if (!saved.items.some((item) => item.listItemId === listItemId)) return notSaved();
        return {
          cartInfo: unchanged(),
          sfl: replace(
            saved.items.filter(
              (item) => item.listItemId !== listItemId && item.parentListItemId !== listItemId,
            ),
          ),
        };
      }),
    moveToCart: (moved, key) =>
      answer('moveToCart', [moved, key], () => {
        const known = moved.filter(({ listItemId, itemId }) =>
          saved.items.some((item) => item.listItemId === listItemId && item.itemId === itemId),
        );
        if (!known.length) return notSaved();
        const taken = new Map<string, number>();
        const movedFrom = new Map<string, string>();
        const lines = withChildren(known).reduce<CartItem[]>((added, { listItemId, itemId, qty }) => {
          const item = saved.items.find((each) => each.listItemId === listItemId)!;
          const line = withDetails(
            server.added(
              {
                itemId,
                qty: Math.min(qty, item.qty),
                ...(item.parentItemId ? { parentItemId: item.parentItemId } : {}),
              },
              added,
            ),
            item,
          );
          taken.set(listItemId, line.qtyAdded ?? 0);
          if (line.qtyAdded) movedFrom.set(line.cartItemId, listItemId);
          return [...added, line.qty > 0 ? line : { ...line, status: 'INVALID' as const }];
        }, []);
        const change = server.change(lines);
        if (![...taken.values()].some((units) => units > 0)) return change;
        const left = saved.items.flatMap((item) => {
          const units = taken.get(item.listItemId) ?? 0;
          if (units === 0) return [item];
          return units < item.qty ? [{ ...item, qty: item.qty - units }] : [];
        });
        const ids = new Set(left.map(({ listItemId }) => listItemId));
        // Children that remain without their parent become separate items.
        const next = left.map((item): SavedItem => {
          if (!item.parentListItemId || ids.has(item.parentListItemId)) return item;
          const { parentItemId: _, parentListItemId: __, parentRelationType: ___, ...own } = item;
          return own;
        });
        return {
          ...withListItemIds(change, ({ cartItemId }) => movedFrom.get(cartItemId)),
          sfl: replace(next),
        };
      }),
  };
}
