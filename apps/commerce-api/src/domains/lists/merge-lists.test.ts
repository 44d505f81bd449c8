import type { ListDetails } from '@foolscap/lists/contract';
import { seedDemo } from '../../composition/seed-demo.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import {
  createList,
  createListShop,
  getPassword,
  type ListShop,
  namesOf,
  readLists,
  refused,
} from '../../testing/lists.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }, { sku: 'pen' }, { sku: 'ink' }]);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('shopping_lists').execute();
});

type Items = Record<string, number>;

async function listOf(shopper: Shopper, name: string, items: Items, more = {}): Promise<string> {
  const { id } = await createList(shopper, name, more);
  await shopper.post(`/list/${id}/item`, {
    items: Object.entries(items).map(([itemId, qty]) => ({ itemId, qty })),
  });
  return id;
}
async function itemsOf(shopper: Shopper, name: string): Promise<Items> {
  const list = (await readLists(shopper)).find((each) => each.name === name)!;
  const { items } = (await shopper.get(`/list/${list.id}`)).body.data as ListDetails;
  expect(list.itemCount).toBe(items.length);
  return Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty]));
}
const signIn = async (guest: Shopper, who: Parameters<typeof getPassword>[0] = 'consumer') =>
  expect((await guest.post('/account/signin', getPassword(who))).status).toBe(200);
const mark = (shopper: Shopper, id: string) => shopper.put(`/list/${id}`, { favorite: true });

it('moves a guest’s lists and favorites to the account', async () => {
  const guest = shop.shopper();
  const id = await listOf(guest, 'Office', { paper: 2 });
  await mark(guest, id);
  const [before] = await readLists(guest);
  await signIn(guest);
  expect(await readLists(guest)).toEqual([before]);
  expect(namesOf(await readLists(await shop.signIn('consumer'), '?access=FAVORITES'))).toEqual(['Office']);
});

it('merges a list into the account’s list of the same name: the larger quantity stays', async () => {
  const consumer = await shop.signIn('consumer');
  const own = await listOf(consumer, 'Office', { paper: 5, pen: 1 });
  await consumer.put(`/list/${own}/item/pen`, { note: 'Blue' });
  const guest = shop.shopper();
  const other = await listOf(guest, 'OFFICE', { ink: 4, pen: 3, paper: 2 });
  await guest.put(`/list/${other}/item/pen`, { note: 'Red' });
  await mark(guest, other);
  await signIn(guest);
  expect(await itemsOf(consumer, 'Office')).toEqual({ paper: 5, pen: 3, ink: 4 });
  const [list] = await readLists(consumer);
  expect(list).toMatchObject({ id: own, favorite: true, revision: 4 });
  const { items } = (await consumer.get(`/list/${own}`)).body.data as ListDetails;
  expect(items.map(({ itemId, note }) => [itemId, note])).toEqual([
    ['paper', undefined],
    ['pen', 'Blue'],
    ['ink', undefined],
  ]);
  // A second guest with the same list changes nothing.
  const again = shop.shopper();
  await listOf(again, 'Office', { ink: 4, pen: 3, paper: 2 });
  await signIn(again);
  expect(await readLists(consumer)).toEqual([list]);
});

it('keeps a guest’s items out of a shared list of the same name', async () => {
  const member = await shop.signIn('member');
  await listOf(member, 'Office', { paper: 1 }, { accessLevel: 'SHARED' });
  const guest = shop.shopper('sba');
  await listOf(guest, 'Office', { ink: 1 });
  await signIn(guest, 'member');
  expect(namesOf(await readLists(member, '?sortBy=LISTNAME'))).toEqual(['Office', 'Office (2)']);
  expect(await itemsOf(member, 'Office')).toEqual({ paper: 1 });
  expect(namesOf(await readLists(await shop.signIn('colleague')))).toEqual(['Office']);
});

it('keeps at most ten favorites', async () => {
  const consumer = await shop.signIn('consumer');
  for (let index = 0; index < 9; index += 1)
    await mark(consumer, (await createList(consumer, `Own ${index}`)).id);
  const guest = shop.shopper();
  for (const name of ['First', 'Second']) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    await mark(guest, (await createList(guest, name)).id);
  }
  await signIn(guest);
  const favorites = namesOf(await readLists(consumer, '?access=FAVORITES'));
  expect(favorites).toHaveLength(10);
  expect(favorites).toContain('First');
  expect(await readLists(consumer)).toHaveLength(11);
});

it('leaves the lists of the other site with the guest', async () => {
  const guest = shop.shopper();
  await createList(guest, 'Consumer list');
  const business = shop.shopper('sba');
  for (const [name, value] of guest.cookies) business.cookies.set(name, value);
  await createList(business, 'Business list');
  await signIn(guest);
  expect(namesOf(await readLists(guest))).toEqual(['Consumer list']);
  for (const [name, value] of guest.cookies) business.cookies.set(name, value);
  expect(namesOf(await readLists(business))).toEqual(['Business list']);
});

it('moves the lists of a guest who registers', async () => {
  const guest = shop.shopper();
  await createList(guest, 'Office');
  const reply = await guest.post('/account/register', {
    username: 'ada@example.com',
    password: 'a-long-secret-9',
    firstName: 'Ada',
    lastName: 'Page',
  });
  expect(reply.status).toBe(200);
  expect(namesOf(await readLists(guest))).toEqual(['Office']);
  await guest.post('/account/signout');
  expect(await readLists(guest)).toEqual([]);
});

it('gives third-party users no lists of their own', async () => {
  const thirdParty = await shop.enterThirdParty();
  expect(refused(await thirdParty.post('/list', { name: 'Mine' }))).toEqual([403, 'LIST_ACCESS_NOT_ALLOWED']);
});

describe('the demo', () => {
  let demo: TestShop;
  beforeAll(async () => {
    demo = await createTestShop();
  });
  afterAll(() => demo.close());

  it('has lists for the consumer and for the organization, once', async () => {
    await seedDemo(demo.database, { demo: true });
    await demo.database.db
      .updateTable('demo_data')
      .set({ version: 'old' })
      .where('part', '=', 'lists')
      .execute();
    expect((await seedDemo(demo.database, { demo: true })).changes).toEqual({
      lists: { added: 0, changed: 0, retired: 0 },
    });
    const enter = async (who: Parameters<typeof getPassword>[0], tenant: 'sdc' | 'sba') => {
      const shopper = demo.shopper(tenant);
      await shopper.post('/account/signin', getPassword(who));
      return shopper;
    };
    expect(namesOf(await readLists(await enter('consumer', 'sdc'), '?sortBy=LISTNAME'))).toEqual([
      'Back to school',
      'Home office',
    ]);
    const lists = await readLists(await enter('colleague', 'sba'), '?sortBy=LISTNAME');
    expect(lists.map(({ name, accessLevel, itemCount }) => [name, accessLevel, itemCount])).toEqual([
      ['Copy room', 'SHARED', 4],
      ['New employee kit', 'GLOBAL', 5],
    ]);
  });
});
