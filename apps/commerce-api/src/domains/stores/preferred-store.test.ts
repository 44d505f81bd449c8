import { readYourStore, writeYourStore, YOUR_STORE_COOKIE } from '@foolscap/stores/model';
import { addStores } from '../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

let shop: TestShop;
const wendy = demoAccounts.find(({ tenant }) => tenant === 'sdc')!;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }] });
  await writeDemoAccounts(shop.database.db);
  await addStores(shop.database, '1547', '0008');
});
afterAll(() => shop.close());

const prefer = (storeNumber: string | null) =>
  shop.database.db
    .updateTable('accounts')
    .set({ preferred_store: storeNumber })
    .where('username', '=', wendy.username)
    .execute();
const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });
const readStore = (shopper: Shopper) => readYourStore(shopper.cookies.get(YOUR_STORE_COOKIE));
const choose = (shopper: Shopper, storeNumber: string, persists: boolean) =>
  shopper.cookies.set(
    YOUR_STORE_COOKIE,
    writeYourStore({ storeNumber, address1: 'a', city: 'b', state: 'MA', zipCode: '01702', persists }),
  );

it('a saved store becomes the store of a device without one, until sign-out', async () => {
  await prefer('1547');
  const shopper = shop.shopper();
  await signIn(shopper);
  expect(readStore(shopper)).toMatchObject({ storeNumber: '1547', city: 'Framingham', persists: false });
  await shopper.post('/account/signout');
  expect(readStore(shopper)).toBeUndefined();
});

it('a choice made on this device takes precedence, and stays after sign-out', async () => {
  await prefer('1547');
  const shopper = shop.shopper();
  choose(shopper, '0008', true);
  await signIn(shopper);
  expect(readStore(shopper)).toMatchObject({ storeNumber: '0008', persists: true });
  await shopper.post('/account/signout');
  expect(readStore(shopper)).toMatchObject({ storeNumber: '0008' });
});

it('another account’s store is replaced', async () => {
  await prefer('1547');
  const shopper = shop.shopper();
  choose(shopper, '0008', false);
  await signIn(shopper);
  expect(readStore(shopper)).toMatchObject({ storeNumber: '1547' });
});

it('an account without a saved store changes nothing', async () => {
  await prefer(null);
  const shopper = shop.shopper();
  await signIn(shopper);
  expect(readStore(shopper)).toBeUndefined();
});
