import type { CartCoupon } from '@foolscap/cart/contract';
import type { Database } from '../kernel/database/database.ts';
import type { Shopper, TestReply } from './test-shop.ts';

/* eslint-disable @typescript-eslint/no-explicit-any -- replies are read as a client reads JSON, without types */
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

export const getLines = (reply: TestReply): SeenLine[] => reply.body.data.cartInfo.items as SeenLine[];

export async function readCart(shopper: Shopper) {
  const reply = await shopper.get('/checkout');
  return reply.body.data.cartInfo as {
    cartId: string;
    revision: number;
    items: SeenLine[];
    messages: { code: string; type: string }[];
    coupons: CartCoupon[];
    cartSummary: Record<string, number>;
    cartAttributes: Record<string, unknown>;
    addresses: object[];
    suggestedAddress?: object;
    captchaData?: object;
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

/** Writes a guest's cart with one line directly to a database, without an API. */
export async function putInCart({ db }: Database, sku: string): Promise<void> {
  const session = '00000000-0000-4000-8000-000000000001';
  await db
    .insertInto('sessions')
    .values({ id: session, token_hash: 'x', epoch: 'e', expires_at: new Date('2030-01-01') })
    .execute();
  await db.insertInto('carts').values({ id: session, tenant: 'sdc', session_id: session }).execute();
  await db
    .insertInto('cart_lines')
    .values({
      id: session,
      cart_id: session,
      item_id: sku,
      qty: 1,
      status: 'ACTIVE',
      actioned: 'NONE',
      delivery_type: 'STA',
      pickup_store: '',
      parent_item_id: '',
    })
    .execute();
}
