import { add, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { addStores } from '../../../testing/places.ts';
import { createTestShop, setStock, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      {
        sku: 'desk',
        price: 20_000,
        stock: 100,
        conditions: { furnitureServices: { BASC: 4900, CUST: 'TBD' } },
      },
      {
        sku: 'shelf',
        price: 9000,
        stock: 100,
        conditions: { furnitureServices: { BASC: 4900, CUST: 'TBD' } },
      },
    ],
  });
  await addStores(shop.database, '1547');
});
afterAll(() => shop.close());

interface Choice {
  qty: number;
  BASC?: number;
  CUST?: number;
  /** The quantity is reduced to this after the choice. */
  lowered?: number;
}

async function choose(shopper: Shopper, sku: string, { qty, BASC = 0, CUST = 0, lowered }: Choice) {
  const { cartItemId } = getLines(await add(shopper, sku, qty))[0]!;
  const change = (fields: object) => shopper.put(ITEM, { items: [{ cartItemId, qty, ...fields }] });
  await change({ furnSvcInfo: { BASC: { qty: BASC }, CUST: { qty: CUST } } });
  if (lowered !== undefined) await change({ qty: lowered });
  return cartItemId;
}
const getUnits = async (shopper: Shopper) => {
  const { qty, furnSvcInfo, messages } = (await readCart(shopper)).items[0]!;
  return { qty, BASC: furnSvcInfo.BASC?.qty, CUST: furnSvcInfo.CUST?.qty, messages };
};

let serial = 0;
async function register() {
  const person = { username: `merge${(serial += 1)}@example.com`, password: 'a long phrase of mine' };
  const shopper = shop.shopper();
  await shopper.post('/account/register', { firstName: 'Ada', lastName: 'Page', ...person });
  return {
    shopper,
    signIn: async (guest: Shopper) => expect((await guest.post('/account/signin', person)).status).toBe(200),
  };
}

it.each<[name: string, account: Choice, guest: Choice, merged: Choice]>([
  ['of each level', { qty: 3, BASC: 1, CUST: 1 }, { qty: 2, BASC: 1, CUST: 1 }, { qty: 5, BASC: 2, CUST: 2 }],
  ['of a guest with another level', { qty: 1, BASC: 1 }, { qty: 1, CUST: 1 }, { qty: 2, BASC: 1, CUST: 1 }],
  ['of a guest without any', { qty: 2, BASC: 1 }, { qty: 2 }, { qty: 4, BASC: 1, CUST: 0 }],
  ['of an account without any', { qty: 2 }, { qty: 2, BASC: 2 }, { qty: 4, BASC: 2, CUST: 0 }],
  [
    'that the lines showed, not units beyond their quantity',
    { qty: 3, BASC: 3, lowered: 1 },
    { qty: 2, BASC: 1 },
    { qty: 3, BASC: 2, CUST: 0 },
  ],
])('services add up: those %s', async (_name, ofAccount, ofGuest, merged) => {
  const { shopper, signIn } = await register();
  await choose(shopper, 'desk', ofAccount);
  const guest = shop.shopper();
  await choose(guest, 'desk', ofGuest);
  await signIn(guest);
  const first = await getUnits(guest);
  expect(first).toMatchObject(merged);
  await signIn(guest);
  expect(await getUnits(guest)).toEqual(first);
});

it('services add up no further than the quantity of the line; those of the account come first', async () => {
  const { shopper, signIn } = await register();
  await choose(shopper, 'shelf', { qty: 2, BASC: 1, CUST: 1 });
  const guest = shop.shopper();
  await choose(guest, 'shelf', { qty: 2, BASC: 2 });
  await setStock(shop.database, 'shelf', 3);
  await signIn(guest);
  expect(await getUnits(guest)).toMatchObject({ qty: 3, BASC: 2, CUST: 1 });
});

it('a line that is merged into another keeps its services', async () => {
  const shopper = shop.shopper();
  const cartItemId = await choose(shopper, 'desk', { qty: 2, BASC: 2 });
  const move = (fields: object) => shopper.put(ITEM, { items: [{ cartItemId, qty: 2, ...fields }] });
  await move({ deliveryType: 'STS', pickupStoreNumber: '1547' });
  await choose(shopper, 'desk', { qty: 1, CUST: 1 });
  await move({ deliveryType: 'STA' });
  expect(await getUnits(shopper)).toMatchObject({ qty: 3, BASC: 2, CUST: 1 });
});

it('a service that is no longer offered when carts are merged has a message', async () => {
  const { shopper, signIn } = await register();
  await choose(shopper, 'desk', { qty: 1, BASC: 1 });
  const guest = shop.shopper();
  await choose(guest, 'desk', { qty: 1, CUST: 1 });
  await shop.database.db
    .updateTable('products')
    .set({ sale_conditions: JSON.stringify({ furnitureServices: { BASC: 4900 } }) })
    .where('sku', '=', 'desk')
    .execute();
  await signIn(guest);
  const { messages, ...units } = await getUnits(guest);
  expect(units).toEqual({ qty: 2, BASC: 1, CUST: undefined });
  expect(messages).toMatchObject([{ code: 'FURNITURE_SERVICE_REMOVED' }]);
});
