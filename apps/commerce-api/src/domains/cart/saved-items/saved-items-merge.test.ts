import type { SavedItemsData } from '@foolscap/cart/contract';
import { add, ITEM, readCart } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import {
  addOffers,
  addProducts,
  createTestShop,
  type Shopper,
  type TestShop,
} from '../../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../../account/demo-accounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'desk', stock: 50 },
      { sku: 'paper', stock: 1000 },
      { sku: 'pen', stock: 1000 },
      { sku: 'plan', stock: 1000, electronic: true },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
  await setPublished(true, 'desk', 'paper', 'pen', 'plan');
});

const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];
const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });
const list = async (shopper: Shopper) => (await shopper.get('/sfl')).body.data as SavedItemsData;
const saveItem = (shopper: Shopper, itemId: string, qty: number) => shopper.post('/sfl', { itemId, qty });
const asText = ({ itemId, qty }: { itemId: string; qty: number }) => `${itemId} ${qty}`;
const savedIn = async (shopper: Shopper) => (await list(shopper)).sflItems.map(asText).sort();
const heldIn = async (shopper: Shopper) => (await readCart(shopper)).items.map(asText);
const getCodes = (messages: { code: string }[]) => messages.map(({ code }) => code);

async function setPublished(published: boolean, ...skus: string[]): Promise<void> {
  await shop.database.db.updateTable('products').set({ published }).where('sku', 'in', skus).execute();
}

/** Returns a browser on which Wendy is signed in. */
async function member(): Promise<Shopper> {
  const shopper = shop.shopper();
  await signIn(shopper);
  return shopper;
}

describe('signing in', () => {
  it('merges the guest’s saved items into the account’s list, once', async () => {
    const wendys = await member();
    await saveItem(wendys, 'paper', 2);
    const guest = shop.shopper();
    await saveItem(guest, 'paper', 3);
    await saveItem(guest, 'pen', 1);
    expect((await signIn(guest)).status).toBe(200);
    expect(await savedIn(guest)).toEqual(['paper 5', 'pen 1']);
    expect(await savedIn(wendys)).toEqual(['paper 5', 'pen 1']);
    await signIn(guest);
    expect(await savedIn(guest)).toEqual(['paper 5', 'pen 1']);
  });

  it('merges the list of a guest with a filled cart, including child lines', async () => {
    const guest = shop.shopper();
    await guest.post(ITEM, {
      items: [
        { itemId: 'desk', qty: 2 },
        { itemId: 'plan', qty: 2, parentItemId: 'desk' },
      ],
    });
    const [desk] = (await readCart(guest)).items;
    await guest.post('/sfl', { cartItemId: desk!.cartItemId });
    await add(guest, 'pen', 1);
    await signIn(guest);
    expect(await heldIn(guest)).toEqual(['pen 1']);
    const { sflItems, total } = await list(guest);
    expect(sflItems.map(asText)).toEqual(['desk 2', 'plan 2']);
    expect(total).toBe(1);
    expect(sflItems[1]!.parentListItemId).toBe(sflItems[0]!.listItemId);
  });

  it('saves lines that are no longer sold, with SFL_MOVED, and their child lines', async () => {
    const wendys = await member();
    await add(wendys, 'pen', 1);
    const guest = shop.shopper();
    await guest.post(ITEM, {
      items: [
        { itemId: 'paper', qty: 1 },
        { itemId: 'desk', qty: 2 },
        { itemId: 'plan', qty: 1, parentItemId: 'desk' },
      ],
    });
    await setPublished(false, 'desk');
    const reply = await signIn(guest);
    expect(getCodes(reply.body.data.messages)).toEqual(['CART_AUTO_MERGE', 'SFL_MOVED']);
    expect(await heldIn(guest)).toEqual(['pen 1', 'paper 1']);
    expect(getCodes((await readCart(guest)).messages)).toEqual(['CART_AUTO_MERGE', 'SFL_MOVED']);
    expect(await savedIn(guest)).toEqual(['desk 2', 'plan 1']);
    await add(guest, 'pen', 1);
    expect(getCodes((await readCart(guest)).messages)).toEqual([]);
  });

  it('reports no merge of carts if nothing is left to merge', async () => {
    const guest = shop.shopper();
    await add(guest, 'paper', 1);
    await setPublished(false, 'paper');
    const { cartMerged, messages } = (await signIn(guest)).body.data;
    expect(cartMerged).toBe(false);
    expect(getCodes(messages)).toEqual(['SFL_MOVED']);
    expect(await heldIn(guest)).toEqual([]);
    expect(await savedIn(guest)).toEqual(['paper 1']);
  });

  it('leaves the list to the account at sign-out', async () => {
    const wendys = await member();
    await saveItem(wendys, 'paper', 2);
    await wendys.post('/account/signout');
    expect(await savedIn(wendys)).toEqual([]);
    await signIn(wendys);
    expect(await savedIn(wendys)).toEqual(['paper 2']);
  });
});

describe('ordering', () => {
  it('refuses a cart with lines that are no longer sold, and saves them for later', async () => {
    await addProducts(shop.database, { sku: 'old', stock: 10 });
    const guest = shop.shopper();
    await add(guest, 'old', 2);
    const total = await readyToOrder(guest, 'pen');
    await setPublished(false, 'old');
    const refusal = await order(guest, total, 'first');
    expect(refusal.status).toBe(409);
    expect(getCodes((await readCart(guest)).messages)).toEqual(['SFL_MOVED']);
    expect(await heldIn(guest)).toEqual(['pen 1']);
    expect(await savedIn(guest)).toEqual(['old 2']);
    const { ordTotal } = (await readCart(guest)).cartSummary;
    expect((await order(guest, ordTotal!, 'second')).status).toBe(200);
    expect(await savedIn(guest)).toEqual(['old 2']);
  });

  it('keeps the saved items', async () => {
    const guest = shop.shopper();
    await saveItem(guest, 'paper', 4);
    const total = await readyToOrder(guest, 'pen');
    expect((await order(guest, total)).status).toBe(200);
    expect(await savedIn(guest)).toEqual(['paper 4']);
  });
});
