import { add, readCart } from '../../testing/carts.ts';
import { addProgram, createLink, TPS_SIGN_IN } from '../../testing/third-parties.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 1000 }] });
  await addProgram(shop);
});
afterAll(() => shop.close());

it('signs one of several browsers in that use a link at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const token = await createLink(shop, `person${round}@example.com`);
    const guests = Array.from({ length: 6 }, () => shop.shopper('sba'));
    await Promise.all(guests.map((guest, index) => add(guest, 'paper', index + 1)));
    const replies = await Promise.all(guests.map((guest) => guest.post(TPS_SIGN_IN, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    for (const [index, guest] of guests.entries()) {
      const { cartAttributes, items } = await readCart(guest);
      expect(cartAttributes.userType).toBe(replies[index]!.status === 200 ? 'THIRD_PARTY' : 'GUEST');
      // The others keep their cart: a failed sign-in changes nothing.
      expect(items.map(({ qty }) => qty)).toEqual([index + 1]);
    }
  }
});
