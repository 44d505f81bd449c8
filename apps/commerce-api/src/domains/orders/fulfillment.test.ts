import { createMailer } from '../../kernel/mail/mailer.ts';
import { ADDRESS, ITEM } from '../../testing/carts.ts';
import { cardBody, order, readyToOrder } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { createTestShop, type Shopper, getStock, type TestShop } from '../../testing/test-shop.ts';
import { createFulfillment } from './fulfillment.ts';

let shop: TestShop;
let fulfillment: ReturnType<typeof createFulfillment>;
const LOG = { info: () => undefined, error: () => undefined };
const PERSON = { firstName: 'Grace', lastName: 'Hall', email: 'grace@example.com', phone: '5085550142' };

beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 1000 },
      { sku: 'pens', stock: 1000 },
    ],
  });
  await addStores(shop.database, '1547', '0008');
  for (const store of ['1547', '0008']) await setStoreStock(shop.database, store, 'pens', 1000);
  const mailer = createMailer({ send: async (mail) => void shop.mails.push(mail) });
  fulfillment = createFulfillment({
    database: shop.database,
    settings: shop.settings,
    mailer,
    now: () => shop.clock.now,
  });
});
afterAll(() => shop.close());

const getNumber = (reply: Awaited<ReturnType<typeof order>>) => {
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
};
async function delivered(): Promise<{ shopper: Shopper; orderNumber: string }> {
  const shopper = shop.shopper();
  return { shopper, orderNumber: getNumber(await order(shopper, await readyToOrder(shopper, 'paper'))) };
}
/** Places an order of pens for pickup in each store; a mixed order also ships paper. */
async function collected(
  stores: string[],
  mixed = false,
): Promise<{ shopper: Shopper; orderNumber: string }> {
  const shopper = shop.shopper();
  await shopper.post(ITEM, {
    items: [
      ...stores.map((store) => ({ itemId: 'pens', qty: 1, deliveryType: 'ISP', pickupStoreNumber: store })),
      ...(mixed ? [{ itemId: 'paper', qty: 1 }] : []),
    ],
  });
  await shopper.put('/checkout/default', {
    emailId1: 'ada@example.com',
    pickupPerson: PERSON,
    ...(mixed ? { addresses: [ADDRESS] } : {}),
  });
  await shopper.post('/checkout/default/payment', cardBody());
  const { body } = await shopper.get('/checkout/precheckout');
  return { shopper, orderNumber: getNumber(await order(shopper, body.data.checkoutInfo.totals.ordTotal)) };
}
const say = (orderNumber: string, step: Parameters<typeof fulfillment.execute>[0]['step'], more = {}) =>
  fulfillment.execute({ orderNumber, step, ...more }, LOG);
const seen = async ({ shopper, orderNumber }: Awaited<ReturnType<typeof delivered>>) =>
  (await shopper.get(`/orders/${orderNumber}`)).body.data.order;
const getMails = (orderNumber: string) =>
  shop.mails.filter(({ subject }) => subject.includes(orderNumber)).map(({ kind }) => kind);

describe('a delivered order', () => {
  it('is shipped once, with carrier and number on the order and in one mail, then delivered', async () => {
    const placed = await delivered();
    const { orderNumber, shopper } = placed;
    expect(await seen(placed)).toMatchObject({
      status: 'PLACED',
      billingAddress: { address1: ADDRESS.address1 },
    });
    expect(await say(orderNumber, 'ship', { carrier: 'Post', tracking: 'T-1' })).toMatchObject({
      changed: true,
      status: 'SHIPPED',
    });
    expect(await say(orderNumber, 'ship', { carrier: 'Post', tracking: 'T-1' })).toMatchObject({
      changed: false,
    });
    const order = await seen(placed);
    expect(order).toMatchObject({
      status: 'SHIPPED',
      shippedAt: shop.clock.now.toISOString(),
      shipment: { carrier: 'Post', trackingNumber: 'T-1' },
    });
    expect(order.cancellableUntil).toBeUndefined();
    expect((await shopper.post(`/orders/${orderNumber}/cancel`)).body.error.code).toBe(
      'ORDER_NOT_CANCELLABLE',
    );
    // Correcting a mistyped tracking number sends no second mail.
    expect((await say(orderNumber, 'ship', { tracking: 'T-2' })).message).toContain(
      'tracking number changed',
    );
    expect((await seen(placed)).shipment).toEqual({ carrier: 'Post', trackingNumber: 'T-2' });
    expect(await say(orderNumber, 'delivered')).toMatchObject({ status: 'DELIVERED' });
    expect((await seen(placed)).deliveredAt).toBe(shop.clock.now.toISOString());
    expect(getMails(orderNumber)).toEqual(['orderPlaced', 'orderShipped']);
    expect(shop.mails.find(({ kind }) => kind === 'orderShipped')!.text).toContain('Tracking number: T-1');
  });

  it('rejects impossible steps, with the reason', async () => {
    const { orderNumber, shopper } = await delivered();
    await expect(say(orderNumber, 'delivered')).rejects.toThrow(`Order ${orderNumber} was not shipped yet.`);
    await expect(say(orderNumber, 'ready')).rejects.toThrow('nothing of it is collected');
    await expect(say('1', 'ship')).rejects.toMatchObject({ status: 404, message: 'There is no order 1.' });
    await shopper.post(`/orders/${orderNumber}/cancel`);
    await expect(say(orderNumber, 'ship')).rejects.toThrow(`Order ${orderNumber} was canceled`);
    expect(getMails(orderNumber)).toEqual(['orderPlaced', 'orderCanceled']);

    const other = (await delivered()).orderNumber;
    await say(other, 'ship');
    await say(other, 'delivered');
    await expect(say(other, 'ship')).rejects.toThrow('was delivered already');
  });
});

describe('an order that is picked up', () => {
  it('is ready, then collected; its pickup person gets the mail', async () => {
    const placed = await collected(['1547']);
    const { orderNumber } = placed;
    await expect(say(orderNumber, 'ship')).rejects.toThrow('nothing of it is delivered');
    await expect(say(orderNumber, 'collected')).rejects.toThrow('is not ready in store 1547 yet');
    await expect(say(orderNumber, 'ready', { store: '0008' })).rejects.toThrow('but in 1547');
    expect(await say(orderNumber, 'ready')).toMatchObject({ status: 'READY_FOR_PICKUP' });
    expect(await seen(placed)).toMatchObject({ pickups: [{ readyAt: shop.clock.now.toISOString() }] });
    expect(shop.mails.at(-1)).toMatchObject({ kind: 'orderReady', to: PERSON.email });
    expect(await say(orderNumber, 'collected')).toMatchObject({ status: 'COLLECTED' });
    expect((await say(orderNumber, 'collected')).changed).toBe(false);
    expect((await seen(placed)).pickups[0].collectedAt).toBe(shop.clock.now.toISOString());
    await expect(say(orderNumber, 'ready')).rejects.toThrow('was collected in store 1547 already');
  });

  it('progresses separately in each store and for the delivered part', async () => {
    const placed = await collected(['0008', '1547'], true);
    const { orderNumber } = placed;
    await expect(say(orderNumber, 'ready')).rejects.toThrow('Name one: 0008, 1547.');
    await say(orderNumber, 'ready', { store: '1547' });
    expect((await say(orderNumber, 'collected', { store: '1547' })).status).toBe('PARTLY_DONE');
    const open = (await fulfillment.open(100)).find((each) => each.orderNumber === orderNumber);
    expect(open?.next).toEqual(['ship', 'ready --store 0008']);
    expect((await say(orderNumber, 'ship')).status).toBe('SHIPPED');
    await say(orderNumber, 'delivered');
    await say(orderNumber, 'ready', { store: '0008' });
    expect((await say(orderNumber, 'collected', { store: '0008' })).status).toBe('DELIVERED');
    expect((await fulfillment.open(100)).map((each) => each.orderNumber)).not.toContain(orderNumber);
  });

  it('keeps its units when it was begun: they are with the shopper, not on the shelf', async () => {
    const before = await getStock(shop.database, 'paper');
    const { orderNumber, shopper } = await delivered();
    await say(orderNumber, 'ship');
    expect((await shopper.post(`/orders/${orderNumber}/cancel`)).status).toBe(409);
    expect(await getStock(shop.database, 'paper')).toBe(before - 1);
  });
});

it('is written about in the language in which it was placed, with a link to its page in that language', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  const headers = { 'x-locale': 'fr-CA' };
  const orderNumber = getNumber(
    await shopper.post('/checkout/default/order', { expectedTotal: total }, { headers }),
  );
  await say(orderNumber, 'ship', { carrier: 'Purolator' });
  const [placed, shipped] = shop.mails.filter(({ subject }) => subject.includes(orderNumber));
  expect(placed!.subject).toBe(`Merci pour votre commande ${orderNumber}`);
  expect(placed!.text).toMatch(/Total\u00a0: [\d\u00a0]+,\d\d\u00a0\$/);
  expect(placed!.text).toContain('Visa se terminant par ');
  expect(placed!.text).not.toMatch(/\b(Subtotal|Shipping|Tax|Free|ending|Deliver|Arrives)\b/);
  expect(placed!.text).toMatch(new RegExp(`/fr-ca/order/${orderNumber}\\?token=`));
  expect(shipped!.subject).toBe(`Votre commande ${orderNumber} est en route`);
  expect(shipped!.text).toContain('Transporteur\u00a0: Purolator');
  expect(shipped!.text).toContain(`/fr-ca/order/${orderNumber}`);
});
