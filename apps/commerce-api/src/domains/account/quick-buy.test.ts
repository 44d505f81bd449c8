import { ADDRESS, add } from '../../testing/carts.ts';
import { cardBody } from '../../testing/checkouts.ts';
import { QUICK_BUY, saveAddressAndCard, turnOn } from '../../testing/quick-buy.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { addProgram, enterThirdParty } from '../../testing/third-parties.ts';
import { demoAccounts, writeDemoAccounts } from './demo-accounts.ts';

const UNKNOWN = '00000000-0000-4000-8000-00000000abcd';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  const { db } = shop.database;
  await db.updateTable('accounts').set({ quick_buy_active: false, quick_buy_off_reason: null }).execute();
  await db.deleteFrom('saved_cards').execute();
  await db.deleteFrom('account_addresses').execute();
  await db.deleteFrom('carts').execute();
});

async function signedIn(which = 0): Promise<Shopper> {
  const { username, password } = demoAccounts.filter(({ tenant }) => tenant === 'sdc')[which]!;
  const shopper = shop.shopper();
  await shopper.post('/account/signin', { username, password });
  return shopper;
}
const read = async (shopper: Shopper) => (await shopper.get(QUICK_BUY)).body.data;
const isEligible = async (shopper: Shopper) =>
  (await shopper.get('/checkout')).body.data.cartInfo.buyNowEligible as unknown;

it('is off and misses an address, until the shopper turns it on', async () => {
  const shopper = await signedIn();
  expect(await read(shopper)).toEqual({
    quickBuyActive: false,
    quickBuyOverlayPreference: true,
    buyNowEligible: false,
    problem: 'ADDRESS_MISSING',
  });
  expect(await isEligible(shopper)).toBe(false);
  const chosen = await saveAddressAndCard(shopper);
  const reply = await shopper.put(QUICK_BUY, {
    quickBuyActive: true,
    quickBuyOverlayPreference: false,
    ...chosen,
  });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      data: {
        ...chosen,
        quickBuyActive: true,
        quickBuyOverlayPreference: false,
        buyNowEligible: true,
        address: { id: chosen.quickBuyAddressId, address1: '5 Side Street' },
      },
    },
  });
  expect(reply.body.data.problem).toBeUndefined();
  expect((await shopper.get('/account')).body.data.userProfile).toMatchObject({
    quickBuyAddressId: chosen.quickBuyAddressId,
    quickBuyOverlayPreference: false,
    quickBuyActive: true,
  });
  expect((await shopper.get('/account/payments')).body.data).toMatchObject({
    quickBuyPaymentId: chosen.quickBuyPaymentId,
  });
});

it('makes the owner of a cart eligible to buy now, with and without lines; no other shopper', async () => {
  const shopper = await signedIn();
  await turnOn(shopper);
  expect(await isEligible(shopper)).toBe(true);
  await add(shopper, 'paper');
  expect(await isEligible(shopper)).toBe(true);
  const guest = shop.shopper();
  await add(guest, 'paper');
  expect(await isEligible(guest)).toBeUndefined();
  expect(await isEligible(await signedIn(1))).toBe(false);
});

it('needs an address and a card to be turned on, and reports which is missing', async () => {
  const shopper = await signedIn();
  const { quickBuyAddressId } = await saveAddressAndCard(shopper);
  expect(await shopper.put(QUICK_BUY, { quickBuyActive: true })).toMatchObject({
    status: 400,
    body: { error: { code: 'QUICK_BUY_INCOMPLETE', field: 'quickBuyAddressId' } },
  });
  expect(await shopper.put(QUICK_BUY, { quickBuyActive: true, quickBuyAddressId })).toMatchObject({
    status: 400,
    body: { error: { code: 'QUICK_BUY_INCOMPLETE', field: 'quickBuyPaymentId' } },
  });
  // A refused change leaves nothing behind.
  expect((await read(shopper)).quickBuyAddressId).toBeUndefined();
});

it('does not know the addresses and cards of others', async () => {
  const theirs = await saveAddressAndCard(await signedIn(1));
  const shopper = await signedIn();
  const mine = await saveAddressAndCard(shopper);
  const tries = [
    [{ ...mine, quickBuyAddressId: theirs.quickBuyAddressId }, 'ADDRESS_NOT_FOUND'],
    [{ ...mine, quickBuyAddressId: UNKNOWN }, 'ADDRESS_NOT_FOUND'],
    [{ ...mine, quickBuyPaymentId: theirs.quickBuyPaymentId }, 'PAYMENT_NOT_FOUND'],
    [{ ...mine, quickBuyPaymentId: 'no-uuid' }, 'PAYMENT_NOT_FOUND'],
  ] as const;
  for (const [body, code] of tries)
    expect(await shopper.put(QUICK_BUY, { quickBuyActive: true, ...body })).toMatchObject({
      status: 404,
      body: { error: { code } },
    });
  expect(await read(shopper)).toMatchObject({ quickBuyActive: false, problem: 'ADDRESS_MISSING' });
  expect(await shop.shopper().get(QUICK_BUY)).toMatchObject({ status: 401 });
});

it('is turned off when its address is removed, and only then', async () => {
  const shopper = await signedIn();
  const chosen = await turnOn(shopper);
  const more = await shopper.post('/account/addresses', {
    address: { ...ADDRESS, address1: '8 Other Road' },
  });
  const other = (more.body.data.addresses as { address: { id: string; address1: string } }[]).find(
    ({ address }) => address.address1 === '8 Other Road',
  )!;
  await shopper.remove(`/account/addresses/${other.address.id}`);
  expect(await read(shopper)).toMatchObject({ quickBuyActive: true, buyNowEligible: true });
  await shopper.remove(`/account/addresses/${chosen.quickBuyAddressId}`);
  const left = await read(shopper);
  expect(left).toMatchObject({ quickBuyActive: false, buyNowEligible: false, problem: 'ADDRESS_REMOVED' });
  expect(left.quickBuyAddressId).toBeUndefined();
  expect(await isEligible(shopper)).toBe(false);
  // A new address resolves it; turning quick buy back on is up to the shopper.
  const { quickBuyAddressId } = await saveAddressAndCard(shopper);
  expect((await shopper.put(QUICK_BUY, { quickBuyActive: true, quickBuyAddressId })).body.data).toMatchObject(
    {
      buyNowEligible: true,
    },
  );
});

it('is turned off when its card is removed, and not by another card', async () => {
  const shopper = await signedIn();
  const { quickBuyPaymentId } = await turnOn(shopper);
  const wallet = await shopper.post(
    '/account/payments',
    cardBody('5555555555554444', { brand: 'MASTER_CARD' }),
  );
  const other = (wallet.body.data.userPayments as { id: string }[]).find(
    ({ id }) => id !== quickBuyPaymentId,
  )!;
  await shopper.remove(`/account/payments/${other.id}`);
  expect(await isEligible(shopper)).toBe(true);
  const { body } = await shopper.remove(`/account/payments/${quickBuyPaymentId}`);
  expect(body.data.quickBuyPaymentId).toBeUndefined();
  expect(await read(shopper)).toMatchObject({ quickBuyActive: false, problem: 'CARD_REMOVED' });
});

it('is not ready while its card is expired, and ready again with a new date', async () => {
  const shopper = await signedIn();
  const chosen = await turnOn(shopper);
  await shop.database.db
    .updateTable('saved_cards')
    .set({ expiry_month: '01', expiry_year: '2020' })
    .execute();
  expect(await read(shopper)).toMatchObject({
    quickBuyActive: true,
    buyNowEligible: false,
    problem: 'CARD_EXPIRED',
  });
  expect(await isEligible(shopper)).toBe(false);
  expect(await shopper.put(QUICK_BUY, { quickBuyActive: true, ...chosen })).toMatchObject({
    status: 400,
    body: { error: { code: 'PAYMENT_EXPIRED', field: 'quickBuyPaymentId' } },
  });
  // It can always be turned off, and that keeps the choices.
  expect((await shopper.put(QUICK_BUY, { quickBuyActive: false })).body.data).toMatchObject({
    quickBuyActive: false,
    ...chosen,
  });
  await shopper.put(`/account/payments/${chosen.quickBuyPaymentId}`, {
    expiryMonth: '12',
    expiryYear: '2035',
  });
  expect((await shopper.put(QUICK_BUY, { quickBuyActive: true })).body.data).toMatchObject({
    buyNowEligible: true,
  });
});

describe('members of an organization', () => {
  const organization = (name: string) =>
    shop.database.db.selectFrom('organizations').select('id').where('name', '=', name);

  let serial = 0;
  async function admin(): Promise<Shopper> {
    const reply = shop.shopper('sba');
    const { body } = await reply.post('/account/register', {
      firstName: 'Mo',
      lastName: 'Ledger',
      // No random digits: they could look like a card number, which the API rejects.
      username: `mo-${(serial += 1)}@example.com`,
      password: 'a long phrase of mine',
      organizationName: `Ledger ${serial}`,
    });
    const { name } = body.data.userProfile.organization as { name: string };
    names.set(reply, name);
    return reply;
  }
  const names = new Map<Shopper, string>();
  const rule = async (shopper: Shopper, values: object) =>
    shop.database.db
      .updateTable('organizations')
      .set(values)
      .where('id', '=', organization(names.get(shopper)!))
      .execute();

  it('can have it where their organization has no rules for orders', async () => {
    const shopper = await admin();
    await turnOn(shopper);
    expect(await isEligible(shopper)).toBe(true);
  });

  it.each([
    ['PURCHASE_ORDER_REQUIRED', { po_policy: 'REQUIRED' }],
    ['BUDGET_REQUIRED', { accounting: JSON.stringify({ budgeting: 'REQUIRED' }) }],
    ['SAVED_CARDS_HIDDEN', { hidden_payments: JSON.stringify(['saved-cards']) }],
  ])('cannot have it with the rule %s, also if it was on before', async (problem, values) => {
    const shopper = await admin();
    const chosen = await turnOn(shopper);
    await rule(shopper, values);
    expect(await read(shopper)).toMatchObject({ buyNowEligible: false, problem });
    expect(await isEligible(shopper)).toBe(false);
    expect(await shopper.put(QUICK_BUY, { quickBuyActive: true, ...chosen })).toMatchObject({
      status: 409,
      body: { error: { code: 'QUICK_BUY_NOT_ALLOWED', problem } },
    });
  });

  it('cannot have it as buyers whose orders need an approval, or who choose among the organization’s addresses', async () => {
    const shopper = await admin();
    await turnOn(shopper);
    await rule(shopper, { approval_limit_minor: 5000 });
    // Approvers need no approval.
    expect(await isEligible(shopper)).toBe(true);
    await shop.database.db
      .updateTable('accounts')
      .set({ role: 'BUYER' })
      .where('organization_id', '=', organization(names.get(shopper)!))
      .execute();
    expect(await read(shopper)).toMatchObject({ problem: 'APPROVAL_REQUIRED' });
    await rule(shopper, { approval_limit_minor: null });
    expect(await read(shopper)).toMatchObject({ problem: 'ORGANIZATION_ADDRESSES' });
  });
});

it('is not for third-party users, whose organization decides how they pay', async () => {
  await addProgram(shop);
  expect(await read(await enterThirdParty(shop))).toMatchObject({ problem: 'THIRD_PARTY' });
});

it('shows the id of an account in the system that it was moved from', async () => {
  const shopper = await signedIn();
  const profile = async () => (await shopper.get('/account')).body.data.userProfile;
  expect((await profile()).legacyId).toBeUndefined();
  await shop.database.db
    .updateTable('accounts')
    .set({ legacy_id: 'C-1047' })
    .where('username', '=', demoAccounts[0]!.username)
    .execute();
  expect((await profile()).legacyId).toBe('C-1047');
});
