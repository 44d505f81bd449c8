// The steps that produce outcomes of payment calls: each with its description and its calls.
import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Creates a unique word without digits: some random ids contain what could be a card number, which the API rejects. */
const newWord = () => randomUUID().replace(/\d/g, 'x');

const PAYMENT = '/checkout/default/payment';
const ITEM = '24110101';

const PERSON = {
  type: 'S',
  firstName: 'Quinn',
  lastName: 'Assure',
  address1: '1 Test Street',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: [{ number: '5085550100' }],
};
const BILLING = { ...PERSON, type: 'B' };

const cardPayment = (accountNumber, more = {}) => ({
  cardPayment: {
    accountNumber,
    cvv: '123',
    expiryMonth: '12',
    expiryYear: '2035',
    brand: 'VISA',
    paymentType: 'CREDIT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
    contactInformation: { billingAddress: BILLING },
    ...more,
  },
});

/** A gift card of the sandbox that was not used before. @param balance in US cents */
function createGiftCard(balance) {
  // Serial numbers from 9900000 on belong to inactive cards.
  const serial = String(Math.floor(Math.random() * 9_900_000)).padStart(7, '0');
  return `600649${String(balance).padStart(6, '0')}${serial}`;
}

/** A Visa number of the sandbox that is approved; its last digit is the check digit. */
function createCard(index) {
  const digits = [...`42424242424${String(index).padStart(4, '0')}`].map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}

/** A wrong code for the card. */
const getWrongCode = (accountNumber) => (accountNumber.endsWith('0000') ? '1111' : '0000');

const giftPayment = (accountNumber, cvv) => ({
  accountNumber,
  cvv,
  paymentType: 'GIFT_CARD',
  source: 'USER_KEYED',
  currencyCode: 'USD',
});

/** @param more `captcha`, a solved challenge */
const applyNumber = (send, accountNumber, cvv, more = {}) =>
  send('POST', PAYMENT, { cardPayment: giftPayment(accountNumber, cvv), ...more });

const applyGiftCard = (send, balance, hasWrongCode = false, more = {}) => {
  const accountNumber = createGiftCard(balance);
  return applyNumber(
    send,
    accountNumber,
    hasWrongCode ? getWrongCode(accountNumber) : accountNumber.slice(-4),
    more,
  );
};

/** Requests a captcha for gift cards and solves it, as the browser does. */
async function solveCaptcha(send) {
  const { body } = await send('POST', '/payment/captcha', { captchaSection: 'gift' });
  const challenge = JSON.parse(Buffer.from(body.data.challenge, 'base64url').toString());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url');
}

const saveCard = (send, index, expiryYear = '2035') =>
  send('POST', '/account/payments', cardPayment(createCard(index), { expiryYear }));

/** Changes the expiration date of the first card of the wallet. */
async function changeDate(send, expiryMonth, expiryYear) {
  const { body } = await send('GET', '/account/payments');
  const [{ id }] = Object.values(body.data).find(Array.isArray);
  return send('PUT', `/account/payments/${id}`, { expiryMonth, expiryYear });
}

/** Approves a payment like the window of a vendor, and submits it to the shop. */
async function payByVendor(send, vendor, account) {
  const { body } = await send('GET', '/checkout/precheckout');
  const window = body.data.checkoutInfo.paymentOptions.vendorConfig.staplesPay.urlMap[vendor];
  if (!window) throw new Error(`the shop does not offer ${vendor}: set PAYMENT_GATEWAY_URL`);
  const approved = await fetch(`${window}/approval`, {
    method: 'POST',
    headers: { origin: new URL(window).origin, 'content-type': 'application/json' },
    // A separate account: a retry is rejected once per account.
    body: JSON.stringify({ accountName: `${account}+${newWord()}@example.com` }),
  });
  return send('POST', '/checkout/default/vendorpayment', await approved.json());
}

/** Vendors by the names that shoppers read. */
const VENDORS = {
  PayPal: 'PAYPAL',
  Klarna: 'KLARNA',
  'Apple Pay': 'APPLE_PAY',
  'the card wallet': 'CARD_WALLET',
};

const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;

/**
 * The steps by kind. `run` calls the API as one visitor.
 * @type {Record<string, { describe: (value: any) => string, run: (send: (method: string, path: string, body?: object) => Promise<{ status: number, body: any }>, value: any) => Promise<any> }>}
 *   values differ by step, and bodies by call
 */
const STEPS = {
  add: {
    describe: (store) =>
      store ? `add 1 of \`${ITEM}\` for pickup in store ${store}` : `add 1 of \`${ITEM}\` and go to checkout`,
    run: (send, store) =>
      send('POST', '/checkout/default/item', {
        items: [
          { itemId: ITEM, qty: 1, ...(store ? { deliveryType: 'ISP', pickupStoreNumber: store } : {}) },
        ],
      }),
  },
  shipTo: {
    describe: (changes) =>
      [
        'enter an address in Framingham, MA 01702',
        ...Object.entries(changes).map(([name, value]) =>
          value ? `with ${name} \`${value}\`` : `without ${name}`,
        ),
      ].join(', '),
    run: (send, { 'email address': email = 'quinn@example.com', ...changes }) =>
      send('PUT', '/checkout/default', {
        addresses: [{ ...PERSON, ...changes }],
        ...(email ? { emailId1: email } : {}),
      }),
  },
  card: {
    describe: (number) => `pay with the card \`${number}\``,
    run: (send, number) => send('POST', PAYMENT, cardPayment(number.replaceAll(' ', ''))),
  },
  giftCard: {
    describe: ({ balance, hasWrongCode }) =>
      `apply a gift card of ${dollars(balance)}${hasWrongCode ? ' with a wrong code' : ''}`,
    run: (send, { balance, hasWrongCode }) => applyGiftCard(send, balance, hasWrongCode),
  },
  giftCards: {
    describe: (count) => `apply ${count} gift cards of $0.01`,
    run: async (send, count) => {
      let reply;
      for (let each = 0; each < count; each += 1) reply = await applyGiftCard(send, 1);
      return reply;
    },
  },
  checkedGiftCards: {
    describe: (count) => `check the balance of ${count} gift cards of $0.01`,
    run: async (send, count) => {
      let reply;
      for (let each = 0; each < count; each += 1) {
        const accountNumber = createGiftCard(1);
        const card = giftPayment(accountNumber, accountNumber.slice(-4));
        reply = await send('POST', PAYMENT, { cardPayment: { ...card, addedToOrder: false } });
      }
      return reply;
    },
  },
  wrongGiftCards: {
    describe: (count) => `apply ${count} gift cards with a wrong code`,
    run: async (send, count) => {
      let reply;
      for (let each = 0; each < count; each += 1) reply = await applyGiftCard(send, 300, true);
      return reply;
    },
  },
  giftNumber: {
    describe: ({ number, code }) => `apply the gift card \`${number}\` with the code \`${code}\``,
    run: (send, { number, code }) => applyNumber(send, number, code),
  },
  giftWithCaptcha: {
    describe: (answer) =>
      `apply a gift card of $3.00 ${
        answer === 'solved' ? 'with a solved captcha' : 'with a captcha that was not solved'
      }`,
    run: async (send, answer) =>
      applyGiftCard(send, 300, false, {
        captcha: answer === 'solved' ? await solveCaptcha(send) : 'not-solved',
      }),
  },
  balance: {
    describe: () => 'check the balance of a gift card with a wrong code',
    run: (send) => {
      const accountNumber = createGiftCard(500);
      return send('POST', '/payment/balance', {
        accountNumber,
        cvv: getWrongCode(accountNumber),
        paymentType: 'GIFT_CARD',
      });
    },
  },
  vendor: {
    describe: ({ name, account }) =>
      `approve the payment in the window of ${name} as \`${account}@example.com\``,
    run: (send, { name, account }) => payByVendor(send, VENDORS[name], account),
  },
  invoice: { describe: () => 'pay by invoice', run: (send) => send('POST', '/checkout/default/invoice', {}) },
  register: {
    describe: () => 'register',
    run: (send) =>
      send('POST', '/account/register', {
        firstName: 'Quinn',
        lastName: 'Assure',
        username: `quinn-${newWord()}@example.com`,
        password: 'a long enough pass phrase',
      }),
  },
  saveCards: {
    describe: (count) => `add ${count} card${count === 1 ? '' : 's'} to the wallet`,
    run: async (send, count) => {
      let reply;
      for (let each = 0; each < count; each += 1) reply = await saveCard(send, each);
      return reply;
    },
  },
  expire: {
    describe: () => 'change its expiration date to 01/20',
    run: (send) => changeDate(send, '01', '2020'),
  },
  saveTwice: {
    describe: () => 'add the same card with the dates 12/35 and 12/36, and change the first date to 12/36',
    run: async (send) => {
      await saveCard(send, 0);
      await saveCard(send, 0, '2036');
      return changeDate(send, '12', '2036');
    },
  },
  removeUnknown: {
    describe: () => 'remove a payment that the cart does not have',
    run: (send) => send('DELETE', `${PAYMENT}/${randomUUID()}`),
  },
  order: {
    describe: () => 'place the order',
    run: async (send) => {
      const { body } = await send('GET', '/checkout/precheckout');
      return send('POST', '/checkout/default/order', {
        expectedTotal: body.data?.checkoutInfo.totals.ordTotal ?? 1,
      });
    },
  },
};

/** Runs a step: an object with its kind and its value. */
export function runStep(send, step) {
  const [[kind, value]] = Object.entries(step);
  return STEPS[kind].run(send, value);
}

export function describeStep(step) {
  const [[kind, value]] = Object.entries(step);
  return STEPS[kind].describe(value);
}
