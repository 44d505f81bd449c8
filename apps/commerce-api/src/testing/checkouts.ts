import type { Database } from '../kernel/database/database.ts';
import { add, ADDRESS } from './carts.ts';
import type { Shopper, TestReply } from './test-shop.ts';

export const GOOD_CARD = '4111111111111111';

/** Builds the body of a card as the card form sends it. */
export function cardBody(accountNumber = GOOD_CARD, overrides: Record<string, unknown> = {}) {
  return {
    cardPayment: {
      accountNumber,
      cvv: '123',
      expiryMonth: '12',
      expiryYear: '2035',
      brand: 'VISA',
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      contactInformation: { billingAddress: { ...ADDRESS, type: 'B' } },
      ...overrides,
    },
  };
}

export const payBy = (shopper: Shopper, accountNumber: string, key?: string): Promise<TestReply> =>
  shopper.post('/checkout/default/payment', cardBody(accountNumber), key ? { key } : {});

/** The fields of a typed card, which a request with a token does not have. */
const NOT_TYPED = {
  accountNumber: undefined,
  cvv: undefined,
  expiryMonth: undefined,
  expiryYear: undefined,
  brand: undefined,
};

/** Builds the body of a card that the browser has sent to the gateway itself. */
export const tokenBody = (gatewayToken: string, overrides: Record<string, unknown> = {}) =>
  cardBody('', { ...NOT_TYPED, gatewayToken, ...overrides });

/** Pays with a card that the browser has sent to the gateway itself. */
export const payByToken = (
  shopper: Shopper,
  gatewayToken: string,
  overrides: Record<string, unknown> = {},
): Promise<TestReply> => shopper.post('/checkout/default/payment', tokenBody(gatewayToken, overrides));

/** A gift card of the sandbox with a balance in US cents; `serial` makes it unique. Its code is its last four digits. */
export const giftCard = (balance: number, serial: number): string =>
  `600649${String(balance).padStart(6, '0')}${String(serial).padStart(7, '0')}`;

/** Builds the body of a gift or prepaid card as its form sends it. */
export const storedValueBody = (accountNumber: string, code = accountNumber.slice(-4)) => ({
  cardPayment: {
    accountNumber,
    cvv: code,
    paymentType: accountNumber.startsWith('600650') ? 'PREPAID_CARD' : 'GIFT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
  },
});

/** Adds a gift or prepaid card to the cart. */
export const payByGiftCard = (shopper: Shopper, accountNumber: string, code?: string): Promise<TestReply> =>
  shopper.post('/checkout/default/payment', storedValueBody(accountNumber, code));

/** Checks the balance of a gift or prepaid card for the cart, without applying it. */
export const checkGiftCard = (shopper: Shopper, accountNumber: string, code?: string): Promise<TestReply> =>
  shopper.post('/checkout/default/payment', {
    cardPayment: { ...storedValueBody(accountNumber, code).cardPayment, addedToOrder: false },
  });

/** Applies a gift or prepaid card that was checked, without its number. */
export const applyChecked = (
  shopper: Shopper,
  id: string,
  paymentType: 'GIFT_CARD' | 'PREPAID_CARD' = 'GIFT_CARD',
): Promise<TestReply> =>
  shopper.post('/checkout/default/payment', {
    cardPayment: { id, paymentType, source: 'USER_KEYED', currencyCode: 'USD' },
  });

/** Adds items to the cart and goes through checkout up to placing the order. Returns the total that the shopper sees. */
export async function readyToOrder(
  shopper: Shopper,
  itemId: string,
  { qty = 1, card = GOOD_CARD, email = 'ada@example.com' as string | undefined } = {},
): Promise<number> {
  const steps = [
    await add(shopper, itemId, qty),
    await shopper.put('/checkout/default', { addresses: [ADDRESS], ...(email ? { emailId1: email } : {}) }),
    await payBy(shopper, card),
  ];
  for (const step of steps) if (step.status !== 200) throw new Error(`${step.status}: ${step.text}`);
  const { body } = await shopper.get('/checkout/precheckout');
  return body.data.checkoutInfo.totals.ordTotal as number;
}

export const order = (shopper: Shopper, expectedTotal: number, key?: string): Promise<TestReply> =>
  shopper.post('/checkout/default/order', { expectedTotal }, key ? { key } : {});

/** Lists the keys of the sandbox gateway's payments in a state; `AUTHORIZED` ones hold money that is neither captured nor voided. */
export async function paymentsIn(
  { db }: Database,
  state: 'AUTHORIZED' | 'CAPTURED',
): Promise<{ key: string }[]> {
  return db.selectFrom('sandbox_ledger').select('key').where('state', '=', state).execute();
}
