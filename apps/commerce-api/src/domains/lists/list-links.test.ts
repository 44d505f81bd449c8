import { createList, createListShop, type ListShop, refused } from '../../testing/lists.ts';
import type { Shopper } from '../../testing/test-shop.ts';
import { changeSiteVariant } from '../organizations/site-variants.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', price: 1000, businessPrice: 900 },
    { sku: 'pen', price: 300 },
  ]);
});
afterAll(() => shop.close());

const share = async (shopper: Shopper, id: string): Promise<string> => {
  const reply = await shopper.post(`/list/${id}/link`);
  expect(reply.status).toBe(200);
  return reply.body.data.link.linkId as string;
};
async function sharedList(shopper: Shopper, more = {}): Promise<{ id: string; linkId: string }> {
  const { id } = await createList(shopper, `List ${shop.clock.now.getTime()}`, more);
  await shopper.post(`/list/${id}/item`, {
    items: [{ itemId: 'paper', qty: 4, note: 'secret' }, { itemId: 'pen' }],
  });
  return { id, linkId: await share(shopper, id) };
}
afterEach(async () => {
  await shop.database.db.deleteFrom('shopping_lists').execute();
});

it('shows a list to everyone with the link, at the viewer’s price and without what is private', async () => {
  const guest = shop.shopper();
  const { id, linkId } = await sharedList(guest);
  expect(linkId).toMatch(/^[\w-]{32}$/);
  expect(await share(guest, id)).toBe(linkId);
  expect((await guest.get(`/list/${id}/link`)).body.data.link).toEqual({
    linkId,
    createdAt: shop.clock.now.toISOString(),
  });
  const viewer = shop.shopper();
  const { status, headers, body } = await viewer.get(`/list/shared/${linkId}`);
  expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  expect(body.data).toMatchObject({
    items: [
      { itemId: 'paper', qty: 4, itemDetails: { priceInfo: { finalPricePerUnit: 10 } } },
      { itemId: 'pen', qty: 1 },
    ],
    metadata: { totalItems: 2 },
  });
  for (const secret of ['secret', 'savedPricePerUnit', 'ownerName', 'reorderDue', id])
    expect(JSON.stringify(body)).not.toContain(secret);
  const business = await shop.shopper('sba').get(`/list/shared/${linkId}`);
  expect(business.body.data.items[0].itemDetails.priceInfo).toEqual({ finalPricePerUnit: 9 });
  const page = await viewer.get(`/list/shared/${linkId}?size=1&page=2`);
  expect(page.body.data).toMatchObject({ items: [{ itemId: 'pen' }], metadata: { itemCount: 1 } });
});

it('is no change of the list', async () => {
  const guest = shop.shopper();
  const { id } = await sharedList(guest);
  await guest.remove(`/list/${id}/link`);
  expect((await guest.get(`/list/${id}`)).body.data.list.revision).toBe(2);
});

it('ends when it is revoked, or when the list is deleted; a new one is another', async () => {
  const guest = shop.shopper();
  const { id, linkId } = await sharedList(guest);
  for (let turn = 0; turn < 2; turn += 1)
    expect((await guest.remove(`/list/${id}/link`)).body.data).toEqual({});
  expect((await guest.get(`/list/${id}/link`)).body.data).toEqual({});
  expect(refused(await guest.get(`/list/shared/${linkId}`))).toEqual([404, 'LIST_NOT_FOUND']);
  const another = await share(guest, id);
  expect(another).not.toBe(linkId);
  await guest.remove(`/list/${id}`);
  expect(refused(await guest.get(`/list/shared/${another}`))).toEqual([404, 'LIST_NOT_FOUND']);
  expect(refused(await guest.get('/list/shared/unknown'))).toEqual([404, 'LIST_NOT_FOUND']);
});

it('is created, read and revoked by those who manage the list', async () => {
  const member = await shop.signIn('member');
  const { id } = await sharedList(member, { accessLevel: 'SHARED' });
  const colleague = await shop.signIn('colleague');
  for (const reply of [
    await colleague.post(`/list/${id}/link`),
    await colleague.get(`/list/${id}/link`),
    await colleague.remove(`/list/${id}/link`),
  ])
    expect(refused(reply)).toEqual([403, 'LIST_READ_ONLY']);
  const admin = await shop.signIn('admin');
  expect((await admin.get(`/list/${id}/link`)).body.data.link).toBeDefined();
  for (const shopper of [await shop.signIn('stranger'), shop.shopper()])
    for (const reply of [
      await shopper.post(`/list/${id}/link`),
      await shopper.get(`/list/${id}/link`),
      await shopper.remove(`/list/${id}/link`),
    ])
      expect(refused(reply)).toEqual([404, 'LIST_NOT_FOUND']);
});

it('can be forbidden by an organization, for personal lists too', async () => {
  const member = await shop.signIn('member');
  const { id, linkId } = await sharedList(member);
  const set = (listLinks: boolean) =>
    changeSiteVariant(shop.database.db, { customerNumber: '1084420417', listLinks });
  await set(false);
  expect((await member.get('/lists')).body.data.privacySettings).toEqual({
    sharing: true,
    publicLinks: false,
  });
  expect(refused(await member.post(`/list/${id}/link`))).toEqual([403, 'LIST_LINKS_OFF']);
  expect(refused(await shop.shopper().get(`/list/shared/${linkId}`))).toEqual([404, 'LIST_NOT_FOUND']);
  await set(true);
  expect((await shop.shopper().get(`/list/shared/${linkId}`)).status).toBe(200);
  expect((await member.remove(`/list/${id}/link`)).status).toBe(200);
});

it('ends with the account that owns a personal list', async () => {
  const member = await shop.signIn('colleague');
  const { linkId } = await sharedList(member);
  const close = (at: Date | null) =>
    shop.database.db
      .updateTable('accounts')
      .set({ deactivated_at: at })
      .where('username', '=', 'warehouse@example.com')
      .execute();
  await close(new Date());
  expect(refused(await shop.shopper().get(`/list/shared/${linkId}`))).toEqual([404, 'LIST_NOT_FOUND']);
  await close(null);
});
