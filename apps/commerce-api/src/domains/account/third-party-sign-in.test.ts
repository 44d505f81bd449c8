import { add, ADDRESS, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import {
  addProgram,
  createLink,
  enterThirdParty,
  ORGANIZATION_ID,
  TPS_CODE,
  TPS_SIGN_IN,
} from '../../testing/third-parties.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, businessPrice: 900 },
      { sku: 'banned', price: 500 },
      { sku: 'club', price: 4900, conditions: { membership: 'SELECT' } },
    ],
  });
  await addProgram(shop);
  const { db } = shop.database;
  await db
    .insertInto('contract_prices')
    .values({ organization_id: ORGANIZATION_ID, sku: 'paper', price_minor: 450 })
    .execute();
  await db
    .insertInto('organization_policies')
    .values({ organization_id: ORGANIZATION_ID, kind: 'ITEM', value: 'banned' })
    .execute();
  await db
    .insertInto('organization_addresses')
    .values({
      id: '00000000-0000-4000-8000-00000000000b',
      organization_id: ORGANIZATION_ID,
      type: 'S',
      label: 'Office',
      address: JSON.stringify({ ...ADDRESS, address1: '400 Market Street' }),
      is_default: true,
      position: 1,
    })
    .execute();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').where('status', '=', 'OPEN').execute();
});

const INVALID = {
  status: 400,
  code: 'THIRD_PARTY_LINK_INVALID',
  message: 'This sign-in link has expired or was already used. Ask your organization for a new link.',
  field: 'token',
};

describe('a one-time link', () => {
  it('signs a third-party user in, with a session of that type and without rights of a member', async () => {
    const shopper = shop.shopper('sba');
    const reply = await shopper.post(TPS_SIGN_IN, { token: await createLink(shop) });
    expect(reply.status).toBe(200);
    const { session, userProfile } = reply.body.data;
    expect(session).toMatchObject({ userType: 'THIRD_PARTY', isLoggedIn: true });
    expect(session.sessionIPA.permissionDetail).toEqual(['G_BOP', 'G_BIO', 'G_IBV']);
    expect(userProfile).toMatchObject({
      contact: { fname: 'Lee', lname: 'Mason', email: 'lee@example.com' },
      organizationName: 'Bell & Margin LLC',
    });
    expect(userProfile.organization).toBeUndefined();
    const later = await shopper.get('/account');
    expect(later.body.data.session.userType).toBe('THIRD_PARTY');
  });

  it('works once; used, expired and unknown links get the same reply', async () => {
    const used = await createLink(shop);
    expect((await shop.shopper('sba').post(TPS_SIGN_IN, { token: used })).status).toBe(200);
    const expired = await createLink(shop);
    const consumerSite = await createLink(shop);
    const replies = [
      await shop.shopper('sba').post(TPS_SIGN_IN, { token: used }),
      await shop.shopper('sba').post(TPS_SIGN_IN, { token: 'unknown' }),
      await shop.shopper('sdc').post(TPS_SIGN_IN, { token: consumerSite }),
    ];
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_000);
    replies.push(await shop.shopper('sba').post(TPS_SIGN_IN, { token: expired }));
    for (const { body } of replies) {
      const { requestId: _, ...error } = body.error;
      expect(error).toEqual(INVALID);
    }
  });

  it('is stored as a digest, and its token is not logged', async () => {
    const token = await createLink(shop);
    const stored = await shop.database.db.selectFrom('third_party_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await shop.shopper('sba').get(`/account?token=${token}`);
    await shop.shopper('sba').post(TPS_SIGN_IN, { token });
    await shop.shopper('sba').post(TPS_SIGN_IN, { token });
    expect(shop.logged()).not.toContain(token);
  });

  it('rotates the session and merges the cart of the guest', async () => {
    const first = await enterThirdParty(shop);
    await add(first, 'paper', 2);
    const guest = shop.shopper('sba');
    await add(guest, 'paper', 3);
    const secret = guest.cookies.get('fs_session');
    const reply = await guest.post(TPS_SIGN_IN, { token: await createLink(shop) });
    expect(reply.body.data).toMatchObject({ cartMerged: true, messages: [{ code: 'CART_AUTO_MERGE' }] });
    expect(guest.cookies.get('fs_session')).not.toBe(secret);
    expect((await readCart(guest)).items.map(({ qty }) => qty)).toEqual([5]);
  });

  it('leads to a separate account if a member has the same email address', async () => {
    const member = { username: 'ada@example.com', password: 'a long phrase of mine' };
    await shop.shopper('sba').post('/account/register', {
      ...member,
      firstName: 'Ada',
      lastName: 'Page',
      organizationName: 'Quire',
    });
    const thirdParty = await enterThirdParty(shop, member.username);
    expect((await thirdParty.get('/account')).body.data.userProfile.organizationName).toBe(
      'Bell & Margin LLC',
    );
    const own = shop.shopper('sba');
    const signedIn = await own.post('/account/signin', member);
    expect(signedIn.body.data).toMatchObject({
      session: { userType: 'REGISTERED' },
      userProfile: { organizationName: 'Quire' },
    });
  });

  it('replaces the account that was signed in before', async () => {
    const lee = await enterThirdParty(shop);
    await add(lee, 'paper', 2);
    await lee.post(TPS_SIGN_IN, { token: await createLink(shop, 'kim@example.com') });
    expect((await readCart(lee)).items).toEqual([]);
  });
});

describe('the cart of a third-party user', () => {
  it('has the user type and the code of the program, and contract prices', async () => {
    const lee = await enterThirdParty(shop);
    await add(lee, 'paper', 2);
    const cart = await readCart(lee);
    expect(cart.cartAttributes).toMatchObject({
      userType: 'THIRD_PARTY',
      tpsCode: TPS_CODE,
      loginRequired: false,
    });
    expect(cart.cartSummary.cartSubTotal).toBe(9);
  });

  it('is under the policies of the organization, and has none of its accounting and addresses', async () => {
    const lee = await enterThirdParty(shop);
    expect((await add(lee, 'banned')).body.data.cartInfo.items[0].messages[0].code).toBe(
      'BLOCKED_FOR_ADD_TO_CART',
    );
    await add(lee, 'paper');
    const cart = await readCart(lee);
    expect(cart.addresses).toEqual([]);
    expect(cart).not.toHaveProperty('invoiceInfo');
    expect(cart).not.toHaveProperty('cartAccountInfo');
    expect(cart.cartAttributes).not.toHaveProperty('isMandatoryEnabled');
    const refused = await lee.put('/checkout/default', { accounting: { budgetCenter: 'OFFICE' } });
    expect(refused.status).toBe(403);
  });

  it('is ordered by card without a purchase order and without an approval', async () => {
    const lee = await enterThirdParty(shop);
    const total = await readyToOrder(lee, 'paper', { email: undefined });
    const { body } = await lee.get('/checkout/precheckout');
    expect(body.data.checkoutInfo).toMatchObject({ userType: 'THIRD_PARTY', emailId1: 'lee@example.com' });
    expect(body.data.checkoutInfo.organization).toBeUndefined();
    // Third-party users have no page for saved cards.
    expect(body.data.checkoutInfo.paymentOptions.displayRules).toMatchObject({
      showNewCard: true,
      showProfileCard: false,
    });
    const placed = await order(lee, total);
    expect([placed.status, placed.body.data.order.status]).toEqual([200, 'PLACED']);
    const orders = await shop.database.db.selectFrom('orders').select('organization_id').execute();
    expect(orders).toEqual([{ organization_id: null }]);
  });

  it('is a guest’s before the sign-in', async () => {
    const guest = shop.shopper('sba');
    await add(guest, 'paper');
    expect((await readCart(guest)).cartAttributes).toMatchObject({ userType: 'GUEST' });
    expect((await readCart(guest)).cartAttributes).not.toHaveProperty('tpsCode');
  });
});

describe('a third-party user', () => {
  it('has no organization, and no profile to change', async () => {
    const lee = await enterThirdParty(shop);
    expect((await lee.get('/organization')).status).toBe(404);
    expect((await lee.get('/organization/users')).status).toBe(404);
    const replies = [
      await lee.put('/account/profile', { firstName: 'L', lastName: 'M', phone: '' }),
      await lee.put('/account/email', { email: 'other@example.com', password: 'x' }),
      await lee.put('/account/password', { password: 'x', newPassword: 'another long phrase' }),
    ];
    expect(replies.map(({ body }) => body.error.code)).toEqual(Array(3).fill('NOT_PERMITTED'));
  });

  it('cannot sign in with a password, nor request one', async () => {
    await enterThirdParty(shop, 'pat@example.com');
    const signIn = await shop
      .shopper('sba')
      .post('/account/signin', { username: 'pat@example.com', password: 'none' });
    expect(signIn.body.error.code).toBe('SIGN_IN_FAILED');
    const forgot = await shop
      .shopper('sba')
      .post('/account/password/forgot', { username: 'pat@example.com' });
    expect(forgot.status).toBe(200);
    expect(shop.mails.filter(({ to }) => to === 'pat@example.com')).toEqual([]);
  });
});

it('limits attempts like sign-ins', async () => {
  const strict = await createTestShop({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '1' } });
  const tries = [];
  for (let count = 0; count < 7; count += 1)
    tries.push((await strict.shopper('sba').post(TPS_SIGN_IN, { token: `guess ${count}` })).status);
  await strict.close();
  expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

it('cannot buy a membership: there is no user id of their own to add it to', async () => {
  const added = await add(await enterThirdParty(shop, 'club@example.com'), 'club');
  expect(added.body.data.cartInfo.items).toMatchObject([
    { itemId: 'club', status: 'INVALID', messages: [{ code: 'MISSING_WEB_USER_ID' }] },
  ]);
});
