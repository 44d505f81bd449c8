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

it('leaves browsers of other accounts signed in whose link another one used', async () => {
  const browsers = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const shopper = shop.shopper('sba');
      const reply = await shopper.post('/account/register', {
        firstName: 'Ada',
        lastName: 'Page',
        username: `member${index}@example.com`,
        password: 'a long phrase of mine',
        organizationName: 'Quire & Sons',
      });
      expect(reply.status).toBe(200);
      return shopper;
    }),
  );
  const token = await createLink(shop, 'one@example.com');
  const replies = await Promise.all(browsers.map((browser) => browser.post(TPS_SIGN_IN, { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  for (const [index, browser] of browsers.entries())
    expect((await browser.get('/account')).body.data.session.userType).toBe(
      replies[index]!.status === 200 ? 'THIRD_PARTY' : 'REGISTERED',
    );
});

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
      // The others keep their cart, because a failed sign-in changes nothing.
      expect(items.map(({ qty }) => qty)).toEqual([index + 1]);
    }
  }
});
