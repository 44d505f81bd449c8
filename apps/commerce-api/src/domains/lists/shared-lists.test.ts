import {
  createList,
  createListShop,
  type ListShop,
  namesOf,
  readLists,
  refused,
} from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { changeSiteVariant } from '../organizations/site-variants.ts';

let shop: ListShop;
let admin: Shopper;
let member: Shopper;
let colleague: Shopper;
let stranger: Shopper;
let thirdParty: Shopper;
beforeAll(async () => {
  shop = await createListShop([{ sku: 'paper' }, { sku: 'pen' }]);
  admin = await shop.signIn('admin');
  member = await shop.signIn('member');
  colleague = await shop.signIn('colleague');
  stranger = await shop.signIn('stranger');
  thirdParty = await shop.enterThirdParty();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('shopping_lists').execute();
});

/** Reads whether a shopper can see, edit and manage a list. */
async function seenBy(shopper: Shopper, name: string): Promise<string> {
  const list = (await readLists(shopper)).find((each) => each.name === name) as
    { readOnly: boolean; manageable: boolean; allowedAccessLevel: string[] } | undefined;
  if (!list) return 'none';
  return list.manageable ? `manages ${list.allowedAccessLevel.join()}` : list.readOnly ? 'reads' : 'edits';
}

it('a personal list is the owner’s only', async () => {
  const { id } = await createList(member, 'Mine');
  expect(await seenBy(member, 'Mine')).toBe('manages PERSONAL,SHARED');
  for (const other of [admin, colleague, stranger, thirdParty, shop.shopper('sba')]) {
    expect(await seenBy(other, 'Mine')).toBe('none');
    expect(refused(await other.remove(`/list/${id}`))).toEqual([404, 'LIST_NOT_FOUND']);
  }
});

it('a shared list is edited by members and managed by its owner and admins', async () => {
  const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
  expect(await seenBy(member, 'Ours')).toBe('manages PERSONAL,SHARED');
  expect(await seenBy(colleague, 'Ours')).toBe('edits');
  expect(await seenBy(admin, 'Ours')).toBe('manages SHARED,GLOBAL');
  expect(await seenBy(thirdParty, 'Ours')).toBe('reads');
  expect(await seenBy(stranger, 'Ours')).toBe('none');
  expect((await readLists(colleague))[0]).toMatchObject({ ownerName: 'Ines Vellum' });
  expect((await readLists(member))[0]).not.toHaveProperty('ownerName');

  for (const change of [{ name: 'Theirs' }, { accessLevel: 'PERSONAL' }, { membersReadOnly: true }])
    expect(refused(await colleague.put(`/list/${id}`, change))).toEqual([403, 'LIST_READ_ONLY']);
  expect(refused(await colleague.remove(`/list/${id}`))).toEqual([403, 'LIST_READ_ONLY']);
  expect(refused(await stranger.remove(`/list/${id}`))).toEqual([404, 'LIST_NOT_FOUND']);
  expect(refused(await admin.put(`/list/${id}`, { accessLevel: 'PERSONAL' }))).toEqual([
    403,
    'LIST_ACCESS_NOT_ALLOWED',
  ]);
  expect((await admin.put(`/list/${id}`, { name: 'Ours too' })).status).toBe(200);
  expect((await member.put(`/list/${id}`, { membersReadOnly: true })).status).toBe(200);
  expect(await seenBy(colleague, 'Ours too')).toBe('reads');
  expect(await seenBy(admin, 'Ours too')).toBe('manages SHARED,GLOBAL');
});

it('a global list is changed by admins only', async () => {
  expect(refused(await member.post('/list', { name: 'All', accessLevel: 'GLOBAL' }))).toEqual([
    403,
    'LIST_ACCESS_NOT_ALLOWED',
  ]);
  await createList(admin, 'All', { accessLevel: 'GLOBAL' });
  expect(await seenBy(admin, 'All')).toBe('manages PERSONAL,SHARED,GLOBAL');
  expect(await seenBy(member, 'All')).toBe('reads');
  expect(await seenBy(thirdParty, 'All')).toBe('reads');
  expect(await seenBy(stranger, 'All')).toBe('none');
});

it('guests, consumers and third-party users share nothing; third-party users create nothing', async () => {
  const consumer = await shop.signIn('consumer');
  for (const shopper of [shop.shopper(), shop.shopper('sba'), consumer]) {
    const reply = await shopper.post('/list', { name: 'Ours', accessLevel: 'SHARED' });
    expect(refused(reply)).toEqual([403, 'LIST_ACCESS_NOT_ALLOWED']);
  }
  expect(refused(await thirdParty.post('/list', { name: 'Mine' }))).toEqual([403, 'LIST_ACCESS_NOT_ALLOWED']);
  expect((await thirdParty.get('/lists')).body.data).toMatchObject({
    readOnly: true,
    availableAccessLevel: [],
  });
  expect((await admin.get('/lists')).body.data).toMatchObject({
    readOnly: false,
    availableAccessLevel: ['PERSONAL', 'SHARED', 'GLOBAL'],
  });
});

it('the lists that an item can be added to are those that the caller may change', async () => {
  await createList(member, 'Mine');
  await createList(member, 'Read only', { accessLevel: 'SHARED', membersReadOnly: true });
  await createList(colleague, 'Ours', { accessLevel: 'SHARED' });
  await createList(colleague, 'Locked', { accessLevel: 'SHARED', membersReadOnly: true });
  await createList(admin, 'All', { accessLevel: 'GLOBAL' });
  for (const shopper of [admin, member, colleague, stranger, thirdParty]) {
    const seen = (await readLists(shopper, '?sortBy=LISTNAME')).filter(({ readOnly }) => !readOnly);
    expect(await readLists(shopper, '?sortBy=LISTNAME&action=ATL')).toEqual(seen);
  }
  expect(namesOf(await readLists(member, '?sortBy=LISTNAME&action=ATL'))).toEqual([
    'Mine',
    'Ours',
    'Read only',
  ]);
  expect(namesOf(await readLists(member, '?sortBy=LISTNAME&access=SHARED,GLOBAL'))).toEqual([
    'All',
    'Locked',
    'Ours',
    'Read only',
  ]);
});

it('favorites belong to each member, and end when a list becomes personal', async () => {
  const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
  for (const shopper of [member, colleague, thirdParty])
    expect((await shopper.put(`/list/${id}`, { favorite: true })).status).toBe(200);
  const favoriteOf = async (shopper: Shopper) => (await readLists(shopper))[0]?.deletefavoriteById;
  const theirs = await favoriteOf(colleague);
  expect(await favoriteOf(admin)).toBeUndefined();
  // The other member's favorite is not removed.
  await member.put(`/list/${id}`, { deletefavoriteById: theirs });
  expect(await favoriteOf(colleague)).toBe(theirs);
  await member.put(`/list/${id}`, { accessLevel: 'PERSONAL' });
  await member.put(`/list/${id}`, { accessLevel: 'SHARED' });
  expect(await favoriteOf(member)).toBeDefined();
  expect(await favoriteOf(colleague)).toBeUndefined();
});

it('a member who is deactivated loses access immediately', async () => {
  await createList(member, 'Ours', { accessLevel: 'SHARED' });
  expect(await seenBy(colleague, 'Ours')).toBe('edits');
  const { db } = shop.database;
  const setClosed = (at: Date | null) =>
    db
      .updateTable('accounts')
      .set({ deactivated_at: at })
      .where('username', '=', 'warehouse@example.com')
      .execute();
  await setClosed(new Date());
  expect(await readLists(colleague)).toEqual([]);
  expect(refused(await colleague.post('/list', { name: 'New' }))).toEqual([403, 'LIST_ACCESS_NOT_ALLOWED']);
  await setClosed(null);
  await db
    .updateTable('accounts')
    .set({ organization_id: null, role: null })
    .where('username', '=', 'warehouse@example.com')
    .execute();
  expect(await readLists(colleague)).toEqual([]);
  await db
    .updateTable('accounts')
    .set({ organization_id: shop.organizationId, role: 'BUYER' })
    .where('username', '=', 'warehouse@example.com')
    .execute();
});

it('an organization can forbid sharing', async () => {
  const { id } = await createList(member, 'Ours', { accessLevel: 'SHARED' });
  await createList(admin, 'All', { accessLevel: 'GLOBAL' });
  await changeSiteVariant(shop.database.db, { customerNumber: '1084420417', listSharing: false });
  expect((await member.get('/lists')).body.data).toMatchObject({
    privacySettings: { sharing: false, publicLinks: true },
    availableAccessLevel: ['PERSONAL'],
  });
  expect(await seenBy(member, 'Ours')).toBe('manages PERSONAL');
  expect(await seenBy(colleague, 'Ours')).toBe('none');
  expect(await seenBy(thirdParty, 'All')).toBe('none');
  expect(await seenBy(member, 'All')).toBe('none');
  expect(await seenBy(admin, 'Ours')).toBe('manages ');
  expect(refused(await member.post('/list', { name: 'New', accessLevel: 'SHARED' }))).toEqual([
    403,
    'LIST_ACCESS_NOT_ALLOWED',
  ]);
  expect((await member.put(`/list/${id}`, { name: 'Mine now', accessLevel: 'SHARED' })).status).toBe(200);
  expect((await member.put(`/list/${id}`, { accessLevel: 'PERSONAL' })).status).toBe(200);
  await changeSiteVariant(shop.database.db, { customerNumber: '1084420417', listSharing: true });
  expect(await seenBy(colleague, 'All')).toBe('reads');
});
