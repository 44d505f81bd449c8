import { runHousekeeping } from '../../composition/housekeeping.ts';
import { createSandboxGateway } from '../../domains/payments/sandbox-gateway.ts';
import { add, ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { createMailer } from '../mail/mailer.ts';

const MOST = 5;
const MINUTE = 60_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({
    products: [{ sku: 'paper', stock: 1000 }],
    env: { NEW_SESSIONS_PER_MINUTE: String(MOST), TRUST_PROXY: '1' },
  });
});
afterEach(() => shop.close());

const sessions = async () => (await shop.database.db.selectFrom('sessions').select('id').execute()).length;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const addFrom = (address: string, shopper = shop.shopper()) =>
  shopper.post(ITEM, { items: [{ itemId: 'paper', qty: 1 }] }, from(address));
const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const housekeeping = () =>
  runHousekeeping(
    {
      settings: shop.settings,
      database: shop.database,
      gateway: createSandboxGateway(shop.database.db),
      mailer: createMailer({ send: async () => undefined }),
      failingParts: new Set(),
      now: () => shop.clock.now,
    },
    { error: () => {}, info: () => {}, warn: () => {} },
  );

describe('sessions started without a cookie', () => {
  it('are limited by address, and the reply reports when to retry', async () => {
    const statuses = [];
    for (let count = 0; count < 300; count += 1) statuses.push((await addFrom('198.51.100.7')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST);
    expect(await sessions()).toBe(MOST);
    later(20_000);
    const refused = await addFrom('198.51.100.7');
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(refused.body.error).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many new visitors from your network. Try again in 40 seconds.',
    });
    expect((await addFrom('198.51.100.8')).status).toBe(200);
    later(40_000);
    expect((await addFrom('198.51.100.7')).status).toBe(200);
  });

  it('are also limited per hour', async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      for (let count = 0; count < MOST; count += 1) expect((await addFrom('198.51.100.7')).status).toBe(200);
      later(MINUTE);
    }
    expect((await addFrom('198.51.100.7')).headers['retry-after']).toBe(String(50 * 60));
  });

  it('do not affect shoppers with a session, nor sign-ins', async () => {
    const shopper = shop.shopper();
    await addFrom('198.51.100.7', shopper);
    const account = { username: 'ada@example.com', password: 'a long phrase of mine' };
    const registered = await shop
      .shopper()
      .post('/account/register', { ...account, firstName: 'Ada', lastName: 'Page' }, from('198.51.100.7'));
    expect(registered.status).toBe(200);
    for (let count = 0; count < MOST; count += 1) await addFrom('198.51.100.7');
    expect((await addFrom('198.51.100.7')).status).toBe(429);
    expect((await addFrom('198.51.100.7', shopper)).status).toBe(200);
    expect((await shop.shopper().post('/account/signin', account, from('198.51.100.7'))).status).toBe(200);
  });
});

describe('housekeeping', () => {
  it('deletes empty guest sessions an hour after their last use', async () => {
    const guest = shop.shopper();
    await guest.put('/checkout/default', { addresses: [ADDRESS] });
    expect(await sessions()).toBe(1);
    later(59 * MINUTE);
    await housekeeping();
    expect(await sessions()).toBe(1);
    later(2 * MINUTE);
    await housekeeping();
    expect(await sessions()).toBe(0);
    // The browser continues as usual.
    expect((await add(guest, 'paper')).status).toBe(200);
    expect((await readCart(guest)).items).toHaveLength(1);
  });

  it('keeps sessions with a cart, a removed line that can be restored, an order, or an account', async () => {
    const [withCart, withRemoved, withOrder, withAccount] = [0, 1, 2, 3].map(() => shop.shopper());
    await add(withCart!, 'paper');
    const [line] = getLines(await add(withRemoved!, 'paper'));
    await withRemoved!.remove(`${ITEM}/${line!.cartItemId}`);
    const placed = await order(withOrder!, await readyToOrder(withOrder!, 'paper'));
    await withAccount!.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username: 'ada@example.com',
      password: 'a long phrase of mine',
    });
    later(2 * 60 * MINUTE);
    await housekeeping();
    expect((await readCart(withCart!)).items).toHaveLength(1);
    const undone = await withRemoved!.put(ITEM, { items: [{ cartItemId: line!.cartItemId, qty: 1 }] });
    expect(undone.status).toBe(200);
    expect((await withOrder!.get(`/orders/${placed.body.data.order.orderNumber}`)).status).toBe(200);
    expect((await withAccount!.get('/account')).body.data.session.isLoggedIn).toBe(true);
  });
});
