import { ADDRESS } from '../../testing/carts.ts';
import { giftCard, order, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
});
afterAll(() => shop.close());
let total: number;
beforeEach(async () => {
  shopper = shop.shopper();
  total = await readyToOrder(shopper, 'paper', { qty: 2 });
});

const getPayment = async () => (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.payment;
const setAddress = (id: string, billingAddress: object, key?: string) =>
  shopper.put(`/checkout/default/payment/${id}/billingaddress`, { billingAddress }, key ? { key } : {});

describe('the billing address of a payment', () => {
  it('is changed for the order, and the payment stays the same', async () => {
    const before = await getPayment();
    const { status, body } = await setAddress(before.id, { ...ADDRESS, address1: '9 Ledger Lane' });
    expect([status, body.data.validation]).toEqual([200, 'VERIFIED']);
    expect(await getPayment()).toEqual({
      ...before,
      billingAddress: expect.objectContaining({ address1: '9 Ledger Lane', type: 'B', country: 'US' }),
    });
    const placed = await order(shopper, total);
    expect(placed.status).toBe(200);
    const { orderNumber } = placed.body.data.order;
    const { body: reply } = await shopper.get(`/orders/${orderNumber}`);
    expect(reply.data.order.billingAddress.address1).toBe('9 Ledger Lane');
  });

  it('is saved with a suggestion if its city is not that of the ZIP code', async () => {
    const { id } = await getPayment();
    const { body } = await setAddress(id, { ...ADDRESS, city: 'Boston' });
    expect(body.data).toMatchObject({
      validation: 'SUGGESTED',
      billingAddress: { city: 'Boston' },
      suggestedAddress: { city: 'Framingham', state: 'MA', zipCode: '01702' },
    });
    expect((await getPayment()).billingAddress.city).toBe('Boston');
  });

  it('is saved as unverified if its ZIP code is too new for the table', async () => {
    const { id } = await getPayment();
    const { body } = await setAddress(id, { ...ADDRESS, zipCode: '01799' });
    expect(body.data).toMatchObject({ validation: 'UNVERIFIED', billingAddress: { zipCode: '01799' } });
  });

  it.each([
    [{ state: 'ZZ' }, 'billingAddress.state'],
    [{ zipCode: '99501' }, 'billingAddress.zipCode'],
    [{ city: ' ' }, 'billingAddress.city'],
  ])('is refused with %j, naming %s', async (change, field) => {
    const { id, billingAddress } = await getPayment();
    const { status, body } = await setAddress(id, { ...ADDRESS, ...change });
    expect([status, body.error.code, body.error.field]).toEqual([400, 'ADDRESS_INVALID', field]);
    expect((await getPayment()).billingAddress).toEqual(billingAddress);
  });

  it('repeats its reply under the same key', async () => {
    const { id } = await getPayment();
    const first = await setAddress(id, { ...ADDRESS, address1: '1 First St' }, 'once');
    await setAddress(id, { ...ADDRESS, address1: '2 Second St' });
    const repeated = await setAddress(id, { ...ADDRESS, address1: '1 First St' }, 'once');
    expect(repeated.body.data).toEqual(first.body.data);
    expect((await getPayment()).billingAddress.address1).toBe('2 Second St');
  });

  it('does not exist for gift cards', async () => {
    const { body } = await payByGiftCard(shopper, giftCard(500, 1));
    const { status } = await setAddress(body.data.orderPayment.id, ADDRESS);
    expect(status).toBe(400);
  });

  it('of another shopper’s payment is refused like a missing one (decision-foreign-ids.5)', async () => {
    const { id } = await getPayment();
    const owner = shopper;
    shopper = shop.shopper();
    await readyToOrder(shopper, 'paper');
    const { status, body } = await setAddress(id, { ...ADDRESS, address1: '13 Elsewhere' });
    expect([status, body.error.code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    shopper = owner;
    expect((await getPayment()).billingAddress.address1).toBe(ADDRESS.address1);
  });
});
