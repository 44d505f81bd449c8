import { add, ADDRESS, readCart } from '../../../testing/carts.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 100 }] });
});
afterAll(() => shop.close());

it('an address of the type SB is both the shipping and the billing address (storefront-3.15)', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const change = await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, type: 'SB' }] });
  expect(change.status).toBe(200);
  const cart = await shop.database.db
    .selectFrom('carts')
    .select(['shipping_address', 'billing_address'])
    .where('id', '=', (await readCart(shopper)).cartId)
    .executeTakeFirstOrThrow();
  const place = expect.objectContaining({ address1: ADDRESS.address1, zipCode: ADDRESS.zipCode });
  expect(cart).toEqual({ shipping_address: place, billing_address: place });
});

it('one of the type ST is a store, which no shopper enters', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const { body } = await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, type: 'ST' }] });
  expect(body.error).toMatchObject({ code: 'ADDRESS_INVALID', field: 'addresses[0].type' });
});
