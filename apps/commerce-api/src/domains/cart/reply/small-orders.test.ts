import { add, readCart } from '../../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'pen', price: 1000, stock: 50 }],
  });
  await shop.database.db
    .insertInto('small_order_thresholds')
    .values({ tenant: 'sdc', below_minor: 2500 })
    .execute();
});
afterAll(() => shop.close());

const isWarned = async (shopper: Shopper) =>
  (await readCart(shopper)).messages.some(({ code }) => code === 'SMALL_ORDER');

it('suggests combining orders while the merchandise total is below the site’s threshold', async () => {
  const shopper = shop.shopper();
  expect(await isWarned(shopper)).toBe(false);
  await add(shopper, 'pen', 2);
  const { messages, cartAttributes } = await readCart(shopper);
  expect(messages).toEqual([
    {
      code: 'SMALL_ORDER',
      type: 'INFO',
      description: 'Your order is below $25.00. Combine small orders to save money and help the environment.',
    },
  ]);
  expect(cartAttributes).toMatchObject({ hardStop: false });
  await add(shopper, 'pen', 1);
  expect(await isWarned(shopper)).toBe(false);
});

it('shows the suggestion in whole replies to changes, and does not stop the way to checkout', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'pen');
  const reply = await shopper.put('/checkout/default', {
    emailId1: 'ada@example.com',
    proceedCheckout: true,
  });
  expect(reply.body.data.cartInfo).toMatchObject({
    messages: [{ code: 'SMALL_ORDER' }],
    cartAttributes: { proceedCheckout: true, hardStop: false },
  });
});

it('follows the threshold of each site', async () => {
  const shopper = shop.shopper('sba');
  await add(shopper, 'pen');
  expect(await isWarned(shopper)).toBe(false);
});

it.each([
  ['PR5', 'PLUS', true],
  ['PR6', 'PLUS', false],
  ['PR7', null, false],
  ['PR7', 'PLUS', true],
])('warns the customer type %s with the display type %s: %s', async (type, tier, expected) => {
  const shopper = shop.shopper();
  const username = `${type}-${tier ?? 'none'}@example.com`.toLowerCase();
  await shopper.post('/account/register', {
    username,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
  });
  await shop.database.db
    .updateTable('accounts')
    .set({ backend_customer_type: type, tier_display_type: tier })
    .where('username', '=', username)
    .execute();
  await add(shopper, 'pen');
  expect(await isWarned(shopper)).toBe(expected);
});
