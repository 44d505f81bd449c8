import { add, ADDRESS } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

const PO_BOX = { ...ADDRESS, address1: 'PO Box 12' };
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000 },
      { sku: 'desk', price: 20_000, stock: 1000, oversized: true },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

const shipTo = (address: object) => shopper.put('/checkout/default', { addresses: [address] });

it.each([
  ['a military address', { state: 'AE', city: 'APO', zipCode: '09002' }, /military addresses/],
  ['a territory', { state: 'PR', city: 'San Juan', zipCode: '00901' }, /Puerto Rico/],
])('refuses %s with its reason', async (_, place, message) => {
  await add(shopper, 'paper');
  const { status, body } = await shipTo({ ...ADDRESS, ...place });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'UN_DELIVERABLE_ADDRESSES', field: 'addresses[0].state' });
  expect(body.error.message).toMatch(message);
});

it('rejects a PO box for large items only, and explains what to do', async () => {
  await add(shopper, 'paper');
  expect((await shipTo(PO_BOX)).status).toBe(200);
  await add(shopper, 'desk');
  expect((await shipTo(PO_BOX)).body.error).toMatchObject({
    status: 400,
    code: 'UN_DELIVERABLE_ADDRESSES',
    field: 'addresses[0].address1',
    message:
      'We can’t deliver large items to a PO box. Enter a street address, or remove the large items from your cart.',
  });
});

it('opens the address again after a large item is added, and places no order until it is changed', async () => {
  const first = await readyToOrder(shopper, 'paper');
  await shipTo(PO_BOX);
  await add(shopper, 'desk');
  const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
  expect(checkoutInfo.messages).toContainEqual(
    expect.objectContaining({ code: 'UN_DELIVERABLE_ADDRESSES', type: 'ERROR' }),
  );
  expect(checkoutInfo.sections).toContainEqual({ type: 'ADDRESS', done: false });
  const total = checkoutInfo.totals.ordTotal as number;
  expect(total).toBeGreaterThan(first);
  expect((await order(shopper, total)).body.error.code).toBe('UN_DELIVERABLE_ADDRESSES');
  await shipTo(ADDRESS);
  expect((await order(shopper, total)).status).toBe(200);
});

it('a billing address may be anywhere that has a ZIP code of its state', async () => {
  await add(shopper, 'paper');
  const billing = { ...ADDRESS, type: 'B', address1: 'PO Box 12' };
  await add(shopper, 'desk');
  expect((await shopper.put('/checkout/default', { addresses: [ADDRESS, billing] })).status).toBe(200);
});
