import { createTestConnection } from '@foolscap/core/http';
import type { CartInfo, CartItem } from '../../contract/index.ts';
import { buildCart, buildCartItem } from '../builders.ts';
import { createFakeBuyNowClient } from '../fake-buy-now-client.ts';
import { createFakeCartClient } from '../fake-cart-client.ts';
import { createFakeSavedItemsClient } from '../fake-saved-items-client.ts';
import {
  buildSharedCart,
  buildSharedItem,
  createFakeSharedCartsClient,
} from '../fake-shared-carts-client.ts';
import { createNetwork, type Fate } from './network.ts';

/** The items that shoppers add. Desks offer furniture services. */
export const ITEMS = ['ream', 'pen', 'desk'] as const;
export const GIFTS = ['mug', 'red'] as const;
export const COUPONS = ['TEN', 'FIVE'] as const;
export const CENTERS = ['PRINT', 'OFFICE'] as const;
export const ORDERS = ['PO-1', 'PO-2'] as const;
export const STORES = ['1547', '0008'] as const;
export const SHARED_CART = 'share-1';
export const SHARED_ITEMS = [
  { itemId: 'pen', qty: 2 },
  { itemId: 'lamp', qty: 1 },
] as const;

const field = (name: string, values: readonly string[]) => ({
  name,
  description: '',
  type: 'LIST' as const,
  list: values.map((value) => ({ value, description: '' })),
  level: 'ORDER' as const,
  totPages: 1,
});

const ACCOUNTING: Pick<CartInfo, 'invoiceInfo'> = {
  invoiceInfo: {
    bc: field('Budget center', CENTERS),
    po: field('Purchase order', ORDERS),
    por: field('Job number', ['R-1']),
    showBCLink: true,
    isConfigured: true,
    showNone: true,
    budgetingEnabled: true,
  },
};

const withServices = (line: CartItem): CartItem =>
  line.itemId === 'desk' && !line.furnSvcInfo
    ? { ...line, furnSvcInfo: { BASC: { qty: 0, feePerUnit: 49 }, CUST: { qty: 0 } } }
    : line;

/** Creates a server with a cart of two lines, and a network to it. */
export function createShop(fates: readonly Fate[]) {
  const connection = createTestConnection();
  const options = { onAdd: withServices };
  const cart = createFakeCartClient({
    ...options,
    coupons: COUPONS,
    freeItems: [{ promotionId: 'gifts', units: 2, items: GIFTS.map((itemId) => ({ itemId, name: itemId })) }],
    cart: {
      ...buildCart({
        items: [
          buildCartItem({ cartItemId: 'line-1', itemId: 'ream', qty: 3 }),
          withServices(buildCartItem({ cartItemId: 'line-2', itemId: 'desk', qty: 2 })),
        ],
      }),
      ...ACCOUNTING,
    },
  });
  const saved = createFakeSavedItemsClient({ cart });
  const sharedCart = buildSharedCart({
    shareId: SHARED_CART,
    items: SHARED_ITEMS.map((item) => buildSharedItem(item)),
  });
  const shared = createFakeSharedCartsClient({ cart, shared: [sharedCart] });
  const buyNow = createFakeBuyNowClient(options);
  return { connection, cart, saved, shared, buyNow, network: createNetwork(connection, fates) };
}

export type Shop = ReturnType<typeof createShop>;
