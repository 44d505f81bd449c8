import { buildCartItem } from '@foolscap/cart/testing';
import { buildOrder } from '@foolscap/checkout/testing';
import { aFoundStore, aStore, storesAround } from '@foolscap/stores/testing';
import { tileItems } from '@foolscap/tiles/testing';

const LONG_NAME =
  'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes';

const withMessage = (code: string, changes: Parameters<typeof buildCartItem>[0] = {}) =>
  buildCartItem({ ...changes, messages: [{ code, type: 'ERROR' }] });

/**
 * Examples of data by the name of its type. A prop of such a type can be switched between them in the controls; other
 * data is only shown.
 */
export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CartItem: {
    'One unit': buildCartItem(),
    'Several units, on sale': buildCartItem({
      qty: 12,
      priceInfo: { finalPricePerUnit: 6.99, basePricePerUnit: 8.49 },
    }),
    'Long name': buildCartItem({ product: { name: LONG_NAME } }),
    'Out of stock': withMessage('OUT_OF_STOCK', { inventory: { items: [{ availablequantity: 0 }] } }),
    'Partly available': withMessage('PARTIAL_QTY_AVAILABLE', {
      qty: 5,
      inventory: { items: [{ availablequantity: 3 }] },
    }),
    'Purchase limit': withMessage('QTY_LIMIT_EXCEEDED', { qty: 40, product: { quantityLimit: 40 } }),
  },
  TileItem: Object.fromEntries(tileItems(10).map((item) => [item.title, item])),
  FoundStore: {
    Open: aFoundStore(),
    'Closing soon': aFoundStore({ phase: 'closing-soon', storeStatusTime: 'until 4 pm' }),
    Closed: aFoundStore({ phase: 'closed', storeStatus: 'Closed', storeStatusTime: 'until 8 am tomorrow' }),
  },
  'FoundStore[]': { None: [], One: [aFoundStore()], Several: storesAround },
  Store: { Framingham: aStore(), 'Long name': aStore({ name: 'Framingham Natick Mall and Business Park' }) },
  Order: {
    Placed: buildOrder(),
    Shipped: buildOrder({ status: 'SHIPPED', shippedAt: '2026-11-21T09:00:00.000Z' }),
    Canceled: buildOrder({ status: 'CANCELED', canceledAt: '2026-11-20T16:00:00.000Z' }),
  },
};
