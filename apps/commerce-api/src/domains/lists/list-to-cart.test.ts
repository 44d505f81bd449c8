import type { ListToCartData } from '@foolscap/lists/contract';
import { add, readCart } from '../../testing/carts.ts';
import { createList, createListShop, fillList, type ListShop, refused } from '../../testing/lists.ts';
import { addProducts, setStock, type Shopper } from '../../testing/test-shop.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', stock: 1000 },
    { sku: 'pen', stock: 1000 },
    { sku: 'ink', stock: 3 },
    { sku: 'none', stock: 0 },
    { sku: 'gone' },
    { sku: 'old' },
    { sku: 'new', stock: 50 },
    { sku: 'clips', stock: 100, conditions: { orderMultiple: 12 } },
  ]);
});
afterAll(() => shop.close());

async function withList(shopper: Shopper, ...items: { itemId: string; qty?: number }[]): Promise<string> {
  const { id } = await createList(shopper, 'Office');
  if (items.length) await shopper.post(`/list/${id}/item`, { items });
  return id;
}
const toCart = async (shopper: Shopper, id: string, body = {}, key?: string): Promise<ListToCartData> => {
  const reply = await shopper.post(`/list/${id}/cart`, body, key ? { key } : {});
  expect(reply.status).toBe(200);
  return reply.body.data as ListToCartData;
};
const short = ({ results }: ListToCartData) =>
  results.map(({ itemId, status, qty }) => [itemId, status, qty]);
const cartOf = async (shopper: Shopper) =>
  (await readCart(shopper)).items.map(({ itemId, qty }) => [itemId, qty]);

it('adds the items of a list with their quantities, in one command', async () => {
  const guest = shop.shopper();
  const id = await withList(guest, { itemId: 'paper', qty: 3 }, { itemId: 'pen' });
  await add(guest, 'pen', 2);
  const { revision } = await readCart(guest);
  const reply = await toCart(guest, id);
  expect(reply).toMatchObject({ cartRevision: revision + 1, remaining: 0 });
  expect(short(reply)).toEqual([
    ['paper', 'ADDED', 3],
    ['pen', 'INCREASED', 1],
  ]);
  expect(await cartOf(guest)).toEqual([
    ['pen', 3],
    ['paper', 3],
  ]);
  expect((await readCart(guest)).revision).toBe(revision + 1);
});

it('has a result for each item that cannot be added as it is', async () => {
  const guest = shop.shopper();
  await shop.database.db
    .updateTable('products')
    .set({
      sale_conditions: JSON.stringify({ substitute: { itemId: 'new', notification: 'The new one.' } }),
    })
    .where('sku', '=', 'old')
    .execute();
  const id = await withList(
    guest,
    { itemId: 'paper' },
    { itemId: 'ink', qty: 9 },
    { itemId: 'none' },
    { itemId: 'gone' },
    { itemId: 'old', qty: 2 },
  );
  await shop.database.db
    .updateTable('products')
    .set({ published: false })
    .where('sku', '=', 'gone')
    .execute();
  const reply = await toCart(guest, id);
  expect(short(reply)).toEqual([
    ['paper', 'ADDED', 1],
    ['ink', 'CHANGED', 3],
    ['none', 'REFUSED', 0],
    ['gone', 'REFUSED', 0],
    ['old', 'CHANGED', 2],
  ]);
  const codes = reply.results.map(({ messages }) => messages.map(({ code }) => code));
  expect(codes[0]).toEqual([]);
  for (const each of codes.slice(1)) expect(each.length).toBeGreaterThan(0);
  expect(codes[3]).toEqual(['ITEM_NOT_PUBLISHED']);
  expect(await cartOf(guest)).toEqual([
    ['paper', 1],
    ['ink', 3],
    ['new', 2],
  ]);
  // Add it again: all units in stock are already in the cart.
  const again = await toCart(guest, id, { itemIds: ['ink'] });
  expect(short(again)).toEqual([['ink', 'REFUSED', 0]]);
  expect(again.results[0]!.messages.length).toBeGreaterThan(0);
});

it('adds chosen items in the order of the list, and refuses those that are not on it', async () => {
  const guest = shop.shopper();
  const id = await withList(guest, { itemId: 'paper' }, { itemId: 'pen' }, { itemId: 'ink' });
  const reply = await toCart(guest, id, { itemIds: ['ink', 'glue', 'paper'] });
  expect(short(reply)).toEqual([
    ['paper', 'ADDED', 1],
    ['ink', 'ADDED', 1],
    ['glue', 'REFUSED', 0],
  ]);
  expect(reply.results[2]!.messages[0]!.code).toBe('LIST_ITEM_NOT_FOUND');
  expect(short(await toCart(guest, id, { itemIds: ['glue'] }))).toEqual([['glue', 'REFUSED', 0]]);
  expect(refused(await guest.post(`/list/${id}/cart`, { itemIds: [] }))).toEqual([400, 'INVALID_REQUEST']);
});

it('reports the units that the cart gained where an item is sold in multiples', async () => {
  const guest = shop.shopper();
  const id = await withList(guest, { itemId: 'clips', qty: 5 });
  expect(short(await toCart(guest, id))).toEqual([['clips', 'CHANGED', 12]]);
  expect(await cartOf(guest)).toEqual([['clips', 12]]);
});

it('adds nothing for an empty list', async () => {
  const guest = shop.shopper();
  expect(await toCart(guest, await withList(guest))).toEqual({ results: [], cartRevision: 0, remaining: 0 });
});

it('adds once under one key, even if the list has changed or no longer exists', async () => {
  const guest = shop.shopper();
  const id = await withList(guest, { itemId: 'paper', qty: 2 });
  const first = await toCart(guest, id, {}, 'key');
  expect(await toCart(guest, id, {}, 'key')).toEqual(first);
  await guest.put(`/list/${id}/item/paper`, { qty: 7 });
  expect(await toCart(guest, id, {}, 'key')).toEqual(first);
  await guest.remove(`/list/${id}`);
  expect(await toCart(guest, id, {}, 'key')).toEqual(first);
  expect(await cartOf(guest)).toEqual([['paper', 2]]);
});

it('adds up to 500 items, and reports the rest', async () => {
  const guest = shop.shopper();
  const id = await withList(guest);
  await fillList(shop, id, 505);
  const reply = await toCart(guest, id);
  expect([reply.results.length, reply.remaining]).toEqual([500, 5]);
  expect(new Set(reply.results.map(({ status }) => status))).toEqual(new Set(['ADDED']));
  expect((await readCart(guest)).items).toHaveLength(500);
});

it('adds from lists that the caller can only read, at the caller’s rules, and from no others', async () => {
  await addProducts(shop.database, { sku: 'desk' });
  const admin = await shop.signIn('admin');
  const member = await shop.signIn('member');
  const { id } = await createList(admin, 'All', { accessLevel: 'GLOBAL' });
  await admin.post(`/list/${id}/item`, { items: [{ itemId: 'paper' }, { itemId: 'desk' }] });
  await setStock(shop.database, 'desk', 0);
  expect(short(await toCart(member, id))).toEqual([
    ['paper', 'ADDED', 1],
    ['desk', 'REFUSED', 0],
  ]);
  for (const shopper of [await shop.signIn('stranger'), shop.shopper('sba'), shop.shopper()]) {
    expect(refused(await shopper.post(`/list/${id}/cart`))).toEqual([404, 'LIST_NOT_FOUND']);
    expect(await cartOf(shopper)).toEqual([]);
  }
});
