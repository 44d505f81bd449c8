import { add, ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { addStores } from '../../testing/places.ts';
import { createTestShop, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from './demo-accounts.ts';

const [wendy, marcus] = demoAccounts as [(typeof demoAccounts)[number], (typeof demoAccounts)[number]];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 1000 },
      { sku: 'pens', stock: 1000 },
      { sku: 'few', stock: 5 },
      { sku: 'heaps', stock: 50_000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
  await addStores(shop.database, '1547');
  await shop.database.db
    .insertInto('store_stock')
    .values({ store_number: '1547', sku: 'paper', available: 100 })
    .execute();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
});

const signIn = (shopper: Shopper, account = wendy) =>
  shopper.post('/account/signin', { username: account.username, password: account.password });
const getSessionCookie = (shopper: Shopper) => shopper.cookies.get('fs_session');
const codes = (messages: { code: string }[]) => messages.map((message) => message.code);

/** Expects a replaced secret to be refused while requests that carry it may still be in flight, and to be unknown afterwards. */
async function isWorthless(shopper: Shopper): Promise<void> {
  for (const reply of [await shopper.get('/account'), await add(shopper, 'paper')]) {
    expect(reply.status).toBe(409);
    expect(reply.body.error.code).toBe('SESSION_CHANGED');
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['x-session-id']).toBeUndefined();
  }
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 61_000);
  expect((await shopper.get('/account')).body.data.session.isLoggedIn).toBe(false);
  expect((await readCart(shopper)).items).toEqual([]);
  shop.clock.now = before;
}

describe('sign-in', () => {
  it('returns the account and the tenant', async () => {
    const shopper = shop.shopper();
    expect((await shopper.get('/account')).body.data).toMatchObject({
      session: {
        tenant: { fullName: 'consumer', legacy: 'sdc' },
        userType: 'LOGGEDOFF',
        isLoggedIn: false,
        routeType: 'default',
      },
    });
    const reply = await signIn(shopper);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      userProfile: {
        username: 'wendy@example.com',
        contact: { fname: 'Wendy', lname: 'Quill' },
        customerNumber: '******-8063',
        hasAddress: true,
      },
      session: { userType: 'REGISTERED', isLoggedIn: true },
      messages: [],
      cartMerged: false,
    });
    expect(reply.text).not.toContain('argon2');
    const account = await shopper.get('/account');
    expect(account.body.data.userProfile.username).toBe('wendy@example.com');
    expect(account.body.data.session.sessionIPA.webToggleList).toContainEqual({
      toggleName: 'recommendations',
      values: ['true'],
    });
  });

  it('rotates the secret and the epoch of the session', async () => {
    const shopper = shop.shopper();
    const guest = await add(shopper, 'paper');
    const before = getSessionCookie(shopper);
    const reply = await signIn(shopper);
    expect(getSessionCookie(shopper)).not.toBe(before);
    expect(reply.headers['x-session-id']).not.toBe(guest.headers['x-session-id']);
    const stolen = shop.shopper();
    stolen.cookies.set('fs_session', before!);
    await isWorthless(stolen);
  });

  it('gives the same reply for an unknown name and a wrong password', async () => {
    const shopper = shop.shopper();
    const unknown = await shopper.post('/account/signin', { username: 'nobody@example.com', password: 'x' });
    const wrong = await shopper.post('/account/signin', { username: wendy.username, password: 'x' });
    const otherSite = await shopper.post('/account/signin', {
      username: marcus.username,
      password: marcus.password,
    });
    for (const { status, body } of [unknown, wrong, otherSite]) {
      expect(status).toBe(401);
      expect({ ...body.error, requestId: '' }).toEqual({ ...unknown.body.error, requestId: '' });
    }
    expect(shopper.cookies.size).toBe(0);
    expect(shop.logged()).not.toContain(wendy.password);
  });

  it.each([' Wendy@Example.com ', '\u200bwendy@exam\u00adple.com\u00a0\ufeff'])(
    'ignores case, spaces and invisible characters in the name: %j',
    async (username) => {
      const reply = await shop.shopper().post('/account/signin', { username, password: wendy.password });
      expect(reply.status).toBe(200);
    },
  );

  it('is rate-limited', async () => {
    const strict = await createTestShop({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '3' } });
    const attempt = (username: string) =>
      strict.shopper().post('/account/signin', { username, password: 'x' });
    for (let count = 0; count < 3; count += 1) expect((await attempt('ann')).status).toBe(401);
    const refused = await attempt('Ann');
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await attempt('bob')).status).toBe(401);
    await strict.close();
  });

  it('marks the site of the sign-in, until sign-out or the end of the session', async () => {
    const shopper = shop.shopper();
    const markers = () => [shopper.cookies.get('fs_member'), shopper.cookies.get('fs_business')];
    expect(markers()).toEqual([undefined, undefined]);
    const reply = await signIn(shopper, wendy);
    // Not HttpOnly: scripts read it by design.
    expect(reply.headers['set-cookie']).toMatch(/fs_member=1; Max-Age=34560000; Path=\/; SameSite=Lax$/);
    expect((await shopper.get('/account')).headers['set-cookie']).toBeUndefined();
    await shopper.post('/account/signout', {});
    expect(markers()).toEqual(['LOGGEDOFF', undefined]);
    await signIn(shopper, wendy);
    expect(markers()).toEqual(['1', undefined]);
    // As if the session had expired or been ended from another device.
    await shop.database.db.deleteFrom('sessions').execute();
    expect((await shopper.get('/account')).body.data.session.isLoggedIn).toBe(false);
    expect(markers()).toEqual(['LOGGEDOFF', undefined]);
  });

  it('is not decided by its marker', async () => {
    const shopper = shop.shopper();
    shopper.cookies.set('fs_member', '1');
    expect((await shopper.get('/account')).body.data.session.isLoggedIn).toBe(false);
    expect(shopper.cookies.get('fs_member')).toBe('LOGGEDOFF');
  });

  it('gives the default store, and the membership program on the business site', async () => {
    const shopper = shop.shopper('sba');
    const session = async () => (await shopper.get('/account')).body.data.session;
    expect(await session()).toMatchObject({
      storeNumber: '1547',
      sessionIPA: { membershipDetail: { membershipProgram: 'NON_MEMBER' } },
    });
    await signIn(shopper, marcus);
    const program = async () => (await session()).sessionIPA.membershipDetail.membershipProgram;
    expect(await program()).toBe('NON_MEMBER');
    for (const membership_program of ['SELECT', 'PREMIUM'] as const) {
      await shop.database.db
        .updateTable('accounts')
        .set({ membership_program })
        .where('username', '=', marcus.username)
        .execute();
      expect(await program()).toBe(membership_program);
    }
    await shop.database.db
      .updateTable('accounts')
      .set({ membership_program: 'NON_MEMBER' })
      .where('username', '=', marcus.username)
      .execute();
  });

  it('applies to one tenant only', async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    const business = await shopper.get('/account', { 'x-tenant': 'sba' });
    expect(business.body.data.session).toMatchObject({
      tenant: { legacy: 'sba' },
      isLoggedIn: false,
      routeType: 'SBA',
    });
  });

  it('as another account removes all data of the previous one', async () => {
    const shopper = shop.shopper('sba');
    await signIn(shopper, marcus);
    await add(shopper, 'paper');
    const first = getSessionCookie(shopper);
    await shop.database.db
      .insertInto('accounts')
      .values({
        id: '11111111-1111-4111-8111-111111111111',
        tenant: 'sba',
        username: 'second@example.com',
        password_hash: (
          await shop.database.db
            .selectFrom('accounts')
            .select('password_hash')
            .where('username', '=', marcus.username)
            .executeTakeFirstOrThrow()
        ).password_hash,
        first_name: 'S',
        last_name: 'S',
        email: 'second@example.com',
        customer_number: '1',
        permissions: '[]',
        membership_program: 'NON_MEMBER',
      })
      .execute();
    expect(
      (await shopper.post('/account/signin', { username: 'second@example.com', password: marcus.password }))
        .status,
    ).toBe(200);
    expect((await readCart(shopper)).items).toEqual([]);
    const before = shop.shopper('sba');
    before.cookies.set('fs_session', first!);
    await isWorthless(before);
  });
});

describe('sign-out', () => {
  it('ends the session, not only the cookie', async () => {
    const shopper = shop.shopper();
    await signIn(shopper);
    await add(shopper, 'paper');
    const secret = getSessionCookie(shopper)!;
    const reply = await shopper.post('/account/signout');
    expect(reply.body).toEqual({ data: { signedOut: true } });
    // A known device only lifts the rate limit; it does not sign in.
    expect([...shopper.cookies.keys()]).toEqual(['foolscap_device', 'fs_member']);
    expect(shopper.cookies.get('fs_member')).toBe('LOGGEDOFF');
    const thief = shop.shopper();
    thief.cookies.set('fs_session', secret);
    await isWorthless(thief);
    // The cart belongs to the account and is kept.
    const later = shop.shopper();
    await signIn(later);
    expect((await readCart(later)).items).toHaveLength(1);
  });

  it('succeeds without a session', async () => {
    expect((await shop.shopper().post('/account/signout')).body).toEqual({ data: { signedOut: false } });
  });
});

describe('merging at sign-in', () => {
  it('merges the guest’s lines, sums equal ones, and reports it', async () => {
    const early = shop.shopper();
    await signIn(early);
    await add(early, 'paper', 2);
    await early.post(ITEM, {
      items: [{ itemId: 'paper', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });

    const shopper = shop.shopper();
    await add(shopper, 'paper', 3);
    await add(shopper, 'pens', 1);
    const reply = await signIn(shopper);
    expect(codes(reply.body.data.messages)).toEqual(['CART_AUTO_MERGE']);
    expect(reply.body.data.cartMerged).toBe(true);
    const cart = await readCart(shopper);
    expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['paper', 5],
      ['paper', 1],
      ['pens', 1],
    ]);
    expect(codes(cart.messages)).toEqual(['CART_AUTO_MERGE']);
    expect(cart.cartAttributes).toMatchObject({ userType: 'REGISTERED', loginRequired: false });
    // Reported until the cart changes again.
    await add(shopper, 'pens');
    expect((await readCart(shopper)).messages).toEqual([]);
  });

  it('changes nothing when repeated', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 3);
    await signIn(shopper);
    const once = await readCart(shopper);
    const again = await signIn(shopper);
    expect(again.body.data).toMatchObject({ messages: [], cartMerged: false });
    expect(await readCart(shopper)).toEqual(once);
  });

  it('caps by stock and line limit, and never fails', async () => {
    const early = shop.shopper();
    await signIn(early);
    await add(early, 'few', 3);
    await add(early, 'heaps', 9000);
    const shopper = shop.shopper();
    await add(shopper, 'few', 4);
    await add(shopper, 'heaps', 5000);
    const reply = await signIn(shopper);
    expect(reply.status).toBe(200);
    expect(codes(reply.body.data.messages).sort()).toEqual([
      'CART_AUTO_MERGE',
      'EXCEEDS_MAX_LINE_QTY',
      'PARTIAL_QTY_FIXED',
    ]);
    const cart = await readCart(shopper);
    expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['few', 5],
      ['heaps', 9999],
    ]);
    expect(codes(cart.items[0]!.messages)).toEqual(['PARTIAL_QTY_FIXED']);
  });

  it('keeps lines whose item has sold out', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'few', 2);
    await setStock(shop.database, 'few', 0);
    await signIn(shopper);
    const cart = await readCart(shopper);
    expect(cart.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['few', 2]]);
    expect(codes(cart.items[0]!.messages)).toEqual(['OUT_OF_STOCK']);
    await setStock(shop.database, 'few', 5);
  });

  it('restores a line that the account had removed', async () => {
    const early = shop.shopper();
    await signIn(early);
    const [line] = getLines(await add(early, 'paper', 2));
    await early.remove(`${ITEM}/${line!.cartItemId}`);
    const shopper = shop.shopper();
    await add(shopper, 'paper', 3);
    await signIn(shopper);
    expect((await readCart(shopper)).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['paper', 3]]);
  });

  it('gives a new account cart the account’s address', async () => {
    const shopper = shop.shopper('sba');
    await add(shopper, 'paper');
    await signIn(shopper, marcus);
    const cart = await readCart(shopper);
    expect(cart.addresses).toMatchObject([
      { city: 'Philadelphia', state: 'PA', organizationName: 'Bell & Margin LLC' },
    ]);
    expect(cart.cartSummary.taxTotal).toBe(0.6);
  });

  it('keeps the guest’s delivery place when the account has none', async () => {
    await shop.database.db.deleteFrom('account_addresses').execute();
    const shopper = shop.shopper();
    await add(shopper, 'paper');
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    await signIn(shopper);
    expect((await readCart(shopper)).addresses).toMatchObject([{ address1: '1 Main Street' }]);
  });

  it('keeps idempotency keys valid across the sign-in', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'pens');
    await add(shopper, 'paper', 2, 'across');
    await signIn(shopper);
    await add(shopper, 'paper', 2, 'across');
    expect((await readCart(shopper)).items.find((line) => line.itemId === 'paper')!.qty).toBe(2);
  });
});
