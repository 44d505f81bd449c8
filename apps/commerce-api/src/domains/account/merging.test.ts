import { add, ITEM, readCart } from '../../testing/carts.ts';
import { giftCard, GOOD_CARD, payBy, payByGiftCard } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { addOffers, createTestShop, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from './demo-accounts.ts';

const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 1000 },
      { sku: 'desk', stock: 10 },
      { sku: 'plan', stock: 1000, electronic: true },
      { sku: 'two', stock: 1000, limit: 2 },
      { sku: 'pens', stock: 1000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
  await addOffers(shop.database, 'desk', ['plan']);
  await addStores(shop.database, '1547', '0008');
  await setStoreStock(shop.database, '1547', 'pens', 5);
  await setStoreStock(shop.database, '0008', 'pens', 5);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
  await setStock(shop.database, 'desk', 10);
});

const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });
const listCodes = (messages: { code: string }[]) => messages.map(({ code }) => code);
const pickup = (shopper: Shopper, store: string, qty: number, deliveryType = 'ISP') =>
  shopper.post(ITEM, { items: [{ itemId: 'pens', qty, deliveryType, pickupStoreNumber: store }] });
const desks = (shopper: Shopper, qty: number) =>
  shopper.post(ITEM, {
    items: [
      { itemId: 'desk', qty },
      { itemId: 'plan', qty, parentItemId: 'desk' },
    ],
  });
const held = async (shopper: Shopper) =>
  (await readCart(shopper)).items.map(({ itemId, qty }) => [itemId, qty]);
async function earlier(fill: (shopper: Shopper) => Promise<unknown>): Promise<void> {
  const shopper = shop.shopper();
  await signIn(shopper);
  await fill(shopper);
}

describe('child lines', () => {
  it('stay with their parent and sum up', async () => {
    await earlier((shopper) => desks(shopper, 2));
    const guest = shop.shopper();
    await desks(guest, 1);
    await signIn(guest);
    const { items } = await readCart(guest);
    expect(items.map(({ itemId, qty, parentItemId }) => [itemId, qty, parentItemId ?? ''])).toEqual([
      ['desk', 3, ''],
      ['plan', 3, 'desk'],
    ]);
  });

  it('never exceed their parent’s quantity, and a notice reports it', async () => {
    await earlier((shopper) => desks(shopper, 8));
    const guest = shop.shopper();
    await desks(guest, 5);
    const reply = await signIn(guest);
    expect(await held(guest)).toEqual([
      ['desk', 10],
      ['plan', 10],
    ]);
    expect(listCodes(reply.body.data.messages)).toEqual([
      'CART_AUTO_MERGE',
      'PARTIAL_QTY_FIXED',
      'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY',
    ]);
  });

  it('stay related to their original parent line', async () => {
    await earlier((shopper) => add(shopper, 'desk', 1));
    const guest = shop.shopper();
    await desks(guest, 2);
    await signIn(guest);
    const { items } = await readCart(guest);
    expect(await held(guest)).toEqual([
      ['desk', 3],
      ['plan', 2],
    ]);
    expect(items[1]).toMatchObject({
      parentRelationType: 'WARRANTY',
      parentRelationCartItemId: items[0]!.cartItemId,
    });
  });

  it('come back with a parent that the account had removed', async () => {
    await earlier(async (shopper) => {
      const { body } = await desks(shopper, 2);
      await shopper.remove(`${ITEM}/${body.data.cartInfo.items[0].cartItemId}`);
    });
    const guest = shop.shopper();
    await desks(guest, 1);
    await signIn(guest);
    expect(await held(guest)).toEqual([
      ['desk', 1],
      ['plan', 1],
    ]);
  });
});

it('a merged line shows how many of its units were the guest’s', async () => {
  await earlier((shopper) => add(shopper, 'paper', 2));
  const guest = shop.shopper();
  await add(guest, 'paper', 3);
  await add(guest, 'pens', 1);
  await signIn(guest);
  expect((await readCart(guest)).items).toMatchObject([
    { itemId: 'paper', qty: 5, requestedQty: 3, qtyAdded: 3, prevQty: 2 },
    { itemId: 'pens', qty: 1, requestedQty: 1, qtyAdded: 1, prevQty: 0 },
  ]);
});

it('a merge moves the revision of the account’s cart', async () => {
  const shopper = shop.shopper();
  await signIn(shopper);
  await add(shopper, 'paper', 1);
  const before = (await readCart(shopper)).revision;
  const guest = shop.shopper();
  await add(guest, 'paper', 1);
  await signIn(guest);
  expect((await readCart(guest)).revision).toBe(before + 1);
});

describe('pickup lines', () => {
  it('sum up for the same store, capped by its stock, and stay apart from other stores and delivery', async () => {
    await earlier((shopper) => pickup(shopper, '1547', 3));
    const guest = shop.shopper();
    await pickup(guest, '1547', 4);
    await pickup(guest, '0008', 2);
    await pickup(guest, '1547', 1, 'STS');
    await add(guest, 'pens', 6);
    await signIn(guest);
    const { items } = await readCart(guest);
    expect(
      items.map(({ qty, selectedDeliveryOption: { deliveryType, pickupStoreNumber } }) => [
        deliveryType,
        pickupStoreNumber ?? '',
        qty,
      ]),
    ).toEqual([
      ['ISP', '1547', 5],
      ['ISP', '0008', 2],
      ['STS', '1547', 1],
      ['STA', '', 6],
    ]);
    expect(listCodes(items[0]!.messages)).toEqual(['PARTIAL_QTY_FIXED']);
  });
});

it('the limit of an item per order applies to both carts together', async () => {
  await earlier((shopper) => add(shopper, 'two', 2));
  const guest = shop.shopper();
  await add(guest, 'two', 1);
  const reply = await signIn(guest);
  expect(reply.status).toBe(200);
  expect(await held(guest)).toEqual([['two', 2]]);
  expect(listCodes(reply.body.data.messages)).toEqual(['CART_AUTO_MERGE', 'QTY_LIMIT_ITEM']);
});

it('the account’s quantity is never reduced, even when its stock is sold out', async () => {
  await earlier((shopper) => add(shopper, 'desk', 4));
  const guest = shop.shopper();
  await add(guest, 'desk', 3);
  await setStock(shop.database, 'desk', 1);
  await signIn(guest);
  expect(await held(guest)).toEqual([['desk', 4]]);
});

it('a guest’s removed line is not merged', async () => {
  const guest = shop.shopper();
  const reply = await add(guest, 'paper', 2);
  await add(guest, 'two', 1);
  await guest.remove(`${ITEM}/${reply.body.data.cartInfo.items[0].cartItemId}`);
  await signIn(guest);
  expect(await held(guest)).toEqual([['two', 1]]);
});

it('the guest’s cart on the other site stays there', async () => {
  const guest = shop.shopper();
  await add(guest, 'paper', 2);
  const business = shop.shopper('sba');
  business.cookies.set('fs_session', guest.cookies.get('fs_session')!);
  await add(business, 'desk', 1);
  await signIn(guest);
  expect(await held(guest)).toEqual([['paper', 2]]);
  business.cookies.set('fs_session', guest.cookies.get('fs_session')!);
  expect(await held(business)).toEqual([['desk', 1]]);
});

it('signing in over another account gives access to none of its data, and merges none', async () => {
  const shopper = shop.shopper();
  await signIn(shopper);
  await add(shopper, 'paper', 2);
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'after@example.com',
    password: 'a long phrase of mine',
  });
  expect(await held(shopper)).toEqual([]);
  const again = shop.shopper();
  await signIn(again);
  expect(await held(again)).toEqual([['paper', 2]]);
});

it('the guest’s cookie is invalid afterwards and finds no cart', async () => {
  const guest = shop.shopper();
  await add(guest, 'paper', 2);
  const thief = shop.shopper();
  thief.cookies.set('fs_session', guest.cookies.get('fs_session')!);
  const before = (await guest.get('/checkout')).headers['x-session-id'];
  await signIn(guest);
  expect((await thief.get('/checkout')).body.error.code).toBe('SESSION_CHANGED');
  // A cart held in the browser is discarded, because its session has a new epoch.
  expect((await guest.get('/checkout')).headers['x-session-id']).not.toBe(before);
});

describe('gift cards of a guest', () => {
  const getCards = async (shopper: Shopper): Promise<number[]> =>
    (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.orderPayments.map(
      ({ balance }: { balance: number }) => balance,
    );

  it('are added to those of the account’s cart, each once', async () => {
    const [own, shared, guests] = [giftCard(100, 9001), giftCard(200, 9002), giftCard(300, 9003)];
    await earlier(async (shopper) => {
      await add(shopper, 'paper', 9);
      for (const card of [own, shared]) await payByGiftCard(shopper, card);
    });
    const guest = shop.shopper();
    await add(guest, 'pens');
    for (const card of [shared, guests]) await payByGiftCard(guest, card);
    await signIn(guest);
    expect(await getCards(guest)).toEqual([1, 2, 3]);
  });

  it('are added up to the limit of an order; a notice reports the others', async () => {
    const cards = Array.from({ length: 6 }, (_, index) => giftCard(100, 9100 + index));
    await earlier(async (shopper) => {
      await add(shopper, 'paper', 9);
      for (const card of cards.slice(0, 4)) await payByGiftCard(shopper, card);
    });
    const guest = shop.shopper();
    await add(guest, 'pens');
    for (const card of cards.slice(4)) await payByGiftCard(guest, card);
    const { body } = await signIn(guest);
    expect(await getCards(guest)).toHaveLength(5);
    expect(JSON.stringify(body)).toContain('GIFT_CARD_LIMIT_EXCEEDED');
  });
});

it('a guest’s credit card is not kept, and a notice says so unless the account’s cart has one', async () => {
  const signInWithCard = async () => {
    const guest = shop.shopper();
    await add(guest, 'pens');
    await payBy(guest, GOOD_CARD);
    return listCodes((await signIn(guest)).body.data.messages);
  };
  expect(await signInWithCard()).toContain('PAYMENT_NOT_KEPT');
  await earlier((shopper) => payBy(shopper, GOOD_CARD));
  expect(await signInWithCard()).not.toContain('PAYMENT_NOT_KEPT');
});
