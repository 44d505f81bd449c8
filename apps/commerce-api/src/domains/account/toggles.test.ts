import { ZIP_COOKIE, type TenantId } from '@foolscap/core/vocabulary';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { changeToggle, createToggles } from './toggles.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }] });
});
afterAll(() => shop.close());

const listToggles = async (tenant: TenantId): Promise<{ toggleName: string; values: string[] }[]> =>
  (await shop.shopper(tenant).get('/account')).body.data.session.sessionIPA.webToggleList;
const readToggle = async (tenant: TenantId, name: string) =>
  (await listToggles(tenant)).find(({ toggleName }) => toggleName === name)?.values;

it('are in the session context: every toggle that the specification names', async () => {
  const names = [
    ...['chat', 'feedback', 'helpCenter', 'worklifeServices', 'footerFlyer', 'flyoutBanners'],
    ...['flyoutCategories', 'giftCardLink', 'recommendations', 'banners', 'popularCategories'],
  ];
  const last = [
    ...['CME', 'OME', 'ARE', 'zipCode', 'payPal', 'klarna', 'applePay', 'cardWallet', 'amexApply'],
    ...['listCount', 'listFullSearch', 'sponsoredProducts'],
  ];
  const ramp = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => `linkPlusRamp${step}`);
  expect((await listToggles('sdc')).map(({ toggleName }) => toggleName)).toEqual([...names, ...last]);
  expect((await listToggles('sba')).map(({ toggleName }) => toggleName)).toEqual([
    ...names,
    ...ramp,
    ...last,
  ]);
});

it('change for both sites or for one', async () => {
  const { db } = shop.database;
  expect(await changeToggle(db, { name: 'chat', on: true })).toEqual({ message: 'chat is on.' });
  expect(await readToggle('sdc', 'chat')).toEqual(['true']);
  expect(await changeToggle(db, { name: 'chat', on: false, tenant: 'sba' })).toEqual({
    message: 'chat is off for sba.',
  });
  expect([await readToggle('sdc', 'chat'), await readToggle('sba', 'chat')]).toEqual([['true'], ['false']]);
  await changeToggle(db, { name: 'chat', on: false });
  expect([await readToggle('sdc', 'chat'), await readToggle('sba', 'chat')]).toEqual([['false'], ['false']]);
});

it('are refused when unknown, or for a site that they are not for', async () => {
  const { db } = shop.database;
  await expect(changeToggle(db, { name: 'jetpack', on: true })).rejects.toThrow(
    'There is no toggle jetpack.',
  );
  await expect(changeToggle(db, { name: 'linkPlusRamp1', on: true, tenant: 'sdc' })).rejects.toThrow(
    'linkPlusRamp1 is not for the site sdc.',
  );
});

it('are cached until they are refreshed', async () => {
  const { database, settings } = shop;
  const toggles = createToggles({ database, settings: { ...settings, catalogCacheSeconds: 60 } });
  expect(await toggles.isOn('sdc', 'feedback')).toBe(false);
  await changeToggle(database.db, { name: 'feedback', on: true });
  expect(await toggles.isOn('sdc', 'feedback')).toBe(false);
  toggles.refresh();
  expect(await toggles.isOn('sdc', 'feedback')).toBe(true);
});

describe('zipCode', () => {
  const deliveryFor = async (shopper: Shopper) =>
    (await shopper.get('/catalog/products/paper')).body.data.product.delivery;

  it('ignores and refuses ZIP codes of shoppers while it is off, on the site it is off for', async () => {
    const shopper = shop.shopper();
    await shopper.post('/catalog/place', { zipCode: '60601' });
    expect(shopper.cookies.get(ZIP_COOKIE)).toBe('60601');
    const entered = await deliveryFor(shopper);
    expect(entered).toMatchObject({ zipCode: '60601' });
    expect(entered.isZipCodeFixed).toBeUndefined();

    await changeToggle(shop.database.db, { name: 'zipCode', on: false, tenant: 'sdc' });

    expect(await deliveryFor(shopper)).toMatchObject({ zipCode: '01702', isZipCodeFixed: true });
    expect(await shopper.post('/catalog/place', { zipCode: '60601' })).toMatchObject({
      status: 404,
      body: { error: { code: 'ZIP_CODE_DISABLED' } },
    });
    const business = shop.shopper('sba');
    expect((await business.post('/catalog/place', { zipCode: '60601' })).status).toBe(200);
    expect((await deliveryFor(business)).zipCode).toBe('60601');
  });
});
