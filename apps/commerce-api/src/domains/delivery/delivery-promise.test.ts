import { add, ADDRESS, ITEM, readCart } from '../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../testing/checkouts.ts';
import { addStores, addWarehouses, setStoreStock, setWarehouseStock } from '../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: '20000001', name: 'Pens', price: 1000 },
      { sku: '20000002', name: 'Desk', price: 9000, bopisEligible: false },
      { sku: '20000003', name: 'Plan', price: 500, electronic: true, bopisEligible: false },
    ],
  });
  await addWarehouses(shop.database);
  // Close to Boston and close to Los Angeles.
  await setWarehouseStock(shop.database, '20000001', { W1: 10 });
  await setWarehouseStock(shop.database, '20000002', { W1: 1, W3: 8 });
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', '20000001', 0);
});
beforeEach(() => void (shop.clock.now = new Date('2026-03-02T15:00:00Z')));
afterAll(() => shop.close());

interface Window {
  minDeliveryDate?: string;
  maxDeliveryDate?: string;
}
const getWindow = ({ minDeliveryDate, maxDeliveryDate }: Window) => [minDeliveryDate, maxDeliveryDate];
const byItem = (lines: (Window & { itemId: string })[]) =>
  Object.fromEntries(lines.map((line) => [line.itemId, getWindow(line)]));

const onProductPage = async (shopper: Shopper, sku: string) =>
  getWindow((await shopper.get(`/catalog/products/${sku}`)).body.data.product.delivery);
const inCart = async (shopper: Shopper) =>
  byItem(
    (await readCart(shopper)).items.map(({ itemId, selectedDeliveryOption }) => ({
      itemId,
      ...selectedDeliveryOption,
    })),
  );
const atCheckout = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;

const WEST = { ...ADDRESS, city: 'Seattle', state: 'WA', zipCode: '98101' };
const FROM_BOSTON = ['2026-03-06', '2026-03-10'];
const FROM_LOS_ANGELES = ['2026-03-05', '2026-03-06'];

it('a line shows the same delivery window on its page, in the cart, at checkout and in the order', async () => {
  const shopper = shop.shopper();
  await shopper.post('/catalog/place', { zipCode: WEST.zipCode });
  expect(await onProductPage(shopper, '20000001')).toEqual(FROM_BOSTON);
  expect(await onProductPage(shopper, '20000002')).toEqual(FROM_LOS_ANGELES);

  for (const sku of ['20000001', '20000002', '20000003']) await add(shopper, sku);
  const promised = {
    '20000001': FROM_BOSTON,
    '20000002': FROM_LOS_ANGELES,
    '20000003': [undefined, undefined],
  };
  expect(await inCart(shopper)).toEqual(promised);

  await shopper.put('/checkout/default', { addresses: [WEST], emailId1: 'ada@example.com' });
  await payBy(shopper, GOOD_CARD);
  expect(await inCart(shopper)).toEqual(promised);
  const { lines, deliveryMethods, totals } = await atCheckout(shopper);
  expect(byItem(lines)).toEqual(promised);
  expect(deliveryMethods.map(getWindow)).toEqual([
    ['2026-03-05', '2026-03-10'],
    ['2026-03-03', '2026-03-03'],
  ]);

  const placed = (await order(shopper, totals.ordTotal)).body.data.order;
  expect(byItem(placed.lines)).toEqual(promised);
  expect(getWindow(placed)).toEqual(['2026-03-05', '2026-03-10']);
});

describe('the most recently chosen place applies everywhere:', () => {
  it('an address after an entered ZIP code', async () => {
    const shopper = shop.shopper();
    await add(shopper, '20000001');
    // No place chosen: 01702 (decision-default-places).
    expect(await inCart(shopper)).toEqual({ '20000001': ['2026-03-03', '2026-03-04'] });
    await shopper.post('/catalog/place', { zipCode: '02108' });
    await shopper.put('/checkout/default', { addresses: [WEST], emailId1: 'ada@example.com' });
    expect(await inCart(shopper)).toEqual({ '20000001': FROM_BOSTON });
    expect(await onProductPage(shopper, '20000001')).toEqual(FROM_BOSTON);
    expect((await readCart(shopper)).cartAttributes.deliveryZipCode).toBe('98101');
  });

  it('a ZIP code entered after the address, until checkout, where the address applies', async () => {
    const shopper = shop.shopper();
    await add(shopper, '20000001');
    await shopper.put('/checkout/default', { addresses: [WEST], emailId1: 'ada@example.com' });
    await shopper.post('/catalog/place', { zipCode: '02108' });
    expect(await onProductPage(shopper, '20000001')).toEqual(['2026-03-03', '2026-03-04']);
    expect(await inCart(shopper)).toEqual({ '20000001': ['2026-03-03', '2026-03-04'] });
    expect((await readCart(shopper)).cartAttributes.deliveryZipCode).toBe('02108');
    expect(byItem((await atCheckout(shopper)).lines)).toEqual({ '20000001': FROM_BOSTON });
  });

  it('never a former shopper’s place, after sign-out', async () => {
    const shopper = shop.shopper();
    await shopper.post('/catalog/place', { zipCode: WEST.zipCode });
    await shopper.post('/account/signout', {});
    expect(await onProductPage(shopper, '20000001')).toEqual(['2026-03-03', '2026-03-04']);
  });
});

it('a quantity above the stock of the nearest warehouse widens the window', async () => {
  const shopper = shop.shopper();
  await shopper.post('/catalog/place', { zipCode: '90012' });
  await setWarehouseStock(shop.database, '20000002', { W1: 2, W3: 2 });
  // The product page already shows the later date.
  expect((await shopper.get('/catalog/products/20000002')).body.data.product.delivery).toMatchObject({
    zipCode: '90012',
    minDeliveryDate: '2026-03-03',
    maxDeliveryDate: '2026-03-04',
    larger: [{ moreThan: 2, minDeliveryDate: '2026-03-03', maxDeliveryDate: '2026-03-10' }],
  });
  await add(shopper, '20000002', 2);
  expect(await inCart(shopper)).toEqual({ '20000002': ['2026-03-03', '2026-03-04'] });
  await add(shopper, '20000002', 1);
  expect(await inCart(shopper)).toEqual({ '20000002': ['2026-03-03', '2026-03-10'] });
});

it('a shipment to a store depends on the distance of the store, wherever the shopper lives', async () => {
  const shopper = shop.shopper();
  await shopper.post('/catalog/place', { zipCode: WEST.zipCode });
  await shopper.post(ITEM, {
    items: [{ itemId: '20000001', qty: 1, deliveryType: 'STS', pickupStoreNumber: '1547' }],
  });
  expect(await inCart(shopper)).toEqual({ '20000001': ['2026-03-03', '2026-03-04'] });
  const [line] = (await readCart(shopper)).items;
  expect(
    Object.fromEntries(
      line!.availableDeliveryOptions.map((option: Window & { groupId: string }) => [
        option.groupId,
        getWindow(option),
      ]),
    ),
  ).toEqual({
    G1: FROM_BOSTON,
    G2: [undefined, undefined],
    G3: ['2026-03-03', '2026-03-04'],
  });
  const { pickups } = await atCheckout(shopper);
  expect(pickups[0].readyBy).toBe('Tue, Mar 3 – Wed, Mar 4');
});
