import type { FastifyInstance } from 'fastify';
import { add } from '../../testing/carts.ts';
import { applyChecked, checkGiftCard, giftCard, payByGiftCard } from '../../testing/checkouts.ts';
import { createSecondInstance, onInstance } from '../../testing/second-instance.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: FastifyInstance;
beforeAll(async () => {
  shop = await createTestShop({
    env: { CARD_ATTEMPTS_PER_MINUTE: '1000' },
    products: [{ sku: 'paper', price: 1000, stock: 1000 }],
  });
  second = await createSecondInstance(shop);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const ROUNDS = 10;

/** Creates a shopper with a cart in two tabs, whose calls go to different instances. */
async function openTabs(): Promise<[Shopper, Shopper]> {
  const shopper = shop.shopper();
  await add(shopper, 'paper', 3);
  return [shopper, onInstance(shopper, second)];
}

const getId = ({ body }: TestReply) => body.data.orderPayment.id as string;
const getCards = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.orderPayments as {
    id: string;
    addedToOrder: boolean;
  }[];
const countRows = async () => {
  const { db } = shop.database;
  const tokens = [
    ...(await db.selectFrom('cart_checked_cards').select(['cart_id', 'token']).execute()),
    ...(await db
      .selectFrom('cart_tenders')
      .select(['cart_id', 'token'])
      .where('balance_minor', 'is not', null)
      .execute()),
  ].map(({ cart_id, token }) => `${cart_id} ${token}`);
  return { all: tokens.length, different: new Set(tokens).size };
};

afterEach(async () => {
  const { all, different } = await countRows();
  expect(all).toBe(different);
});

it('a card that is checked in two tabs concurrently is one row under one id', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [one, other] = await openTabs();
    const card = giftCard(500, 4_300_000 + round);
    const replies = await Promise.all([checkGiftCard(one, card), checkGiftCard(other, card)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const cards = await getCards(one);
    expect(cards).toMatchObject([{ addedToOrder: false }]);
    expect(replies.map(getId)).toEqual([cards[0]!.id, cards[0]!.id]);
  }
});

it('a card that is checked and applied concurrently is applied once, under one id', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [one, other] = await openTabs();
    const card = giftCard(500, 4_400_000 + round);
    const replies = await Promise.all([checkGiftCard(one, card), payByGiftCard(other, card)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const cards = await getCards(one);
    expect(cards).toMatchObject([{ addedToOrder: true }]);
    expect(replies.map(getId)).toEqual([cards[0]!.id, cards[0]!.id]);
  }
});

it('a card that is applied and removed concurrently was removed before or after it was applied', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [one, other] = await openTabs();
    const id = getId(await checkGiftCard(one, giftCard(500, 4_500_000 + round)));
    const [applied, removed] = await Promise.all([
      applyChecked(one, id),
      other.remove(`/checkout/default/payment/${id}`),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(applied.status);
    expect(await getCards(one)).toEqual([]);
  }
});

it('six cards that are checked concurrently: five are listed', async () => {
  const [one, other] = await openTabs();
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      checkGiftCard(index % 2 ? one : other, giftCard(100, 4_600_000 + index)),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 400]);
  expect(await getCards(one)).toHaveLength(5);
});
