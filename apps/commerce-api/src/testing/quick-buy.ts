import { ADDRESS, ITEM } from './carts.ts';
import { cardBody, GOOD_CARD } from './checkouts.ts';
import type { Shopper, TestReply } from './test-shop.ts';

export const QUICK_BUY = '/account/quick-buy';
const BUY_NOW = '?buyNow=true';

/** Saves an address and a card in the shopper's account. @returns their ids */
export async function saveAddressAndCard(shopper: Shopper, card = GOOD_CARD) {
  const book = await shopper.post('/account/addresses', {
    address: { ...ADDRESS, address1: '5 Side Street' },
  });
  const wallet = await shopper.post('/account/payments', cardBody(card));
  for (const reply of [book, wallet]) if (reply.status !== 200) throw new Error(reply.text);
  const addresses = book.body.data.addresses as { address: { id: string; address1: string } }[];
  const cards = wallet.body.data.userPayments as { id: string; lastFourDigit: string }[];
  return {
    quickBuyAddressId: addresses.find(({ address }) => address.address1 === '5 Side Street')!.address.id,
    quickBuyPaymentId: cards.find(({ lastFourDigit }) => card.endsWith(lastFourDigit))!.id,
  };
}

/** Turns quick buy on. @returns the chosen address and card */
export async function turnOn(shopper: Shopper, card?: string) {
  const chosen = await saveAddressAndCard(shopper, card);
  const reply = await shopper.put(QUICK_BUY, { quickBuyActive: true, ...chosen });
  if (reply.status !== 200) throw new Error(reply.text);
  return chosen;
}

/** Fills the buy-now cart the way the storefront does, with the address and the card of quick buy. */
async function fillQuickBuy(shopper: Shopper, itemId: string, qty: number): Promise<void> {
  const { address, quickBuyPaymentId } = (await shopper.get(QUICK_BUY)).body.data;
  const steps = [
    await shopper.post(`${ITEM}${BUY_NOW}`, { items: [{ itemId, qty }] }),
    await shopper.put(`/checkout/default${BUY_NOW}`, { addresses: [{ ...address, type: 'S' }] }),
    await shopper.post(`/checkout/default/payment${BUY_NOW}`, {
      cardPayment: {
        paymentType: 'CREDIT_CARD',
        source: 'USER_KEYED',
        currencyCode: 'USD',
        profileRefId: quickBuyPaymentId,
      },
    }),
  ];
  for (const step of steps) if (step.status !== 200) throw new Error(`${step.status}: ${step.text}`);
}

interface SeenQuickBuy {
  lines: { itemId: string; qty: number }[];
  totals: { ordTotal: number };
  revision: number;
}

/** Fills the buy-now cart. @returns the cart that the shopper then sees, and the body that orders it */
export async function showQuickBuy(shopper: Shopper, itemId: string, qty = 1) {
  await fillQuickBuy(shopper, itemId, qty);
  const { checkoutInfo } = (await shopper.get(`/checkout/precheckout${BUY_NOW}`)).body.data;
  const { lines, totals, revision } = checkoutInfo as SeenQuickBuy;
  return { lines, body: { expectedTotal: totals.ordTotal, revision } };
}

/** Fills the buy-now cart. @returns the order's body */
export const prepareQuickBuy = async (shopper: Shopper, itemId: string, qty?: number) =>
  (await showQuickBuy(shopper, itemId, qty)).body;

/** Orders the buy-now cart. */
export const buyNow = (shopper: Shopper, body: object, key?: string): Promise<TestReply> =>
  shopper.post(`/checkout/default/order${BUY_NOW}`, body, key ? { key } : {});
