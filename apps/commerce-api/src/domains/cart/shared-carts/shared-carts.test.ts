import { DAY } from '@foolscap/core/clock';
import { runHousekeeping } from '../../../composition/housekeeping.ts';
import { createMailer } from '../../../kernel/mail/mailer.ts';
import { add, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { createTestShop, setStock, type Shopper, type TestShop } from '../../../testing/test-shop.ts';
import { createSandboxGateway } from '../../payments/sandbox-gateway.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 200, businessPrice: 150, stock: 50 },
      { sku: 'ink', stock: 50 },
      { sku: 'few', stock: 50 },
      { sku: 'old', stock: 50 },
      { sku: 'kit', stock: 50 },
    ],
  });
});
afterAll(() => shop.close());

const share = async (shopper: Shopper): Promise<string> => {
  const reply = await shopper.post('/cart/shares', {});
  expect(reply.status).toBe(200);
  return reply.body.data.sharedCart.shareId as string;
};
const view = (shopper: Shopper, shareId: string) => shopper.get(`/cart/shared/${shareId}`);
const read = async (shopper: Shopper, shareId: string) => (await view(shopper, shareId)).body.data.sharedCart;
const links = async (shopper: Shopper) => (await shopper.get('/cart/shares')).body.data.sharedCarts;
const missing = { status: 404, code: 'SHARED_CART_NOT_FOUND' };

it('is read at the viewer’s own prices, without a session', async () => {
  const owner = shop.shopper();
  await add(owner, 'pen', 3);
  const shareId = await share(owner);
  expect(shareId).toMatch(/^[\w-]{32}$/);
  const guest = shop.shopper();
  expect(await read(guest, shareId)).toMatchObject({
    items: [{ itemId: 'pen', qty: 3, priceInfo: { finalPricePerUnit: 2, finalPrice: 6 } }],
    cartSubTotal: 6,
  });
  expect(guest.cookies.size).toBe(0);
  const business = shop.shopper('sba');
  expect(await read(business, shareId)).toMatchObject({ cartSubTotal: 4.5 });
});

it('holds lines and quantities only', async () => {
  const owner = shop.shopper();
  await add(owner, 'pen', 3);
  await share(owner);
  const rows = await shop.database.db.selectFrom('shared_carts').select('lines').execute();
  expect(rows.at(-1)!.lines).toEqual([{ itemId: 'pen', qty: 3 }]);
});

it('marks items that are now unavailable, and adds the rest', async () => {
  const owner = shop.shopper();
  for (const itemId of ['pen', 'few', 'old']) await add(owner, itemId, 5);
  const shareId = await share(owner);
  await setStock(shop.database, 'few', 2);
  await shop.database.db.updateTable('products').set({ published: false }).where('sku', '=', 'old').execute();
  const viewer = shop.shopper();
  const { items } = await read(viewer, shareId);
  const marks = (items as { availableQuantity: number; messages: { code: string }[] }[]).map(
    ({ availableQuantity, messages }) => [availableQuantity, ...messages.map(({ code }) => code)],
  );
  expect(marks).toEqual([[5], [2, 'PARTIAL_QTY_AVAILABLE'], [0, 'ITEM_NOT_PUBLISHED']]);
  const reply = await viewer.post(`${ITEM}?sharedCart=${shareId}`, { items: [] });
  expect(getLines(reply)).toMatchObject([
    { itemId: 'pen', qty: 5, messages: [] },
    { itemId: 'few', qty: 2, messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] },
  ]);
  expect(reply.body.data.error).toMatchObject([{ code: 'SKU_INVALID' }]);
});

it('is a 404 when it is unknown, expired or revoked', async () => {
  const owner = shop.shopper();
  await add(owner, 'pen');
  const [expired, revoked] = [await share(owner), await share(owner)];
  const other = shop.shopper();
  await add(other, 'pen');
  expect((await other.remove(`/cart/shares/${revoked}`)).body.error).toMatchObject(missing);
  expect((await owner.remove(`/cart/shares/${revoked}`)).status).toBe(200);
  expect((await owner.remove(`/cart/shares/${revoked}`)).body.error).toMatchObject(missing);
  const later = await shop.database.db
    .updateTable('shared_carts')
    .set({ expires_at: new Date(shop.clock.now.getTime() - 1) })
    .where('id', '=', expired)
    .executeTakeFirst();
  expect(later.numUpdatedRows).toBe(1n);
  const guest = shop.shopper();
  for (const id of [expired, revoked, 'unknown']) {
    expect((await view(guest, id)).body.error).toMatchObject(missing);
    const added = await guest.post(`${ITEM}?sharedCart=${id}`, { items: [] });
    expect(added.body.error).toMatchObject(missing);
  }
  expect(guest.cookies.size).toBe(0);
  expect(await links(owner)).toEqual([]);
});

it('is valid for 30 days, also of a guest who never returns, and deleted afterwards', async () => {
  const owner = shop.shopper();
  await add(owner, 'pen');
  const shareId = await share(owner);
  const [link] = await links(owner);
  // The cart is emptied and the guest's session ends before the link is opened.
  const [line] = (await readCart(owner)).items;
  await owner.remove(`${ITEM}/${line!.cartItemId}`);
  await shop.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(shop.clock.now.getTime() + DAY) })
    .execute();
  expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(30 * DAY);
  const tidyUpAt = (now: Date) =>
    runHousekeeping(
      {
        settings: shop.settings,
        database: shop.database,
        gateway: createSandboxGateway(shop.database.db),
        mailer: createMailer({ send: async () => undefined }),
        failingParts: new Set(),
        now: () => now,
      },
      { error: () => {}, info: () => {}, warn: () => {} },
    );
  const count = async () =>
    (await shop.database.db.selectFrom('shared_carts').select('id').where('id', '=', shareId).execute())
      .length;
  await tidyUpAt(new Date(Date.parse(link.expiresAt) - 1));
  expect(await count()).toBe(1);
  await tidyUpAt(new Date(link.expiresAt));
  expect(await count()).toBe(0);
});

it('follows a guest to the account', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'kit');
  const shareId = await share(shopper);
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'sharing@example.com',
    password: 'a long phrase of mine',
  });
  expect(await links(shopper)).toMatchObject([{ shareId }]);
  await shopper.post('/account/signout');
  expect(await links(shopper)).toEqual([]);
  expect((await view(shop.shopper(), shareId)).status).toBe(200);
});

it('is created once under a key, and refused without lines', async () => {
  const shopper = shop.shopper();
  const refused = await shopper.post('/cart/shares', {});
  expect(refused.body.error).toMatchObject({ status: 404, code: 'EMPTY_CART' });
  expect(shopper.cookies.size).toBe(0);
  await add(shopper, 'kit');
  const first = await shopper.post('/cart/shares', {}, { key: 'once' });
  const again = await shopper.post('/cart/shares', {}, { key: 'once' });
  expect(again.body.data).toEqual(first.body.data);
  expect(await links(shopper)).toHaveLength(1);
});

it('leaves the owner’s cart as it is', async () => {
  const owner = shop.shopper();
  await add(owner, 'kit', 2);
  const shareId = await share(owner);
  const { revision } = await readCart(owner);
  const viewer = shop.shopper();
  await viewer.post(`${ITEM}?sharedCart=${shareId}`, { items: [] });
  expect(await readCart(owner)).toMatchObject({ revision, items: [{ itemId: 'kit', qty: 2 }] });
});
