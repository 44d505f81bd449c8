import { randomUUID } from 'node:crypto';
import { order, payByToken, readyToOrder, tokenBody } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { GATEWAY_ENV } from '../../testing/vendors.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';

const NUMBERS = { masterCard: '5555555555554444', declined: '4000000000000002' };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'pens', price: 1001 }] });
});
afterAll(() => shop.close());

/** Stores a card with the gateway, as the frame does. */
const storeInFrame = (accountNumber: string) =>
  createSandboxGateway(shop.database.db).cards.tokenize({
    accountNumber,
    cvv: '123',
    expiryMonth: '03',
    expiryYear: '2035',
  });

it('a card of the frame is shown by the details that the sandbox knows, and charged', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'pens');
  const paid = await payByToken(shopper, await storeInFrame(NUMBERS.masterCard));
  expect(paid.body.data.orderPayment).toMatchObject({
    brand: 'MASTER_CARD',
    lastFourDigit: '4444',
    expiryMonth: '03',
    expiryYear: '2035',
  });
  expect((await order(shopper, total, randomUUID())).status).toBe(200);
});

it('a card of the frame can be used when the gateway’s random token has the digits of a card number by chance', async () => {
  const token = `card_a${NUMBERS.masterCard}bcdef0123456789`;
  await shop.database.db
    .updateTable('sandbox_cards')
    .set({ token })
    .where('token', '=', await storeInFrame(NUMBERS.masterCard))
    .execute();
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'pens');
  expect((await payByToken(shopper, token)).status).toBe(200);
  expect((await order(shopper, total, randomUUID())).status).toBe(200);
});

it('a card of the frame that is declined can be replaced by another one', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'pens');
  await payByToken(shopper, await storeInFrame(NUMBERS.declined));
  expect((await order(shopper, total, randomUUID())).body.error.code).toBe('PAYMENT_OPERATION_FAILED');
  await payByToken(shopper, await storeInFrame(NUMBERS.masterCard));
  expect((await order(shopper, total, randomUUID())).status).toBe(200);
});

it('a card of the frame cannot be charged by another shopper who knows its token', async () => {
  const [shopper, other] = [shop.shopper(), shop.shopper()];
  const token = await storeInFrame(NUMBERS.masterCard);
  const total = await readyToOrder(shopper, 'pens');
  await payByToken(shopper, token);
  expect((await order(shopper, total, randomUUID())).status).toBe(200);
  await readyToOrder(other, 'pens');
  const { status, body } = await payByToken(other, token);
  expect([status, body.error.code, body.error.field]).toEqual([
    400,
    'INVALID_CARD',
    'cardPayment.gatewayToken',
  ]);
});

it.each([
  ['brand', 'VISA'],
  ['expiryMonth', '12'],
  ['cvv', '123'],
])('the browser cannot replace the %s that the gateway knows', async (field, value) => {
  const shopper = shop.shopper();
  await readyToOrder(shopper, 'pens');
  const { status, body } = await payByToken(shopper, await storeInFrame(NUMBERS.masterCard), {
    [field]: value,
  });
  expect([status, body.error.field]).toEqual([400, `cardPayment.${field}`]);
});

it('the wallet names the frame in which a new card is entered, and saves its token', async () => {
  const hosted = await createTestShop({ env: { ...GATEWAY_ENV, HOSTED_FIELDS: '1' }, products: [] });
  try {
    await writeDemoAccounts(hosted.database.db);
    const { username, password } = demoAccounts.find(({ tenant }) => tenant === 'sdc')!;
    const shopper = hosted.shopper();
    await shopper.post('/account/signin', { username, password });
    const { body } = await shopper.get('/account/payments');
    expect(body.data.vendorConfig.aci.urlMap).toEqual({
      iframe: `${GATEWAY_ENV.PAYMENT_GATEWAY_URL}/fields`,
    });
    const gatewayToken = await createSandboxGateway(hosted.database.db).cards.tokenize({
      accountNumber: NUMBERS.masterCard,
      cvv: '123',
      expiryMonth: '03',
      expiryYear: '2035',
    });
    const saved = await shopper.post(
      '/account/payments',
      tokenBody(gatewayToken, { userNotes: 'Office card' }),
    );
    expect(saved.body.data).toMatchObject({
      userPayments: [{ brand: 'MASTER_CARD', lastFourDigit: '4444', userNotes: 'Office card' }],
      vendorConfig: { aci: {} },
    });
  } finally {
    await hosted.close();
  }
});

it('a wallet without hosted fields names no frame', async () => {
  await writeDemoAccounts(shop.database.db);
  const { username, password } = demoAccounts.find(({ tenant }) => tenant === 'sdc')!;
  const shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
  expect((await shopper.get('/account/payments')).body.data).not.toHaveProperty('vendorConfig');
});
