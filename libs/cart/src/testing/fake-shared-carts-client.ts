import type { SharedCartsClient } from '../client/shared-carts-client.ts';
import type { CartItem, SharedCart, SharedCartLink, SharedItem } from '../contract/index.ts';
import { CART_CODES } from '../model/codes.ts';
import { SHARED_CART_CODES } from '../model/shared-carts.ts';
import { buildCartItem } from './builders.ts';
import type { FakeCartClient } from './fake-cart-client.ts';

export interface FakeSharedCartsClient extends SharedCartsClient {
  /** The fake server's shared carts by id; delete one to revoke it. */
  readonly shared: Map<string, SharedCart>;
}

export interface FakeSharedCartsOptions {
  /** The cart client's fake: both share its server, calls, latency and faults. */
  cart: FakeCartClient;
  /** Other shoppers' shared carts. */
  shared?: readonly SharedCart[];
}

/** Builds a line of a shared cart that can be added in full, from the sample item of `buildCartItem`. */
export function buildSharedItem(overrides: Partial<SharedItem> = {}): SharedItem {
  const { itemId, qty, product, priceInfo } = buildCartItem({
    ...(overrides.itemId === undefined ? {} : { itemId: overrides.itemId }),
    ...(overrides.qty === undefined ? {} : { qty: overrides.qty }),
  });
  const { finalPricePerUnit } = priceInfo;
  return {
    itemId,
    qty,
    name: product.name,
    imageUrl: product.images[0] ?? '',
    itemUrl: product.itemUrl,
    priceInfo: { finalPricePerUnit, finalPrice: Number((finalPricePerUnit * qty).toFixed(2)) },
    availableQuantity: qty,
    messages: [],
    ...overrides,
  };
}

/** Builds a shared cart with one line of the sample item. */
export function buildSharedCart(overrides: Partial<SharedCart> = {}): SharedCart {
  const items = overrides.items ?? [buildSharedItem()];
  const subTotal = items.reduce(
    (sum, { priceInfo, availableQuantity }) => sum + (priceInfo.finalPricePerUnit ?? 0) * availableQuantity,
    0,
  );
  return {
    shareId: 'share-1',
    expiresAt: '2027-01-31T12:00:00.000Z',
    items,
    cartSubTotal: Number(subTotal.toFixed(2)),
    ...overrides,
  };
}

/** Creates the shared carts of an in-memory cart server, for saga tests, stories and applications' tests. */
export function createFakeSharedCartsClient({
  cart: { server },
  shared: foreign = [],
}: FakeSharedCartsOptions): FakeSharedCartsClient {
  const shared = new Map(foreign.map((each) => [each.shareId, each]));
  const own: SharedCartLink[] = [];
  const created = new Map<string, SharedCartLink>();
  let number = 0;

  const notFound = () =>
    server.refuse(
      404,
      SHARED_CART_CODES.notFound,
      'This shared cart is no longer available. Ask for a new link.',
    );
  const find = (shareId: string): SharedCart => shared.get(shareId) ?? notFound();

  const toSharedItem = ({ itemId, qty, parentItemId }: CartItem): SharedItem =>
    buildSharedItem({ itemId, qty, ...(parentItemId ? { parentItemId } : {}) });

  function share(key: string): { sharedCart: SharedCartLink } {
    const lines = server.cart.items.filter(({ status }) => status === 'ACTIVE');
    if (!lines.length) server.refuse(404, CART_CODES.empty, 'Your cart is empty.');
    number += 1;
    const shareId = `own-share-${number}`;
    const parents = lines.filter(({ parentItemId }) => !parentItemId);
    const sharedCart = {
      shareId,
      createdAt: '2027-01-01T12:00:00.000Z',
      expiresAt: '2027-01-31T12:00:00.000Z',
      numberOfLineItems: parents.length,
      numberOfItems: parents.reduce((sum, { qty }) => sum + qty, 0),
    };
    shared.set(shareId, buildSharedCart({ shareId, items: lines.map(toSharedItem) }));
    own.unshift(sharedCart);
    created.set(key, sharedCart);
    return { sharedCart };
  }

  return {
    shared,
    getShared: async (shareId) =>
      (await server.answer('getShared', [shareId], () => ({ sharedCart: find(shareId) }))).data.sharedCart,
    addShared: (shareId, key) =>
      server.answer('addShared', [shareId, key], () => {
        const inOrder = [...find(shareId).items].sort(
          (one, other) => Number(!!one.parentItemId) - Number(!!other.parentItemId),
        );
        return server.change(
          inOrder.reduce<CartItem[]>((lines, { itemId, qty, parentItemId }) => {
            const item = { itemId, qty, ...(parentItemId ? { parentItemId } : {}) };
            return [...lines, server.added(item, lines)];
          }, []),
        );
      }),
    shareCart: async (key) =>
      (
        await server.answer(
          'shareCart',
          [undefined, key],
          () => share(key),
          () => ({ sharedCart: created.get(key)! }),
        )
      ).data.sharedCart,
    listShares: async () =>
      (await server.answer('listShares', [], () => ({ sharedCarts: [...own] }))).data.sharedCarts,
    async revokeShare(shareId, key) {
      await server.answer(
        'revokeShare',
        [shareId, key],
        () => {
          const place = own.findIndex((link) => link.shareId === shareId);
          if (place < 0) notFound();
          own.splice(place, 1);
          shared.delete(shareId);
          return {};
        },
        () => ({}),
      );
    },
  };
}
