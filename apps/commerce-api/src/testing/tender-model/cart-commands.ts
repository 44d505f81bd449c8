import { add, ITEM, readCart } from '../carts.ts';
import { applyChecked, cardBody, checkGiftCard, payByGiftCard } from '../checkouts.ts';
import { getRewards, payByRewards } from '../rewards.ts';
import type { Shopper } from '../test-shop.ts';
import { approve, payByVendor } from '../vendors.ts';
import { command, type MoneyCommand } from './command.ts';
import {
  type Card,
  CARDS,
  type CartStoredValue,
  type Coupon,
  type Real,
  type Sku,
  STORED_VALUE,
  type Wallet,
} from './model.ts';

/** One of the shoppers of a run: a guest, a member and a buyer. */
export type Who = 0 | 1 | 2;

const PAYMENT = '/checkout/default/payment';

export const addCommand = (who: Who, sku: Sku, qty: number): MoneyCommand =>
  command(`${who}: add ${qty} ${sku}`, async (_model, { shoppers }) => {
    expect((await add(shoppers[who].shopper, sku, qty)).status).toBe(200);
  });

/** Changes a line of the cart to a quantity, or removes it. */
export const setCommand = (who: Who, index: number, qty: number): MoneyCommand =>
  command(`${who}: set line ${index} to ${qty}`, async (_model, { shoppers }) => {
    const { shopper } = shoppers[who];
    const { items = [] } = await readCart(shopper);
    if (!items.length) return;
    const { cartItemId } = items[index % items.length]!;
    const reply = qty
      ? await shopper.put(ITEM, { items: [{ cartItemId, qty }] })
      : await shopper.remove(`${ITEM}/${cartItemId}`);
    expect(reply.status).toBe(200);
  });

const isCartEmpty = async (shopper: Shopper) => !((await readCart(shopper)).items ?? []).length;

/** A gift or prepaid card, or rewards, as checkout shows it. */
export interface SeenPayment {
  id: string;
  paymentType: 'GIFT_CARD' | 'PREPAID_CARD' | 'REWARDS';
  lastFourDigit: string;
  addedToOrder: boolean;
  amountApplied: number;
  balance: number;
}

/** Returns the index of the card of the run that checkout shows by its last four digits. */
export const findCard = ({ cards }: Real, lastFourDigit: string): number =>
  cards.findIndex(({ number }) => number.endsWith(lastFourDigit));

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
  command(`${who}: pay by gift card ${index} of ${STORED_VALUE[index]!.balance}`, async (model, real) => {
    const { shopper } = real.shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const balance = await getBalance(real, index);
    const reply = await payByGiftCard(shopper, real.cards[index]!.number);
    expect(reply.status).toBe(isEmpty ? 404 : balance ? 200 : 400);
    if (isEmpty || !balance) return;
    expect(reply.body.data.orderPayment).toMatchObject({ balance: balance / 100, addedToOrder: true });
    setApplied(model.stored[who], index);
  });

function setApplied({ applied, checked }: CartStoredValue, index: number): void {
  checked.delete(index);
  applied.add(index);
}

/** Checks the balance of a card: it is listed without paying, unless it is already applied. */
export const checkBalanceCommand = (who: Who, index: number): MoneyCommand =>
  command(`${who}: check the balance of card ${index}`, async (model, real) => {
    const { shopper } = real.shoppers[who];
    const { applied, checked } = model.stored[who];
    const isEmpty = await isCartEmpty(shopper);
    const reply = await checkGiftCard(shopper, real.cards[index]!.number);
    expect(reply.status).toBe(isEmpty ? 404 : 200);
    if (isEmpty) return;
    const isApplied = applied.has(index);
    expect(reply.body.data.orderPayment).toMatchObject({
      balance: (await getBalance(real, index)) / 100,
      addedToOrder: isApplied,
    });
    if (!isApplied) checked.add(index);
    real.counts.checks += 1;
  });

/** Applies one of the checked cards of a cart, by its id. */
export const applyCheckedCommand = (who: Who, place: number): MoneyCommand =>
  command(`${who}: apply checked card ${place}`, async (model, real) => {
    const { shopper } = real.shoppers[who];
    const cards = model.stored[who];
    if (!cards.checked.size || (await isCartEmpty(shopper))) return;
    const { orderPayments } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    const listed = orderPayments.filter(({ addedToOrder }: SeenPayment) => !addedToOrder);
    const { id, paymentType, lastFourDigit } = listed[place % listed.length]!;
    const index = findCard(real, lastFourDigit);
    const balance = await getBalance(real, index);
    const reply = await applyChecked(shopper, id, paymentType);
    expect(reply.status).toBe(balance ? 200 : 400);
    if (!balance) return;
    setApplied(cards, index);
    real.counts.applies += 1;
  });

/** Pays by rewards: up to US cents, or with all of them. Guests have none. */
export const rewardsCommand = (who: Who, amount: number | undefined): MoneyCommand =>
  command(`${who}: pay by ${amount ?? 'all'} rewards`, async (model, real) => {
    const { shopper, accountId } = real.shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const reply = await payByRewards(shopper, amount && amount / 100);
    // A guest without a session has no cart either.
    if (!accountId) return void expect(isEmpty ? [401, 404] : [401]).toContain(reply.status);
    if (isEmpty) return void expect(reply.status).toBe(404);
    const available = await getRewards(real.shop.database, accountId);
    const most = amount ?? available;
    const isEnough = most > 0 && most <= available;
    expect(reply.status).toBe(isEnough ? 200 : 400);
    if (!isEnough) return;
    expect(reply.body.data.tender).toMatchObject({ type: 'REWARDS', balance: most / 100 });
    model.stored[who].rewards = most;
    real.counts.rewards += 1;
  });

export const cardCommand = (who: Who, card: Card): MoneyCommand =>
  command(`${who}: pay by card ${card}`, async (_model, { shoppers }) => {
    const { shopper, billing } = shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const body = cardBody(CARDS[card], { contactInformation: { billingAddress: billing } });
    expect((await shopper.post(PAYMENT, body)).status).toBe(isEmpty ? 404 : 200);
  });

/** Pays the rest by a vendor, after an approval in its window. The business site does not offer it. */
export const walletCommand = (who: Who, wallet: Wallet): MoneyCommand =>
  command(`${who}: pay by PayPal of ${wallet}`, async (_model, { shop, shoppers }) => {
    const { shopper, isBuyer } = shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const { status } = await payByVendor(shopper, 'PAYPAL', await approve(shop, 'PAYPAL', wallet));
    expect(status).toBe(isEmpty ? 404 : isBuyer ? 403 : 200);
  });

/** Pays the rest by an invoice to the organization, which guests do not have. */
export const invoiceCommand = (who: Who): MoneyCommand =>
  command(`${who}: pay by invoice`, async (_model, { shoppers }) => {
    const { shopper, isBuyer } = shoppers[who];
    const isEmpty = await isCartEmpty(shopper);
    const { status } = await shopper.post('/checkout/default/invoice');
    expect(status).toBe(isEmpty ? 404 : isBuyer ? 200 : 403);
  });

/** Enters a coupon, which may be used up. */
export const couponCommand = (who: Who, coupon: Coupon): MoneyCommand =>
  command(`${who}: coupon ${coupon}`, async (_model, { shoppers }) => {
    const { shopper } = shoppers[who];
    if (await isCartEmpty(shopper)) return;
    const { status } = await shopper.put('/checkout/default', { coupons: [coupon] });
    expect([200, 400]).toContain(status);
  });

/** Removes a gift or prepaid card, applied or not, the rewards, or the card for the rest. */
export const removeTenderCommand = (who: Who, index: number): MoneyCommand =>
  command(`${who}: remove tender ${index}`, async (model, real) => {
    const { shopper } = real.shoppers[who];
    if (await isCartEmpty(shopper)) return;
    const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
    const tenders = [...checkoutInfo.orderPayments, ...(checkoutInfo.payment ? [checkoutInfo.payment] : [])];
    if (!tenders.length) return;
    const tender = tenders[index % tenders.length];
    const path = `${PAYMENT}/${tender.id}`;
    expect((await shopper.remove(path)).status).toBe(200);
    expect((await shopper.remove(path)).status).toBe(404);
    if (tender === checkoutInfo.payment) return;
    const stored = model.stored[who];
    if (tender.paymentType === 'REWARDS') stored.rewards = undefined;
    else
      for (const cards of [stored.applied, stored.checked])
        cards.delete(findCard(real, tender.lastFourDigit));
  });
