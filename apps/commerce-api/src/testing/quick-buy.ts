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

/** Fills the buy-now cart the way the storefront does, with the address and the card of quick buy. @returns the order's body */
export async function prepareQuickBuy(
  shopper: Shopper,
  itemId: string,
  qty = 1,
): Promise<{ expectedTotal: number; revision: number }> {
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
  const { checkoutInfo } = (await shopper.get(`/checkout/precheckout${BUY_NOW}`)).body.data;
  return { expectedTotal: checkoutInfo.totals.ordTotal as number, revision: checkoutInfo.revision as number };
}

/** Orders the buy-now cart. */
export const buyNow = (shopper: Shopper, body: object, key?: string): Promise<TestReply> =>
  shopper.post(`/checkout/default/order${BUY_NOW}`, body, key ? { key } : {});
