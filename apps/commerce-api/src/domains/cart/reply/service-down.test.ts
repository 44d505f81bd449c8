import type { ShopPart } from '../../../kernel/shop-parts.ts';
import { add, ITEM, readCart } from '../../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    env: { FAULTS: '1' },
    products: [
      { sku: 'pen', price: 1000 },
      { sku: 'ream', price: 2000 },
    ],
  });
  shopper = shop.shopper();
  await shopper.post('/account/register', {
    username: 'down@example.com',
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
  });
  await shopper.post(ITEM, {
    items: [
      { itemId: 'pen', qty: 2 },
      { itemId: 'ream', qty: 1 },
    ],
  });
});
afterAll(() => shop.close());

const switchOff = async (...parts: ShopPart[]) => {
  const reply = await shop.app.inject({
    method: 'PUT',
    url: '/cc/api/faults',
    payload: { faults: [], parts },
  });
  expect(reply.json()).toEqual({ data: { faults: 0, parts } });
};
const readWith = async (...parts: ShopPart[]) => {
  await switchOff(...parts);
  const reply = await shopper.get('/checkout');
  await switchOff();
  expect(reply.status).toBe(200);
  const { cartInfo, error = [] } = reply.body.data;
  const codes = (messages: { code: string }[]) => messages.map(({ code }) => code);
  return { cart: cartInfo, errors: codes(error), messages: codes(cartInfo.messages) };
};

it.each([
  ['items', 'ITEM_SERVICE_IS_DOWN'],
  ['users', 'USER_SERVICE_IS_DOWN'],
  ['accounts', 'USER_ACCOUNT_SERVICE_IS_DOWN'],
  ['fees', 'GLOBAL_FEE_SERVICE_IS_DOWN'],
  ['prices', 'PRICE_SERVICE_IS_DOWN'],
  ['inventory', 'INVENTORY_SERVICE_IS_DOWN'],
] as const)(
  'without %s the reply has the error %s beside the cart, which cannot be ordered',
  async (part, code) => {
    const { cart, errors, messages } = await readWith(part);
    expect(errors).toEqual([code]);
    expect(messages).toEqual([code]);
    expect(cart.cartAttributes).toMatchObject({ hardStop: true, proceedCheckout: false });
  },
);

it('shows what can be read: lines without accounts, fees or inventory, names without prices, counts without items', async () => {
  const lines = (cart: { items: { itemId: string; qty: number }[] }) =>
    cart.items.map(({ itemId, qty }) => [itemId, qty]);
  const all = [
    ['pen', 2],
    ['ream', 1],
  ];
  const withoutAccounts = await readWith('accounts');
  expect(lines(withoutAccounts.cart)).toEqual(all);
  expect(withoutAccounts.cart.userInfo).toBeUndefined();
  expect(withoutAccounts.cart.cartSummary.ordTotal).toBe(47.99);
  expect(lines((await readWith('fees')).cart)).toEqual(all);
  const withoutInventory = await readWith('inventory');
  expect(lines(withoutInventory.cart)).toEqual(all);
  expect(
    withoutInventory.cart.items.every(({ messages }: { messages: unknown[] }) => messages.length === 0),
  ).toBe(true);
  const withoutPrices = await readWith('prices');
  expect(withoutPrices.cart.items).toMatchObject([
    { status: 'INVALID', product: { name: 'Item pen' }, messages: [{ code: 'PRICE_NOT_AVAILABLE' }] },
    { status: 'INVALID' },
  ]);
  const withoutItems = await readWith('items');
  expect(withoutItems.cart.items).toEqual([]);
  expect(withoutItems.cart.cartAttributes).toMatchObject({ numberOfItems: 3, numberOfLineItems: 2 });
});

it('reports several failures together, and is complete again afterwards', async () => {
  expect((await readWith('fees', 'accounts')).errors).toEqual([
    'GLOBAL_FEE_SERVICE_IS_DOWN',
    'USER_ACCOUNT_SERVICE_IS_DOWN',
  ]);
  const cart = await readCart(shopper);
  expect(cart.messages).toEqual([]);
  expect(cart.cartSummary['ordTotal']).toBe(47.99);
});

it('survives a real failure of one part: the fees without their table', async () => {
  const { db } = shop.database;
  await shopper.put('/checkout/default', {
    addresses: [
      {
        type: 'S',
        firstName: 'A',
        lastName: 'B',
        address1: '1 Main St',
        city: 'Boston',
        state: 'MA',
        zipCode: '02110',
      },
    ],
  });
  await db.schema.alterTable('delivery_area_fees').renameTo('moved_fees').execute();
  const { errors } = await readWith();
  await db.schema.alterTable('moved_fees').renameTo('delivery_area_fees').execute();
  expect(errors).toEqual(['GLOBAL_FEE_SERVICE_IS_DOWN']);
  expect(shop.logged()).toContain('part of the cart could not be read');
  expect((await add(shopper, 'pen')).status).toBe(200);
});
