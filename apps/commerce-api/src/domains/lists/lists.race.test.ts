import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ListDetails } from '@foolscap/lists/contract';
import {
  createList,
  createListShop,
  getPassword,
  type ListShop,
  namesOf,
  readLists,
  refused,
} from '../../testing/lists.ts';
import { createSecondInstance } from '../../testing/second-instance.ts';
import { createShopper, type Shopper, type TestReply } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: ListShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await createListShop(
    Array.from({ length: 40 }, (_, index) => ({ sku: `item-${index}`, stock: 10_000 })),
  );
  second = await createSecondInstance(shop);
  // Opens all connections first. While the pool is still opening them, calls would run one after another.
  await Promise.all(times(20, () => sql`select pg_sleep(0.1)`.execute(shop.database.db)));
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
afterEach(async () => {
  await shop.database.db.deleteFrom('shopping_lists').execute();
});

const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

/** Returns the same shopper, whose calls go to the other instance. */
function elsewhere(shopper: Shopper, tenant: 'sdc' | 'sba' = 'sdc'): Shopper {
  const copy = createShopper(second, tenant);
  for (const [name, value] of shopper.cookies) copy.cookies.set(name, value);
  return copy;
}
const read = async (shopper: Shopper, id: string): Promise<ListDetails> =>
  (await shopper.get(`/list/${id}`)).body.data as ListDetails;
const statuses = (replies: readonly TestReply[]) => [...new Set(replies.map(({ status }) => status))].sort();

it('two members edit one list on two instances: no change is lost, and each has a separate revision', async () => {
  const member = await shop.signIn('member');
  const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
  await member.post(`/list/${id}/item`, { items: times(10, (index) => ({ itemId: `item-${index}` })) });
  const colleague = elsewhere(await shop.signIn('colleague'), 'sba');
  const replies = await Promise.all([
    ...times(10, (index) => member.post(`/list/${id}/item`, { itemId: 'item-0', qty: index + 1 })),
    ...times(10, (index) => colleague.post(`/list/${id}/item`, { itemId: `item-${index + 10}` })),
    ...times(10, () => colleague.post(`/list/${id}/item`, { itemId: 'item-0', qty: 2 })),
    ...times(5, (index) => member.remove(`/list/${id}/item/item-${index + 1}`)),
    ...times(4, (index) => colleague.put(`/list/${id}/item/item-${index + 6}`, { note: 'Mine' })),
  ]);
  expect(statuses(replies)).toEqual([200]);
  const { list, items } = await read(member, id);
  const find = (sku: string) => items.find(({ itemId }) => itemId === sku);
  expect(find('item-0')?.qty).toBe(1 + 55 + 20);
  expect(items).toHaveLength(10 - 5 + 10);
  expect(list).toMatchObject({ itemCount: 15, revision: 2 + replies.length });
  for (let index = 6; index < 10; index += 1) expect(find(`item-${index}`)?.note).toBe('Mine');
  expect(new Set(items.map(({ listItemId }) => listItemId)).size).toBe(15);
});

it('of renames that are based on one revision, one succeeds', async () => {
  const member = await shop.signIn('member');
  const admin = elsewhere(await shop.signIn('admin'), 'sba');
  const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
  const replies = await Promise.all(
    times(12, (index) =>
      (index % 2 ? member : admin).put(`/list/${id}`, { name: `Name ${index}`, revision: 1 }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.code === 'LIST_CHANGED')).toHaveLength(11);
  expect((await read(member, id)).list.revision).toBe(2);
});

it.each(['guest', 'customer'])(
  'a %s who marks lists in many windows has at most ten favorites',
  async (who) => {
    const shopper = who === 'guest' ? shop.shopper() : await shop.signIn('consumer');
    const lists: { id: string }[] = [];
    for (let index = 0; index < 14; index += 1) lists.push(await createList(shopper, `List ${index}`));
    const other = elsewhere(shopper);
    // Different lists at first, because favorites of the same list are marked one after another anyway.
    const replies = await Promise.all([
      ...lists.map(({ id }, index) => (index % 2 ? shopper : other).put(`/list/${id}`, { favorite: true })),
      ...lists.map(({ id }, index) => (index % 2 ? other : shopper).put(`/list/${id}`, { favorite: true })),
    ]);
    const marked = await readLists(shopper, '?access=FAVORITES');
    expect(marked).toHaveLength(10);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  },
);

it('a list that is deleted while items are added no longer exists, and each add gets a reply', async () => {
  for (let round = 0; round < 8; round += 1) {
    const guest = shop.shopper();
    const { id } = await createList(guest, 'Office');
    const other = elsewhere(guest);
    const replies = await Promise.all([
      ...times(6, (index) => other.post(`/list/${id}/item`, { itemId: `item-${index}` })),
      new Promise((resolve) => setTimeout(resolve, round * 2)).then(() => guest.remove(`/list/${id}`)),
      ...times(3, () => guest.put(`/list/${id}`, { favorite: true })),
    ]);
    for (const reply of replies)
      if (reply.status !== 200) expect(refused(reply)).toEqual([404, 'LIST_NOT_FOUND']);
    expect(refused(await guest.get(`/list/${id}`))).toEqual([404, 'LIST_NOT_FOUND']);
    const left = await shop.database.db
      .selectFrom('shopping_list_items')
      .select('id')
      .where('list_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  }
});

it.each(['guest', 'customer'])('a %s who creates a list in many windows has one of its name', async (who) => {
  const shopper = who === 'guest' ? shop.shopper() : await shop.signIn('consumer');
  await createList(shopper, 'First');
  const other = elsewhere(shopper);
  const replies = await Promise.all(
    times(12, (index) =>
      (index % 2 ? shopper : other).post('/list', { name: index % 3 ? 'Office' : ' OFFICE' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.error?.code === 'LIST_NAME_IN_USE')).toHaveLength(11);
  expect(await readLists(shopper)).toHaveLength(2);
});

it.each(['guest', 'customer'])(
  'a %s who repeats a creation at once gets the reply of the first one',
  async (who) => {
    const shopper = who === 'guest' ? shop.shopper() : await shop.signIn('consumer');
    await createList(shopper, 'First');
    const other = elsewhere(shopper);
    const replies = await Promise.all(
      times(10, (index) => (index % 2 ? shopper : other).post('/list', { name: 'Office' }, { key: 'once' })),
    );
    expect(statuses(replies)).toEqual([200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await readLists(shopper)).toHaveLength(2);
  },
);

it('an item that is added in many windows is on the list once, under its limit of items', async () => {
  const guest = shop.shopper();
  const { id } = await createList(guest, 'Office');
  await shop.database.db
    .updateTable('shopping_lists')
    .set({ item_count: 9_995 })
    .where('id', '=', id)
    .execute();
  const other = elsewhere(guest);
  const replies = await Promise.all([
    ...times(10, () => other.post(`/list/${id}/item`, { itemId: 'item-0' })),
    ...times(20, (index) =>
      (index % 2 ? guest : other).post(`/list/${id}/item`, { itemId: `item-${index + 1}` }),
    ),
  ]);
  expect(statuses(replies)).toEqual([200, 409]);
  const { items, list } = await read(guest, id);
  expect([items.length, list.itemCount]).toEqual([5, 10_000]);
});

it('an add to the cart that is repeated in many windows is done once', async () => {
  const guest = shop.shopper();
  const { id } = await createList(guest, 'Office');
  await guest.post(`/list/${id}/item`, { items: times(5, (index) => ({ itemId: `item-${index}`, qty: 2 })) });
  const other = elsewhere(guest);
  const replies = await Promise.all(
    times(8, (index) => (index % 2 ? guest : other).post(`/list/${id}/cart`, {}, { key: 'once' })),
  );
  for (const reply of replies)
    if (reply.status !== 200) expect(refused(reply)).toEqual([409, 'REQUEST_IN_PROGRESS']);
  const { items } = (await guest.get('/checkout')).body.data.cartInfo as { items: { qty: number }[] };
  expect(items.map(({ qty }) => qty)).toEqual([2, 2, 2, 2, 2]);
});

it('guests with the same lists who sign in concurrently lose nothing, while the account changes its own', async () => {
  const early = await shop.signIn('consumer');
  const { id } = await createList(early, 'Office');
  const guests = times(4, () => shop.shopper());
  for (const [index, guest] of guests.entries()) {
    const list = await createList(guest, 'Office');
    await guest.post(`/list/${list.id}/item`, {
      items: [{ itemId: 'item-0', qty: index + 2 }, { itemId: `item-${index + 1}` }],
    });
    await guest.put(`/list/${list.id}`, { favorite: true });
    await createList(guest, `Own ${index}`);
  }
  const replies = await Promise.all([
    ...guests.map((guest) => guest.post('/account/signin', getPassword('consumer'))),
    ...times(4, (index) => early.post(`/list/${id}/item`, { itemId: `item-${index + 20}` })),
    ...times(3, (index) => early.post('/list', { name: `New ${index}` })),
    early.put(`/list/${id}`, { favorite: true }),
  ]);
  expect(statuses(replies)).toEqual([200]);
  expect(namesOf(await readLists(early, '?sortBy=LISTNAME'))).toEqual([
    ...['New 0', 'New 1', 'New 2', 'Office', 'Own 0', 'Own 1', 'Own 2', 'Own 3'],
  ]);
  const { items, list } = await read(early, id);
  expect(items).toHaveLength(1 + 4 + 4);
  expect(list).toMatchObject({ itemCount: 9, favorite: true });
  expect(items.find(({ itemId }) => itemId === 'item-0')?.qty).toBe(5);
});

it('a page of a list shows the items of the revision that it names, while a member edits the list', async () => {
  const member = await shop.signIn('member');
  const { id } = await createList(member, 'Edited');
  const added = await member.post(`/list/${id}/item`, {
    items: times(24, (index) => ({ itemId: `item-${index}` })),
  });
  const revisionOf = ({ body }: TestReply) => (body.data as ListDetails).list.revision;
  let order = times(24, (index) => `item-${index}`);
  const orders = new Map([[revisionOf(added), order]]);
  let isEditing = true;
  const editor = elsewhere(member, 'sba');
  const edits = (async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const [itemId = '', ...rest] = order;
      orders.set(revisionOf(await editor.remove(`/list/${id}/item/${itemId}`)), (order = rest));
      order = [...rest, itemId];
      orders.set(revisionOf(await editor.post(`/list/${id}/item`, { itemId })), order);
    }
    isEditing = false;
  })();
  const pages: { page: number; reply: TestReply }[] = [];
  const readers = times(3, async () => {
    while (isEditing)
      for (const page of [1, 2, 3, 4])
        pages.push({ page, reply: await member.get(`/list/${id}?size=8&page=${page}`) });
  });
  await Promise.all([edits, ...readers]);
  for (const { page, reply } of pages) {
    const { items, metadata } = reply.body.data as ListDetails;
    const expected = orders.get(revisionOf(reply)) ?? [];
    expect(items.map(({ itemId }) => itemId)).toEqual(expected.slice((page - 1) * 8, page * 8));
    expect(metadata.totalItems).toBe(expected.length);
  }
});
