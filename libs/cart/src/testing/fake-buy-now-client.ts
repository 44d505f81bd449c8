import type { BuyNowClient } from '../client/buy-now-client.ts';
import type { CartItem } from '../contract/index.ts';
import { CART_CODES } from '../model/codes.ts';
import { buildCart } from './builders.ts';
import { createFakeCartClient, type FakeCartClient, type FakeCartOptions } from './fake-cart-client.ts';

export interface FakeBuyNowClient extends BuyNowClient {
  /** The buy-now cart's fake server, with its calls and faults. It shares nothing with the cart's fake. */
  readonly buyNow: Pick<FakeCartClient, 'calls' | 'server' | 'failNext'>;
}

/** Creates an in-memory buy-now cart, empty unless `cart` is given, for saga tests, stories and applications' tests. */
export function createFakeBuyNowClient(options: FakeCartOptions = {}): FakeBuyNowClient {
  const buyNow = createFakeCartClient({ ...options, cart: options.cart ?? buildCart({ items: [] }) });
  const { server } = buyNow;
  return {
    buyNow,
    putInBuyNow: async (items, key) =>
      (
        await server.answer('putInBuyNow', [items, key], () => {
          if (!items.length) server.refuse(400, CART_CODES.invalidItems, 'Items not passed', 'items');
          if (items.some(({ qty }) => qty <= 0))
            server.refuse(400, CART_CODES.invalidQuantity, 'Qty of one the items is incorrect', 'items');
          const before = server.cart;
          server.cart = { ...before, items: [] };
          const parentsFirst = [...items].sort((a, b) => Number(!!a.parentItemId) - Number(!!b.parentItemId));
          const lines = parentsFirst.reduce<CartItem[]>((added, item) => {
            const line = server.added(item, added);
            return [...added, line.qty > 0 ? line : { ...line, status: 'INVALID' as const }];
          }, []);
          server.cart = before;
          const isReplaced = lines.some(({ status }) => status === 'ACTIVE');
          const replaced = isReplaced
            ? before.items.map((line) => ({
                ...line,
                status: 'DELETED' as const,
                actioned: 'DELETED_ITEM' as const,
              }))
            : [];
          return server.change([...replaced, ...lines]);
        })
      ).data,
    proceedWithBuyNow: async (key) =>
      (
        await server.answer('proceedWithBuyNow', [undefined, key], () => {
          const { cartAttributes, items, revision } = server.cart;
          server.cart = {
            ...server.cart,
            revision: revision + 1,
            cartAttributes: { ...cartAttributes, proceedCheckout: items.length > 0 },
          };
          return { cartInfo: server.cart };
        })
      ).data,
  };
}
