import { add } from '../../testing/carts.ts';
import { cardBody } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 100 }] });
});
afterAll(() => shop.close());

it('a card payment may include a purchase order number, which the cart keeps (storefront-3.35)', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  const pay = (purchaseOrderNumber: string) =>
    shopper.post('/checkout/default/payment', { ...cardBody(), purchaseOrderNumber });
  const numberOf = async () =>
    (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.purchaseOrderNumber as unknown;
  expect((await pay('PO-20417')).status).toBe(200);
  expect(await numberOf()).toBe('PO-20417');
  expect((await pay('no; number')).body.error).toMatchObject({ status: 400, code: 'PURCHASE_ORDER_INVALID' });
  expect(await numberOf()).toBe('PO-20417');
});
