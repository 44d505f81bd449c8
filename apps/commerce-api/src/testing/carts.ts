import type { Shopper, TestReply } from './test-shop.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- replies are read as a caller would read JSON: by looking */
export interface SeenLine {
  cartItemId: string;
  itemId: string;
  qty: number;
  status: string;
  messages: { code: string; type: string; description?: string }[];
  [field: string]: any;
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export const ITEM = '/checkout/default/item';

export const add = (shopper: Shopper, itemId: string, qty = 1, key?: string): Promise<TestReply> =>
  shopper.post(ITEM, { items: [{ itemId, qty }] }, key ? { key } : {});

export const linesOf = (reply: TestReply): SeenLine[] => reply.body.data.cartInfo.items as SeenLine[];

export async function readCart(shopper: Shopper) {
  const reply = await shopper.get('/checkout');
  return reply.body.data.cartInfo as {
    cartId: string;
    revision: number;
    items: SeenLine[];
    messages: { code: string; type: string }[];
    cartSummary: Record<string, number>;
    cartAttributes: Record<string, unknown>;
    addresses: unknown[];
  };
}

export const ADDRESS = {
  type: 'S',
  firstName: 'Ada',
  lastName: 'Page',
  address1: '1 Main Street',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: [{ number: '5085551234' }],
};
