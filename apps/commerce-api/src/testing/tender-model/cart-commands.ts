import { add, ITEM, readCart } from '../carts.ts';
import { payBy, payByGiftCard } from '../checkouts.ts';
import type { Shopper } from '../test-shop.ts';
import { command, type MoneyCommand } from './command.ts';
import { type Card, CARDS, type Real, type Sku, STORED_VALUE } from './model.ts';

/** One of the two shoppers of a run. */
export type Who = 0 | 1;

const PAYMENT = '/checkout/default/payment';

export const addCommand = (who: Who, sku: Sku, qty: number): MoneyCommand =>
  command(`${who}: add ${qty} ${sku}`, async (_model, { shoppers }) => {
    expect((await add(shoppers[who], sku, qty)).status).toBe(200);
  });

/** Changes a line of the cart to a quantity, or removes it. */
export const setCommand = (who: Who, index: number, qty: number): MoneyCommand =>
  command(`${who}: set line ${index} to ${qty}`, async (_model, { shoppers }) => {
    const { items = [] } = await readCart(shoppers[who]);
    if (!items.length) return;
    const { cartItemId } = items[index % items.length]!;
    const reply = qty
      ? await shoppers[who].put(ITEM, { items: [{ cartItemId, qty }] })
      : await shoppers[who].remove(`${ITEM}/${cartItemId}`);
    expect(reply.status).toBe(200);
  });

const isCartEmpty = async (shopper: Shopper) => !((await readCart(shopper)).items ?? []).length;

/** Returns the balance of a card of the run at the gateway, in US cents. */
export async function getBalance({ shop, cards }: Real, index: number): Promise<number> {
  const { balance_minor } = await shop.database.db
    .selectFrom('sandbox_stored_value')
    .select('balance_minor')
    .where('token', '=', cards[index]!.token)
    .executeTakeFirstOrThrow();
  return balance_minor;
}

export const storedValueCommand = (who: Who, index: number): MoneyCommand =>
  command(`${who}: pay by gift card ${index} of ${STORED_VALUE[index]!.balance}`, async (_model, real) => {
    const shopper = real.shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const balance = await getBalance(real, index);
    const reply = await payByGiftCard(shopper, real.cards[index]!.number);
    expect(reply.status).toBe(isEmpty ? 404 : balance ? 200 : 400);
    if (!isEmpty && balance) expect(reply.body.data.orderPayment.balance).toBe(balance / 100);
  });

export const cardCommand = (who: Who, card: Card): MoneyCommand =>
  command(`${who}: pay by card ${card}`, async (_model, { shoppers }) => {
    const isEmpty = await isCartEmpty(shoppers[who]);
    expect((await payBy(shoppers[who], CARDS[card])).status).toBe(isEmpty ? 404 : 200);
  });

/** Removes a gift or prepaid card, or the card for the rest. */
export const removeTenderCommand = (who: Who, index: number): MoneyCommand =>
  command(`${who}: remove tender ${index}`, async (_model, { shoppers }) => {
    const shopper = shoppers[who];
    if (await isCartEmpty(shopper)) return;
    const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
    const tenders = [...checkoutInfo.orderPayments, ...(checkoutInfo.payment ? [checkoutInfo.payment] : [])];
    if (!tenders.length) return;
    const path = `${PAYMENT}/${tenders[index % tenders.length].id}`;
    expect((await shopper.remove(path)).status).toBe(200);
    expect((await shopper.remove(path)).status).toBe(404);
  });
