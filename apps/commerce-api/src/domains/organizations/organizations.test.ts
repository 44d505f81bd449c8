import { randomUUID } from 'node:crypto';
import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';
import { writeDemoAccounts } from '../account/demo-accounts.ts';
import { writeDemoOrganizations } from './demo-organizations.ts';

let shop: TestShop;
let organization: { id: string; name: string };
let shipTo: { id: string; address: object }[];
let billTo: { id: string; address: object };

beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'ream', price: 1000, businessPrice: 900 },
      { sku: 'pen', price: 300 },
      { sku: 'desk', price: 20000, businessPrice: 19000 },
      { sku: 'clip', price: 550 },
    ],
  });
  const { db } = shop.database;
  await writeDemoAccounts(db);
  await writeDemoOrganizations(db);
  organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('name', '=', 'Bell & Margin LLC')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('contract_prices').execute();
  await db
    .insertInto('contract_prices')
    .values([
      { organization_id: organization.id, sku: 'ream', price_minor: 450 },
      { organization_id: organization.id, sku: 'clip', price_minor: 650 },
    ])
    .execute();
  const addresses = await db
    .selectFrom('organization_addresses')
    .selectAll()
    .where('organization_id', '=', organization.id)
    .orderBy('position')
    .execute();
  shipTo = addresses.filter(({ type }) => type === 'S');
  billTo = addresses.find(({ type }) => type === 'B')!;
});
afterAll(() => shop.close());

async function signedIn(username: string, password: string): Promise<Shopper> {
  const shopper = shop.shopper('sba');
  const reply = await shopper.post('/account/signin', { username, password });
  expect(reply.status).toBe(200);
  return shopper;
}
const admin = () => signedIn('office@example.com', 'ledger-and-rule');
const buyer = () => signedIn('buyer@example.com', 'carbon-and-copy');
const other = () => signedIn('warehouse@example.com', 'crate-and-label');
const stranger = () => signedIn('studio@example.com', 'pencil-and-plan');

const search = async (shopper: Shopper, query = '') =>
  (await shopper.get(`/catalog/search?size=12${query}`)).body.data as {
    items: { itemId: string; priceValue: number; originalPriceValue?: number }[];
    totalItems: number;
    facets: { price: { min: number; max: number } };
  };
const findTile = async (shopper: Shopper, sku: string) =>
  (await search(shopper)).items.find(({ itemId }) => itemId === sku);

const orgAddress = ({ id, address }: { id: string; address: object }, type: string) => ({
  ...address,
  id,
  type,
});
const payWithBillTo = (shopper: Shopper) =>
  shopper.post(
    '/checkout/default/payment',
    cardBody(GOOD_CARD, { contactInformation: { billingAddress: orgAddress(billTo, 'B') } }),
  );
async function emptied(shopper: Shopper): Promise<void> {
  for (const { cartItemId } of (await readCart(shopper)).items)
    await shopper.remove(`/checkout/default/item/${cartItemId}`, {});
}

describe('the site variant and the flow', () => {
  const readSession = async (shopper: Shopper) => (await shopper.get('/account')).body.data.session;

  it('are SBA and none, unless the organization has others; guests and consumers have none', async () => {
    const session = await readSession(await admin());
    expect(session).toMatchObject({ routeType: 'SBA', routeId: 'SBA' });
    expect(session).not.toHaveProperty('flow');
    expect(await readSession(shop.shopper('sba'))).toMatchObject({ routeType: 'SBA', routeId: 'SBA' });
    expect(await readSession(shop.shopper('sdc'))).toMatchObject({
      routeType: 'default',
      routeId: 'default',
    });
  });

  it.each([
    ['gatefold@example.com', 'press-and-proof', { routeType: 'SBA', routeId: 'HIT' }],
    ['sandstone@example.com', 'mesa-and-marker', { routeType: 'SBA', routeId: 'SWS' }],
    ['firstdraft@example.com', 'draft-and-revise', { routeId: 'SBA', flow: 'MVP' }],
    ['plumbline@example.com', 'level-and-square', { routeId: 'SBA', flow: 'SAML' }],
    ['service@example.com', 'headset-and-help', { routeId: 'SBA', flow: 'CSR' }],
  ])('come from the organization or the member in the database (%s)', async (name, password, expected) => {
    const session = await readSession(await signedIn(name, password));
    expect(session).toMatchObject(expected);
    if (!('flow' in expected)) expect(session).not.toHaveProperty('flow');
  });

  it('change for all members with the organization’s row, on the next page', async () => {
    const { db } = shop.database;
    const member = await stranger();
    const change = (route_id: 'SBA' | 'HIT') =>
      db.updateTable('organizations').set({ route_id }).where('name', '=', 'Deckle Edge Studio').execute();
    await change('HIT');
    expect((await readSession(member)).routeId).toBe('HIT');
    await change('SBA');
    expect((await readSession(member)).routeId).toBe('SBA');
  });

  it('leave the users of a SAML organization to its own directory', async () => {
    const boss = await signedIn('plumbline@example.com', 'level-and-square');
    expect((await readSession(boss)).sessionIPA.permissionDetail).not.toContain('MANAGE_USERS');
    const invitation = { firstName: 'Tess', lastName: 'Ream', username: 'tess@example.org', role: 'BUYER' };
    for (const reply of [
      await boss.get('/organization/users'),
      await boss.post('/organization/users', invitation),
    ])
      expect([reply.status, reply.body.error.code]).toEqual([403, 'USERS_KEPT_ELSEWHERE']);
  });
});

describe('contract prices', () => {
  it('apply to tiles, price filters and the product page, with the list price struck through', async () => {
    const member = await buyer();
    expect(await findTile(member, 'ream')).toMatchObject({ priceValue: 4.5, originalPriceValue: 10 });
    // Products without a contract price have the general business price. A higher price is not shown as a discount.
    expect(await findTile(member, 'desk')).toMatchObject({ priceValue: 190 });
    const clip = await findTile(member, 'clip');
    expect(clip).toMatchObject({ priceValue: 6.5 });
    expect(clip?.originalPriceValue).toBeUndefined();
    expect((await search(member, '&sort=price-asc')).items.map(({ itemId }) => itemId)).toEqual([
      'pen',
      'ream',
      'clip',
      'desk',
    ]);
    expect((await search(member, '&minPrice=4&maxPrice=5')).items.map(({ itemId }) => itemId)).toEqual([
      'ream',
    ]);
    expect((await search(member)).facets.price).toEqual({ min: 3, max: 190 });
    const product = await member.get('/catalog/products/ream');
    expect(product.body.data.product.priceValue).toBe(4.5);
    expect(product.headers['cache-control']).toBe('private, no-store');
  });

  it('are private: not shown to other organizations, guests or consumers', async () => {
    expect((await findTile(await stranger(), 'ream'))?.priceValue).toBe(9);
    expect((await findTile(shop.shopper('sba'), 'ream'))?.priceValue).toBe(9);
    expect((await findTile(shop.shopper('sdc'), 'ream'))?.priceValue).toBe(10);
    expect((await search(await stranger(), '&minPrice=4&maxPrice=5')).totalItems).toBe(0);
  });

  it('are kept out of shared caches in suggestions, too', async () => {
    const getCacheControl = async (shopper: Shopper) =>
      (await shopper.get('/catalog/suggest?q=item')).headers['cache-control'];
    expect(await getCacheControl(await buyer())).toBe('private, no-store');
    expect(await getCacheControl(shop.shopper('sba'))).toBe('no-cache');
  });

  it('apply to the cart from sign-in on', async () => {
    const shopper = shop.shopper('sba');
    await add(shopper, 'ream', 2);
    expect((await readCart(shopper)).cartSummary.cartSubTotal).toBe(18);
    await shopper.post('/account/signin', { username: 'warehouse@example.com', password: 'crate-and-label' });
    expect((await readCart(shopper)).cartSummary.cartSubTotal).toBe(9);
    const more = await add(shopper, 'ream', 1);
    expect(more.body.data.cartInfo.cartSummary.cartSubTotal).toBe(13.5);
    await emptied(shopper);
  });
});

describe('checkout for an organization', () => {
  it('offers its addresses, and charges the displayed price, under its purchase order', async () => {
    const member = await buyer();
    await emptied(member);
    await add(member, 'ream', 10);
    const before = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(before.organization).toMatchObject({
      name: 'Bell & Margin LLC',
      purchaseOrderPolicy: 'REQUIRED',
      ownAddressAllowed: false,
    });
    expect(before.organization.addresses.map(({ label }: { label: string }) => label)).toEqual([
      'Market Street office',
      'Harbor warehouse',
      'Accounts payable',
    ]);
    expect(before.purchaseOrderNumber).toBe('PO-20417');
    expect(before.shippingAddress).toMatchObject({ address1: '400 Market Street' });
    const { cartInfo } = (await member.get('/checkout')).body.data;
    expect(cartInfo.cartAccountInfo).toMatchObject({
      organizationName: 'Bell & Margin LLC',
      contractOnly: false,
    });

    const refused = await member.put('/checkout/default', { addresses: [ADDRESS] });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'SHIP_TO_NOT_ALLOWED']);
    // The stored address applies, even if other fields sent along with its id differ.
    const warehouse = { ...orgAddress(shipTo[1]!, 'S'), address1: '1 Elsewhere' };
    expect((await member.put('/checkout/default', { addresses: [warehouse] })).status).toBe(200);

    const foreignBill = await member.post('/checkout/default/payment', cardBody());
    expect([foreignBill.status, foreignBill.body.error.code]).toEqual([403, 'SHIP_TO_NOT_ALLOWED']);
    expect((await payWithBillTo(member)).status).toBe(200);
    // Without its id, the other fields are ignored.
    const unnumbered = cardBody(GOOD_CARD, {
      contactInformation: { billingAddress: { ...(billTo.address as object), type: 'B' } },
    });
    expect((await member.post('/checkout/default/payment', unnumbered)).status).toBe(403);

    const { totals } = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(totals.cartSubTotal).toBe(45);
    const place = (purchaseOrderNumber: string) =>
      member.post('/checkout/default/order', { expectedTotal: totals.ordTotal, purchaseOrderNumber });
    expect((await place('  ')).body.error).toMatchObject({
      code: 'PURCHASE_ORDER_MISSING',
      field: 'purchaseOrderNumber',
    });
    expect((await place('<b>')).body.error.code).toBe('PURCHASE_ORDER_INVALID');
    const placed = await place('PO-77 / March');
    expect(placed.body.data.order).toMatchObject({
      purchaseOrderNumber: 'PO-77 / March',
      shippingAddress: { address1: '1200 Harbor Avenue' },
      lines: [{ itemId: 'ream', finalPricePerUnit: 4.5, finalPrice: 45 }],
    });
    const { orderNumber } = placed.body.data.order as { orderNumber: string };

    // Admins see it and who placed it; other buyers and other organizations do not.
    const ofAdmin = await (await admin()).get(`/orders/${orderNumber}`);
    expect(ofAdmin.body.data.order).toMatchObject({ placedBy: 'Ines Vellum' });
    expect((await (await admin()).get('/orders')).body.data.orders).toContainEqual(
      expect.objectContaining({
        orderNumber,
        placedBy: 'Ines Vellum',
        purchaseOrderNumber: 'PO-77 / March',
      }),
    );
    for (const outsider of [await other(), await stranger()]) {
      expect((await outsider.get(`/orders/${orderNumber}`)).status).toBe(404);
      expect((await outsider.post(`/orders/${orderNumber}/cancel`)).status).toBe(404);
      expect((await outsider.get('/orders')).body.data.total).toBe(0);
    }
  });

  it('bills the chosen one of two bill-to addresses at the same street address, as stored', async () => {
    const { db } = shop.database;
    const secondId = randomUUID();
    await db
      .insertInto('organization_addresses')
      .values({
        id: secondId,
        organization_id: organization.id,
        type: 'B',
        label: 'Travel desk',
        address: JSON.stringify({ ...billTo.address, firstName: 'Travel', lastName: 'Desk' }),
        is_default: false,
        position: 9,
      })
      .execute();
    const member = await buyer();
    await add(member, 'pen');
    const sent = { ...orgAddress({ ...billTo, id: secondId }, 'B'), lastName: 'Somebody else' };
    const saved = await member.post(
      '/checkout/default/payment',
      cardBody(GOOD_CARD, { contactInformation: { billingAddress: sent } }),
    );
    expect(saved.status).toBe(200);
    const { payment } = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(payment.billingAddress).toMatchObject({ id: secondId, firstName: 'Travel', lastName: 'Desk' });
    await emptied(member);
    await db.deleteFrom('organization_addresses').where('id', '=', secondId).execute();
  });

  it('ships to the address in the header: the default or the chosen one, with or without a cart', async () => {
    const member = await other();
    const shownIn = async () => {
      const [organizationReply, accountReply] = [
        await member.get('/organization'),
        await member.get('/account'),
      ];
      return [
        organizationReply.body.data.shipToId,
        accountReply.body.data.userProfile.organization.shipToLabel,
      ];
    };
    expect(await shownIn()).toEqual([shipTo[0]!.id, 'Market Street office']);
    const chosen = await member.put('/checkout/default', { addresses: [orgAddress(shipTo[1]!, 'S')] });
    expect(chosen.status).toBe(200);
    expect(await shownIn()).toEqual([shipTo[1]!.id, 'Harbor warehouse']);
    await add(member, 'pen');
    const info = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(info.shippingAddress).toMatchObject({ id: shipTo[1]!.id, address1: '1200 Harbor Avenue' });
    await emptied(member);
  });

  it('accepts a new address from admins, and never another organization’s by its id', async () => {
    const boss = await admin();
    await add(boss, 'pen');
    expect((await boss.put('/checkout/default', { addresses: [ADDRESS] })).status).toBe(200);
    const foreign = await stranger();
    await add(foreign, 'pen');
    const reply = await foreign.put('/checkout/default', {
      addresses: [{ ...ADDRESS, id: shipTo[0]!.id }],
    });
    expect(JSON.stringify(reply.body)).not.toContain('Market Street');
    expect((await foreign.get('/checkout/precheckout')).text).not.toContain('Market Street');
    await emptied(boss);
  });

  it('does not use an address that the account had before', async () => {
    const member = await buyer();
    await add(member, 'pen');
    await shop.database.db
      .updateTable('carts')
      .set({ shipping_address: JSON.stringify({ ...ADDRESS, id: 'kept' }) })
      .where('status', '=', 'OPEN')
      .where('account_id', 'in', (accounts) =>
        accounts.selectFrom('accounts').select('id').where('username', '=', 'buyer@example.com'),
      )
      .execute();
    await payWithBillTo(member);
    const info = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect(info.shippingAddress).toBeUndefined();
    const placed = await member.post('/checkout/default/order', { expectedTotal: info.totals.ordTotal });
    expect(placed.body.error.code).toBe('ADDRESS_MISSING');
    await emptied(member);
  });
});

describe('users of an organization', () => {
  const users = (reply: { body: { data: { users: { username: string; id: string }[] } } }) =>
    reply.body.data.users;

  it('are visible to admins only, and only their own: 403 for buyers, 401 for guests', async () => {
    const reply = await (await admin()).get('/organization/users');
    expect(users(reply).map(({ username }) => username)).toEqual(
      expect.arrayContaining(['office@example.com', 'buyer@example.com', 'warehouse@example.com']),
    );
    expect(reply.text).not.toContain('studio@example.com');
    const refused = await (await buyer()).get('/organization/users');
    expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_PERMITTED']);
    expect((await shop.shopper('sba').get('/organization/users')).status).toBe(401);
    const own = await (await buyer()).get('/organization');
    expect(own.body.data.organization).toEqual({
      name: 'Bell & Margin LLC',
      customerNumber: '******-0417',
      purchaseOrderPolicy: 'REQUIRED',
      role: 'BUYER',
      division: 'Northeast',
    });
  });

  it('see their contract, and the limit of their role for orders without an approval', async () => {
    const { db } = shop.database;
    const read = async (shopper: Shopper) => (await shopper.get('/organization')).body.data;
    const boss = await admin();
    const member = await buyer();
    expect((await read(member)).contract).toEqual({
      contractId: 'BM-2026',
      pricedItems: 2,
      isContractOnly: false,
    });
    // An item that is no longer sold has no price.
    await db.updateTable('products').set({ published: false }).where('sku', '=', 'clip').execute();
    const change = (values: { approval_limit_minor: number | null; contract_only: boolean }) =>
      db.updateTable('organizations').set(values).where('id', '=', organization.id).execute();
    await change({ approval_limit_minor: 25_050, contract_only: true });
    expect(await read(member)).toMatchObject({
      organization: { approvalLimit: 250.5 },
      contract: { pricedItems: 1, isContractOnly: true },
    });
    expect((await read(boss)).organization).not.toHaveProperty('approvalLimit');
    await change({ approval_limit_minor: null, contract_only: false });
    await db.updateTable('products').set({ published: true }).where('sku', '=', 'clip').execute();
    expect((await read(member)).organization).not.toHaveProperty('approvalLimit');
  });

  it('see the balances of their budgets, if budgeting is enabled and configured', async () => {
    const { db } = shop.database;
    const member = await stranger();
    const read = async () => (await member.get('/organization')).body.data;
    expect((await read()).budgets).toEqual([
      {
        code: 'SAMPLES',
        name: 'Paper samples',
        isDefault: false,
        period: 'YEAR',
        amount: 1,
        availableBalance: 1,
      },
      {
        code: 'STUDIO',
        name: 'Studio supplies',
        isDefault: true,
        period: 'MONTH',
        amount: 5000,
        availableBalance: 5000,
      },
    ]);
    const { id, accounting } = await db
      .selectFrom('organizations')
      .select(['id', 'accounting'])
      .where('name', '=', 'Deckle Edge Studio')
      .executeTakeFirstOrThrow();
    const period = new Date().toISOString().slice(0, 7);
    await db
      .insertInto('budget_balances')
      .values({
        organization_id: id,
        code: 'STUDIO',
        period_start: `${period}-01`,
        allocated_minor: 500_000,
        spent_minor: 520_025,
      })
      .execute();
    // Overdrawn.
    expect((await read()).budgets[1]).toMatchObject({ code: 'STUDIO', availableBalance: -200.25 });
    const setBudgeting = (budgeting: 'OFF' | 'OPTIONAL') =>
      db
        .updateTable('organizations')
        .set({ accounting: JSON.stringify({ ...accounting, budgeting }) })
        .where('id', '=', id)
        .execute();
    await setBudgeting('OFF');
    expect(await read()).not.toHaveProperty('budgets');
    await setBudgeting('OPTIONAL');
    await db.deleteFrom('budget_balances').where('organization_id', '=', id).execute();
    // The organization has no budgets.
    expect((await (await buyer()).get('/organization')).body.data).not.toHaveProperty('budgets');
  });

  it('have the contract, addresses and division of the organization in their session', async () => {
    const shopper = await buyer();
    const { accountDetail } = (await shopper.get('/account')).body.data.session.sessionIPA;
    const { addresses } = (await shopper.get('/organization')).body.data;
    const getIds = (type: string) =>
      addresses.filter((one: { type: string }) => one.type === type).map(({ id }: { id: string }) => id);
    expect(accountDetail).toEqual({
      contracts: ['BM-2026'],
      division: 'Northeast',
      billToIds: getIds('B'),
      shipToIds: getIds('S'),
    });
    expect(getIds('S').length).toBeGreaterThan(1);
    const guest = (await shop.shopper('sba').get('/account')).body.data.session.sessionIPA;
    expect(guest).not.toHaveProperty('accountDetail');
  });

  it('are invited by mail, choose a password, buy, and can be deactivated', async () => {
    const boss = await admin();
    const body = { firstName: 'Tess', lastName: 'Ream', username: 'tess@example.com', role: 'BUYER' };
    expect((await (await buyer()).post('/organization/users', body)).status).toBe(403);
    const invited = await boss.post('/organization/users', body);
    expect(users(invited)).toContainEqual(
      expect.objectContaining({ username: 'tess@example.com', status: 'INVITED' }),
    );
    const mail = shop.mails.findLast(({ to }) => to === 'tess@example.com');
    expect(mail).toMatchObject({ kind: 'invitation' });
    const token = /token=([\w-]+)/.exec(mail!.text)![1]!;
    const password = 'a phrase for the desk';
    expect((await shop.shopper('sba').post('/account/password/reset', { token, password })).status).toBe(200);
    const tess = await signedIn('tess@example.com', password);
    expect((await findTile(tess, 'ream'))?.priceValue).toBe(4.5);
    const account = (await tess.get('/account')).body.data;
    expect(account.userProfile.organization).toEqual({
      name: 'Bell & Margin LLC',
      role: 'BUYER',
      shipToLabel: 'Market Street office',
    });
    expect(account.session.sessionIPA.permissionDetail).not.toContain('MANAGE_USERS');

    const { id } = users(await boss.get('/organization/users')).find(
      ({ username }) => username === 'tess@example.com',
    )!;
    expect((await (await stranger()).put(`/organization/users/${id}`, { active: false })).status).toBe(404);
    expect((await boss.put(`/organization/users/${id}`, { active: false })).status).toBe(200);
    expect((await tess.get('/account')).body.data.session.isLoggedIn).toBe(false);
    const again = await shop
      .shopper('sba')
      .post('/account/signin', { username: 'tess@example.com', password });
    expect(again.status).toBe(401);
    await shop.shopper('sba').post('/account/password/forgot', { username: 'tess@example.com' });
    await until('the problem is logged', () =>
      shop.logged().includes('no account to write a link for a new password to'),
    );
    expect(
      shop.mails.filter(({ to, kind }) => to === 'tess@example.com' && kind === 'passwordReset'),
    ).toEqual([]);
  });

  it('can be invited again with another role and name: the latest invitation applies', async () => {
    const boss = await admin();
    const body = { firstName: 'Ott', lastName: 'Bind', username: 'otto.bind@example.com', role: 'BUYER' };
    await boss.post('/organization/users', body);
    const again = await boss.post('/organization/users', { ...body, firstName: 'Otto', role: 'ADMIN' });
    expect(users(again).filter(({ username }) => username === body.username)).toEqual([
      expect.objectContaining({ fname: 'Otto', role: 'ADMIN', status: 'INVITED' }),
    ]);
    expect(shop.mails.filter(({ to }) => to === body.username)).toHaveLength(2);
    // Mailboxes are protected: after five valid links no more are sent, and nothing changes.
    for (let more = 0; more < 3; more += 1) await boss.post('/organization/users', body);
    const refused = await boss.post('/organization/users', { ...body, firstName: 'Ottilie' });
    expect([refused.status, refused.body.error.field]).toEqual([429, 'username']);
    expect(shop.mails.filter(({ to }) => to === body.username)).toHaveLength(5);
    expect((await boss.get('/organization/users')).text).not.toContain('Ottilie');
  });

  it('always include an admin: admins cannot change themselves', async () => {
    const boss = await admin();
    const me = users(await boss.get('/organization/users')).find(
      ({ username }) => username === 'office@example.com',
    )!;
    for (const body of [{ role: 'BUYER' }, { active: false }]) {
      const reply = await boss.put(`/organization/users/${me.id}`, body);
      expect([reply.status, reply.body.error.code]).toEqual([409, 'OWN_USER']);
    }
  });

  it('are new accounts: an address that has an account is refused', async () => {
    const reply = await (
      await admin()
    ).post('/organization/users', {
      firstName: 'Noor',
      lastName: 'Deckle',
      username: 'studio@example.com',
      role: 'BUYER',
    });
    expect([reply.status, reply.body.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  });
});

it('includes the person who registers a business account, as admin of a new organization, whatever its name', async () => {
  const founder = shop.shopper('sba');
  await founder.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'founder@example.com',
    password: 'a long phrase of mine',
    organizationName: 'Bell & Margin LLC',
  });
  const reply = await founder.get('/organization/users');
  expect(reply.body.data.users).toHaveLength(1);
  expect((await findTile(founder, 'ream'))?.priceValue).toBe(9);
});
