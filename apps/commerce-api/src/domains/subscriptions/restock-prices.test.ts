import { createRestockWorker, passDays, subscribe, SUBSCRIPTIONS } from '../../testing/restocking.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

let shop: TestShop;
let run: () => Promise<void>;
beforeEach(async () => {
  shop = await createTestShop({
    products: [{ sku: 'paper', price: 1000, stock: 1000, conditions: { autoRestock: true } }],
  });
  shop.clock.now = new Date('2026-11-25T15:00:00Z');
  await writeDemoAccounts(shop.database.db);
  await setVolumePrices([
    [5, 900],
    [10, 850],
  ]);
  run = createRestockWorker(shop);
});
afterEach(() => shop.close());

const setVolumePrices = (prices: [minQty: number, price: number][]) =>
  shop.database.db
    .updateTable('products')
    .set({ volume_prices: JSON.stringify(prices) })
    .where('sku', '=', 'paper')
    .execute();

async function signedIn(): Promise<Shopper> {
  const { username, password, tenant } = demoAccounts[0]!;
  const shopper = shop.shopper(tenant);
  await shopper.post('/account/signin', { username, password });
  return shopper;
}

const only = async (shopper: Shopper) => (await shopper.get(SUBSCRIPTIONS)).body.data.subscriptions[0];

it('an offer has the volume prices of the item, and a subscription the price of its quantity', async () => {
  const shopper = await signedIn();
  const { body } = await shopper.get(`${SUBSCRIPTIONS}/offer?itemId=paper`);
  expect(body.data.item).toMatchObject({
    price: 10,
    volumePrices: [
      { minQty: 5, price: 9 },
      { minQty: 10, price: 8.5 },
    ],
  });
  await subscribe(shop, shopper, 'paper', { qty: 10 });
  expect(await only(shopper)).toMatchObject({ qty: 10, knownPrice: 8.5 });

  const { id, revision } = await only(shopper);
  await shopper.put(`${SUBSCRIPTIONS}/${id}`, { revision, qty: 5 });
  expect(await only(shopper)).toMatchObject({ qty: 5, knownPrice: 9 });
});

it('a reminder names the price of each unit that the order is charged', async () => {
  const shopper = await signedIn();
  await subscribe(shop, shopper, 'paper', { qty: 10, daysAhead: 5 });
  passDays(shop, 3);
  await run();
  const reminder = shop.mails.find(({ kind }) => kind === 'restockReminder');
  expect(reminder?.text).toContain('Price now: $8.50 each');
  passDays(shop, 2);
  await run();
  const later = await signedIn();
  const orders = (await later.get('/orders')).body.data.orders;
  const { body } = await later.get(`/orders/${orders[0].orderNumber}`);
  expect(body.data.order.lines[0]).toMatchObject({ qty: 10, finalPricePerUnit: 8.5 });
});

it('an order waits for the shopper when the volume price of its quantity has risen', async () => {
  const shopper = await signedIn();
  await subscribe(shop, shopper, 'paper', { qty: 10 });
  await setVolumePrices([]);
  passDays(shop, 1);
  await run();
  const later = await signedIn();
  expect(await only(later)).toMatchObject({ status: 'PAUSED', problem: 'PRICE_ROSE', knownPrice: 8.5 });
});
