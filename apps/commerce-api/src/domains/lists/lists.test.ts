import { sql } from 'kysely';
import { HEADERS } from '@foolscap/core/vocabulary';
import {
  createList,
  createListShop,
  type ListShop,
  namesOf,
  readLists,
  refused,
} from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { changeToggle } from '../account/toggles.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }]);
});
afterAll(() => shop.close());

const tick = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
};

/** Creates a guest with lists of these names, one second apart. */
async function guestWith(...names: string[]): Promise<Shopper> {
  const guest = shop.shopper();
  for (const name of names) {
    tick();
    await createList(guest, name);
  }
  return guest;
}

describe('GET /lists', () => {
  it('is empty for a guest without a session, writes nothing, and offers personal lists', async () => {
    const guest = shop.shopper();
    const { status, headers, body } = await guest.get('/lists');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body.data).toEqual({
      shoppingLists: [],
      metadata: { pagination: { page: 1, size: 100, pages: 1 }, totalItems: 0, itemCount: 0 },
      favorites: [],
      maxFavoriteReached: false,
      hasSFL: false,
      availableAccessLevel: ['PERSONAL'],
      readOnly: false,
      showCount: true,
      privacySettings: { sharing: true, publicLinks: true },
    });
  });

  it('sorts by the last change, ascending, unless the query requests another order', async () => {
    const guest = await guestWith('Beta', 'alpha', 'Gamma');
    expect(namesOf(await readLists(guest))).toEqual(['Beta', 'alpha', 'Gamma']);
    expect(namesOf(await readLists(guest, '?sortOrder=DESCENDING'))).toEqual(['Gamma', 'alpha', 'Beta']);
    expect(namesOf(await readLists(guest, '?sortBy=LISTNAME'))).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(namesOf(await readLists(guest, '?sortBy=LISTNAME&sortOrder=DESCENDING'))).toEqual([
      'Gamma',
      'Beta',
      'alpha',
    ]);
    expect(namesOf((await guest.get('/lists/filtered')).body.data.shoppingLists)).toEqual([
      'Beta',
      'alpha',
      'Gamma',
    ]);
  });

  it('has pages, and five lists in the short view', async () => {
    const guest = await guestWith('1', '2', '3', '4', '5', '6', '7');
    const page = (await guest.get('/lists?size=3&page=3')).body.data;
    expect(namesOf(page.shoppingLists)).toEqual(['7']);
    expect(page.metadata).toEqual({
      pagination: { page: 3, size: 3, pages: 3 },
      totalItems: 7,
      itemCount: 1,
    });
    const beyond = (await guest.get('/lists?size=3&page=9')).body.data;
    expect([beyond.shoppingLists, beyond.metadata.totalItems]).toEqual([[], 7]);
    expect(await readLists(guest, '?responseType=MINI')).toHaveLength(5);
    for (const query of ['page=0', 'size=301', 'size=0', 'access=SECRET', 'sortBy=ID', 'other=1'])
      expect(refused(await guest.get(`/lists?${query}`))).toEqual([400, 'INVALID_REQUEST']);
  });

  it('finds part of a name, leaves a list out, and filters favorites', async () => {
    const guest = await guestWith('Office 100%', 'Home office', 'Garden');
    expect(namesOf(await readLists(guest, '?search=OFFICE'))).toEqual(['Office 100%', 'Home office']);
    expect(namesOf(await readLists(guest, '?search=100%25'))).toEqual(['Office 100%']);
    expect(namesOf(await readLists(guest, '?search=_'))).toEqual([]);
    const [first] = await readLists(guest);
    expect(namesOf(await readLists(guest, `?ignoreList=${first!.id}`))).toEqual(['Home office', 'Garden']);
    expect(namesOf(await readLists(guest, '?ignoreList=unknown'))).toHaveLength(3);
    await guest.put(`/list/${first!.id}`, { favorite: true });
    expect(namesOf(await readLists(guest, '?access=FAVORITES'))).toEqual(['Office 100%']);
    expect(namesOf(await readLists(guest, '?access=SHARED,GLOBAL'))).toEqual([]);
    // An account of the consumer site has personal lists only, even if it is a member of an organization.
    const consumer = await shop.signIn('consumer');
    const setOrganization = (organization_id: string | null, role: 'ADMIN' | null) =>
      shop.database.db
        .updateTable('accounts')
        .set({ organization_id, role })
        .where('tenant', '=', 'sdc')
        .execute();
    await setOrganization(shop.organizationId, 'ADMIN');
    for (const accessLevel of ['SHARED', 'GLOBAL'])
      expect(
        (await consumer.post('/list', { name: `Office ${accessLevel}`, accessLevel })).body.error,
      ).toMatchObject({
        status: 403,
        code: 'LIST_ACCESS_NOT_ALLOWED',
      });
    await setOrganization(null, null);
  });

  it('can be encoded', async () => {
    const { headers, body } = await (await guestWith('Desk')).get('/lists?dataEncode=true');
    expect(headers['x-data-encoded']).toBe('true');
    const decoded = JSON.parse(Buffer.from(body.data.encoded as string, 'base64').toString()) as {
      shoppingLists: { name: string }[];
    };
    expect(namesOf(decoded.shoppingLists)).toEqual(['Desk']);
  });

  it('reports items saved for later, and the toggle of the numbers', async () => {
    const guest = await guestWith('Desk');
    await guest.post('/sfl', { itemId: 'paper' });
    expect((await guest.get('/lists')).body.data).toMatchObject({ hasSFL: true, showCount: true });
    await changeToggle(shop.database.db, { name: 'listCount', on: false });
    expect((await guest.get('/lists')).body.data.showCount).toBe(false);
    await changeToggle(shop.database.db, { name: 'listCount', on: true });
  });
});

describe('POST /list', () => {
  it('creates a list for a guest, whose session begins with it', async () => {
    const guest = shop.shopper();
    const { status, body } = await guest.post('/list', { name: '  Copy   room ' });
    expect(status).toBe(200);
    expect(body.data.list).toEqual({
      id: expect.any(String) as unknown,
      name: 'Copy room',
      favorite: false,
      accessLevel: 'PERSONAL',
      modifiedDate: shop.clock.now.toISOString(),
      readOnly: false,
      manageable: true,
      allowedAccessLevel: ['PERSONAL'],
      membersReadOnly: false,
      itemCount: 0,
      revision: 1,
    });
    expect(guest.cookies.size).toBeGreaterThan(0);
    expect(namesOf(await readLists(shop.shopper()))).toEqual([]);
  });

  it('refuses a missing name, before a session begins', async () => {
    const guest = shop.shopper();
    const reply = await guest.post('/list', { name: '   ' });
    expect(reply.body.error).toMatchObject({
      status: 400,
      code: 'LIST_NAME_REQUIRED',
      message: 'List name is required',
      field: 'name',
    });
    expect(guest.cookies.size).toBe(0);
    expect(refused(await guest.post('/list', {}))).toEqual([400, 'INVALID_REQUEST']);
    expect(refused(await guest.post('/list', { name: 'x'.repeat(81) }))).toEqual([400, 'INVALID_REQUEST']);
    expect(refused(await guest.post('/list', { name: 'x', owner: 'me' }))).toEqual([400, 'INVALID_REQUEST']);
    expect(refused(await guest.post('/list', { name: 'Card 4111 1111 1111 1111' }))).toEqual([
      400,
      'CARD_NUMBER_IN_TEXT',
    ]);
  });

  it('rejects a name that the owner already uses, ignoring case and spaces', async () => {
    const guest = await guestWith('Copy room');
    expect(refused(await guest.post('/list', { name: ' COPY  room' }))).toEqual([409, 'LIST_NAME_IN_USE']);
    await guestWith('Copy room');
  });

  it('creates one list for a repeated key', async () => {
    const guest = await guestWith('First');
    const one = await guest.post('/list', { name: 'Once' }, { key: 'k1' });
    const two = await guest.post('/list', { name: 'Once' }, { key: 'k1' });
    expect(two.body).toEqual(one.body);
    expect(refused(await guest.post('/list', { name: 'Twice' }, { key: 'k1' }))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect(await readLists(guest)).toHaveLength(2);
  });

  it('keeps to the most lists of an owner', async () => {
    const guest = await guestWith('First');
    await sql`insert into shopping_lists (id, tenant, session_id, name, name_key, access_level, modified_at, created_at)
      select gen_random_uuid(), 'sdc', session_id, 'n' || n, 'n' || n, 'PERSONAL', now(), now()
      from generate_series(2, 500) n, (select session_id from shopping_lists where id = ${(await readLists(guest))[0]!.id}::uuid) one`.execute(
      shop.database.db,
    );
    expect(refused(await guest.post('/list', { name: 'One more' }))).toEqual([409, 'LIST_LIMIT_REACHED']);
    await guest.remove(`/list/${(await readLists(guest))[0]!.id}`);
    expect((await guest.post('/list', { name: 'One more' })).status).toBe(200);
  });
});

describe('PUT and DELETE /list/{id}', () => {
  it('rename a list and count its revisions, by either method', async () => {
    const guest = await guestWith('Old', 'Other');
    const [old] = await readLists(guest);
    tick();
    const renamed = await guest.put(`/list/${old!.id}`, { name: 'New', revision: 1 });
    expect(renamed.body.data.list).toMatchObject({
      name: 'New',
      revision: 2,
      modifiedDate: shop.clock.now.toISOString(),
    });
    expect((await guest.put(`/list/${old!.id}`, { name: 'New' })).body.data.list.revision).toBe(2);
    const plain = await shop.app.inject({
      method: 'PUT',
      url: `/cc/api/list/${old!.id}`,
      headers: {
        host: 'shop.test',
        [HEADERS.tenant]: 'sdc',
        cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ name: 'Newest' }),
    });
    expect(plain.statusCode).toBe(200);
    expect(refused(await guest.put(`/list/${old!.id}`, { name: 'other' }))).toEqual([
      409,
      'LIST_NAME_IN_USE',
    ]);
    expect(refused(await guest.put(`/list/${old!.id}`, { name: ' ' }))).toEqual([400, 'LIST_NAME_REQUIRED']);
  });

  it('refuse a change of a list that has changed since it was read', async () => {
    const guest = await guestWith('Desk');
    const [list] = await readLists(guest);
    await guest.put(`/list/${list!.id}`, { name: 'Desk 2', revision: 1 });
    expect(refused(await guest.put(`/list/${list!.id}`, { name: 'Desk 3', revision: 1 }))).toEqual([
      409,
      'LIST_CHANGED',
    ]);
    // Marking a favorite does not change the list.
    expect((await guest.put(`/list/${list!.id}`, { favorite: true, revision: 1 })).status).toBe(200);
  });

  it('delete a list', async () => {
    const guest = await guestWith('Desk');
    const [list] = await readLists(guest);
    expect((await guest.remove(`/list/${list!.id}`)).status).toBe(200);
    expect(refused(await guest.remove(`/list/${list!.id}`))).toEqual([404, 'LIST_NOT_FOUND']);
    expect(await readLists(guest)).toEqual([]);
  });

  it('answer 404 for lists of others, for unknown ids and for callers without a session', async () => {
    const [list] = await readLists(await guestWith('Mine'));
    for (const shopper of [shop.shopper(), await guestWith('Own'), await shop.signIn('consumer')])
      for (const id of [list!.id, 'x', '11111111-1111-4111-8111-111111111111']) {
        expect(refused(await shopper.put(`/list/${id}`, { name: 'Y' }))).toEqual([404, 'LIST_NOT_FOUND']);
        expect(refused(await shopper.put(`/list/${id}`, { favorite: true }))).toEqual([
          404,
          'LIST_NOT_FOUND',
        ]);
        expect(refused(await shopper.remove(`/list/${id}`))).toEqual([404, 'LIST_NOT_FOUND']);
      }
  });
});

describe('favorites', () => {
  it('are marked and removed without a change of the list, any number of times', async () => {
    const guest = await guestWith('Desk');
    const [list] = await readLists(guest);
    tick();
    const marked = await guest.put(`/list/${list!.id}`, { favorite: true });
    const again = await guest.put(`/list/${list!.id}`, { favorite: true });
    const { deletefavoriteById } = marked.body.data.list as { deletefavoriteById: string };
    expect(marked.body.data.list).toEqual({ ...list, favorite: true, deletefavoriteById });
    expect(again.body).toEqual(marked.body);
    expect((await guest.get('/lists')).body.data.favorites).toEqual([marked.body.data.list]);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await guest.put(`/list/${list!.id}`, { deletefavoriteById })).body.data.list).toEqual(list);
    await guest.put(`/list/${list!.id}`, { favorite: true });
    expect((await guest.put(`/list/${list!.id}`, { favorite: false })).body.data.list).toEqual(list);
  });

  it('are at most ten', async () => {
    const guest = await guestWith(...Array.from({ length: 11 }, (_, index) => `List ${index}`));
    const lists = await readLists(guest);
    for (const { id } of lists.slice(0, 10))
      expect((await guest.put(`/list/${id}`, { favorite: true })).status).toBe(200);
    expect((await guest.get('/lists?size=1')).body.data).toMatchObject({ maxFavoriteReached: true });
    expect(refused(await guest.put(`/list/${lists[10]!.id}`, { favorite: true }))).toEqual([
      409,
      'FAVORITE_LIMIT_REACHED',
    ]);
    expect((await guest.put(`/list/${lists[0]!.id}`, { favorite: true })).status).toBe(200);
    await guest.remove(`/list/${lists[3]!.id}`);
    expect((await guest.put(`/list/${lists[10]!.id}`, { favorite: true })).status).toBe(200);
  });
});
