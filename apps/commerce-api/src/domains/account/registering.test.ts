import { add, readCart } from '../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 1000 }] });
});
afterAll(() => shop.close());

let serial = 0;
const newName = () => `ada${(serial += 1)}@example.com`;
const PASSWORD = 'a long phrase of mine';
const register = (shopper: Shopper, username: string, special: object = {}) =>
  shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username,
    password: PASSWORD,
    ...special,
  });
const signIn = (shopper: Shopper, username: string, password = PASSWORD) =>
  shopper.post('/account/signin', { username, password });
const isSignedIn = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.session.isLoggedIn as boolean;
const mailsTo = (to: string) => shop.mails.filter((mail) => mail.to === to);

describe('registration', () => {
  it('creates an account, signs in under a new secret, merges the guest’s cart, and sends a welcome mail', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 3);
    const before = shopper.cookies.get('fs_session');
    const username = newName();
    const reply = await register(shopper, ` ${username.toUpperCase()} `);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({
      userProfile: { username, contact: { fname: 'Ada', lname: 'Page', email: username } },
      session: { isLoggedIn: true, userType: 'REGISTERED' },
      cartMerged: true,
      messages: [{ code: 'CART_AUTO_MERGE' }],
    });
    expect(reply.body.data.userProfile.customerNumber).toMatch(/^\*{6}-\d{4}$/);
    expect(shopper.cookies.get('fs_session')).not.toBe(before);
    expect((await readCart(shopper)).items.map(({ qty }) => qty)).toEqual([3]);
    expect(mailsTo(username)).toMatchObject([{ kind: 'welcome' }]);
    expect(shop.logged()).not.toContain(PASSWORD);
    expect((await signIn(shop.shopper(), username)).status).toBe(200);
  });

  it('sends mails in the language of the registration, and later ones in that of the last sign-in', async () => {
    const username = newName();
    const headers = { 'x-locale': 'fr-CA' };
    const body = { firstName: 'Ada', lastName: 'Page', username, password: PASSWORD };
    await shop.shopper().post('/account/register', body, { headers });
    expect(mailsTo(username)[0]).toMatchObject({ subject: 'Bienvenue chez Foolscap' });
    expect(mailsTo(username)[0]!.text).toMatch(/\/fr-ca\/account$/m);
    const getLocale = async () =>
      (
        await shop.database.db
          .selectFrom('accounts')
          .select('locale')
          .where('username', '=', username)
          .executeTakeFirstOrThrow()
      ).locale;
    expect(await getLocale()).toBe('fr-CA');
    await signIn(shop.shopper(), username);
    expect(await getLocale()).toBe('en-US');
  });

  it('keeps a name on one line, so that it cannot carry a message', async () => {
    const username = newName();
    const firstName = 'Ada,\n\nyou won:\u2028\u0007http://evil.example ';
    const reply = await register(shop.shopper(), username, { firstName });
    expect(reply.body.data.userProfile.contact.fname).toBe('Ada, you won: http://evil.example');
    expect(mailsTo(username)[0]?.text).toMatch(
      /^Hello Ada, you won: http:\u2060\/\u2060\/\u2060evil\.\u2060example,\n/,
    );
  });

  it('reports that an address has an account', async () => {
    const username = newName();
    await register(shop.shopper(), username);
    const other = shop.shopper();
    const reply = await register(other, username, { password: 'something else entirely' });
    expect(reply.status).toBe(409);
    expect(reply.body.error).toMatchObject({ code: 'EMAIL_TAKEN', field: 'username' });
    expect(await isSignedIn(other)).toBe(false);
    expect(mailsTo(username)).toHaveLength(1);
  });

  it.each([
    ['seven77', 'SHORT'],
    ['x'.repeat(129), 'LONG'],
    ['Password123', 'COMMON'],
    ['aaaaaaaaaa', 'COMMON'],
  ])('refuses the password %s', async (password, reason) => {
    const reply = await register(shop.shopper(), newName(), { password });
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ code: 'PASSWORD_TOO_WEAK', field: 'password', reason });
  });

  it('refuses the email address as a password, and an invalid address', async () => {
    const username = newName();
    expect((await register(shop.shopper(), username, { password: username })).body.error.reason).toBe(
      'IS_EMAIL',
    );
    expect((await register(shop.shopper(), 'nobody')).body.error.code).toBe('EMAIL_INVALID');
    expect((await register(shop.shopper(), newName(), { firstName: ' ' })).body.error.code).toBe(
      'NAME_MISSING',
    );
  });

  it('requires a company on the business site, where the same address is a separate account', async () => {
    const username = newName();
    await register(shop.shopper(), username);
    const business = shop.shopper('sba');
    expect((await register(business, username)).body.error.code).toBe('ORGANIZATION_MISSING');
    const reply = await register(business, username, { organizationName: 'Page & Co' });
    expect(reply.body.data.userProfile).toMatchObject({ organizationName: 'Page & Co' });
  });

  it('refuses a company name on the consumer site, whose accounts have no organization', async () => {
    const username = newName();
    const refused = await register(shop.shopper(), username, { organizationName: 'Page & Co' });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_REQUEST', field: 'organizationName' } },
    });
    expect((await register(shop.shopper(), username)).status).toBe(200);
  });

  it('is rate-limited, and reports when to retry', async () => {
    const strict = await createTestShop({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '2' } });
    const attempt = () => register(strict.shopper(), newName(), { password: 'short' });
    for (let count = 0; count < 2; count += 1) expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});

it('password guesses are limited by account, across sessions', async () => {
  const strict = await createTestShop({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: '2' } });
  const username = newName();
  const first = strict.shopper();
  await register(first, username);
  const guess = (shopper: Shopper, cookie: string) => {
    // An extra cookie next to the session cookie does not start a new count.
    shopper.cookies.set('other', cookie);
    return shopper.put('/account/password', {
      password: 'a wrong guess',
      newPassword: 'paper-and-ink-and-glue',
    });
  };
  expect((await guess(first, '1')).status).toBe(403);
  expect((await guess(first, '2')).status).toBe(403);
  expect((await guess(first, '3')).status).toBe(429);
  await strict.close();
});

describe('profile', () => {
  it('changes name and phone', async () => {
    const shopper = shop.shopper();
    await register(shopper, newName());
    const reply = await shopper.put('/account/profile', {
      firstName: ' Ada B.',
      lastName: 'Quire',
      phone: '5085550100',
    });
    expect(reply.body.data.userProfile).toMatchObject({
      contact: { fname: 'Ada B.', lname: 'Quire' },
      phone: '5085550100',
    });
    expect(
      (await shopper.put('/account/profile', { firstName: 'A', lastName: 'B', phone: '1' })).status,
    ).toBe(400);
  });

  it('requires sign-in', async () => {
    const shopper = shop.shopper();
    for (const reply of [
      await shopper.put('/account/profile', { firstName: 'A', lastName: 'B', phone: '' }),
      await shopper.get('/account/addresses'),
      await shopper.get('/account/sessions'),
      await shopper.put('/account/password', { password: 'x', newPassword: 'y' }),
    ]) {
      expect(reply.status).toBe(401);
      expect(reply.body.error.code).toBe('SIGN_IN_REQUIRED');
    }
    expect(shopper.cookies.size).toBe(0);
  });

  it('changes the email address with the password, and notifies the former address', async () => {
    const shopper = shop.shopper();
    const [first, second, taken] = [newName(), newName(), newName()];
    await register(shopper, first);
    await register(shop.shopper(), taken);
    const change = (email: string, password = PASSWORD) => shopper.put('/account/email', { email, password });
    expect((await change(second, 'wrong')).body.error.code).toBe('PASSWORD_WRONG');
    expect((await change(taken)).body.error.code).toBe('EMAIL_TAKEN');
    expect((await change(second)).body.data.userProfile.username).toBe(second);
    expect((await signIn(shop.shopper(), first)).status).toBe(401);
    expect((await signIn(shop.shopper(), second)).status).toBe(200);
    expect(mailsTo(first).map(({ kind }) => kind)).toEqual(['welcome', 'emailChanged']);
  });
});

describe('address book', () => {
  const ADDRESS = {
    firstName: 'Ada',
    lastName: 'Page',
    address1: '1 Main Street',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phones: [{ number: '5085551234' }],
  };
  const add = (shopper: Shopper, special: object = {}, marks: object = {}) =>
    shopper.post('/account/addresses', { address: { ...ADDRESS, ...special }, ...marks });
  type Saved = {
    address: { id: string; address1: string };
    defaultShipping: boolean;
    defaultBilling: boolean;
  };
  const book = (reply: { body: { data: { addresses: Saved[] } } }) => reply.body.data.addresses;

  it('stores addresses without duplicates, with one shipping and one billing default', async () => {
    const shopper = shop.shopper();
    await register(shopper, newName());
    await add(shopper);
    await add(shopper);
    const two = book(await add(shopper, { address1: '2 Main Street' }, { defaultBilling: true }));
    expect(two).toMatchObject([
      { address: { address1: '1 Main Street' }, defaultShipping: true, defaultBilling: false },
      { address: { address1: '2 Main Street' }, defaultShipping: false, defaultBilling: true },
    ]);
    const changed = book(
      await shopper.put(`/account/addresses/${two[1]!.address.id}`, {
        address: { ...ADDRESS, address1: '3 Main Street' },
        defaultShipping: true,
      }),
    );
    expect(changed.map(({ address, defaultShipping }) => [address.address1, defaultShipping])).toEqual([
      ['3 Main Street', true],
      ['1 Main Street', false],
    ]);
    const left = await shopper.remove(`/account/addresses/${two[0]!.address.id}`);
    expect(book(left)).toHaveLength(1);
    expect(book(await shopper.get('/account/addresses'))).toMatchObject([
      { address: { address1: '3 Main Street' } },
    ]);
  });

  it('is private, holds up to fifty addresses, and refuses unknown places', async () => {
    const [one, other] = [shop.shopper(), shop.shopper()];
    await register(one, newName());
    await register(other, newName());
    const [mine] = book(await add(one));
    expect((await other.remove(`/account/addresses/${mine!.address.id}`)).status).toBe(404);
    expect(
      (await other.put(`/account/addresses/${mine!.address.id}`, { address: ADDRESS })).body.error.code,
    ).toBe('ADDRESS_NOT_FOUND');
    expect((await add(one, { state: 'ZZ' })).body.error.code).toBe('ADDRESS_INVALID');
    for (let count = 1; count < 50; count += 1) await add(one, { address2: `Floor ${count}` });
    expect((await add(one, { address2: 'Roof' })).body.error.code).toBe('TOO_MANY_ADDRESSES');
  });
});

describe('password', () => {
  it('changes with the current password, and signs out everywhere else', async () => {
    const [here, there] = [shop.shopper(), shop.shopper()];
    const username = newName();
    await register(here, username);
    await signIn(there, username);
    const change = (password: string, newPassword: string) =>
      here.put('/account/password', { password, newPassword });
    expect((await change('wrong', 'another long phrase')).status).toBe(403);
    expect((await change(PASSWORD, 'password')).body.error.code).toBe('PASSWORD_TOO_WEAK');
    const secret = here.cookies.get('fs_session');
    expect((await change(PASSWORD, 'another long phrase')).status).toBe(200);
    expect(here.cookies.get('fs_session')).not.toBe(secret);
    expect(await isSignedIn(here)).toBe(true);
    expect(await isSignedIn(there)).toBe(false);
    expect((await signIn(there, username)).status).toBe(401);
    expect((await signIn(there, username, 'another long phrase')).status).toBe(200);
    expect(mailsTo(username).map(({ kind }) => kind)).toEqual(['welcome', 'passwordChanged']);
  });

  const outcomesOfForgot = () =>
    shop.logged().match(/"passwordReset","msg":"mail sent"|no account to write/g) ?? [];
  /** Requests a link, and waits for the work that runs after the reply. */
  const forgot = async (username: string, tenant: 'sdc' | 'sba' = 'sdc') => {
    const before = outcomesOfForgot().length;
    const reply = await shop.shopper(tenant).post('/account/password/forgot', { username });
    await until('the request is logged', () => outcomesOfForgot().length > before);
    return reply;
  };
  const linkTo = (to: string) => /https?:\/\/\S+token=(\S+)/.exec(mailsTo(to).at(-1)!.text)!;
  const reset = (token: string, password = 'a newly chosen phrase') =>
    shop.shopper().post('/account/password/reset', { token, password });

  it('can be reset by a link that works once, and all sessions end', async () => {
    const shopper = shop.shopper();
    const username = newName();
    await register(shopper, username);
    const known = await forgot(username);
    const unknown = await forgot(newName());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const [url, token] = linkTo(username);
    expect(url).toBe(`http://shop.test/office/supplies/reset-password?token=${token}`);
    const stored = await shop.database.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    // A rejected password does not use up the link.
    expect((await reset(token!, 'password')).body.error.code).toBe('PASSWORD_TOO_WEAK');
    expect((await reset(token!)).status).toBe(200);
    expect((await reset(token!)).body.error.code).toBe('RESET_LINK_INVALID');
    expect(await isSignedIn(shopper)).toBe(false);
    expect((await signIn(shopper, username)).status).toBe(401);
    expect((await signIn(shopper, username, 'a newly chosen phrase')).status).toBe(200);
    expect(shop.logged()).not.toContain(token);
  });

  it('link contains the page to return to, if it is one of the site', async () => {
    const username = newName();
    await register(shop.shopper(), username);
    const ask = (returnTo: string) => shop.shopper().post('/account/password/forgot', { username, returnTo });
    for (const [returnTo, query] of [
      ['/p/24400011/paper?color=café', 'jumpUrl=%2Fp%2F24400011%2Fpaper%3Fcolor%3Dcaf%25C3%25A9&token='],
      ['//evil.example/p', 'token='],
    ] as const) {
      const before = mailsTo(username).length;
      expect((await ask(returnTo)).status).toBe(200);
      await until('the mail is sent', () => mailsTo(username).length > before);
      expect(linkTo(username)[0]).toContain(`http://shop.test/office/supplies/reset-password?${query}`);
    }
  });

  it('link expires after an hour, and does not work on the other site', async () => {
    const username = newName();
    await register(shop.shopper('sba'), username, { organizationName: 'Page & Co' });
    await forgot(username);
    expect(mailsTo(username)).toHaveLength(1);
    await forgot(username, 'sba');
    const [url, token] = linkTo(username);
    expect(url).toContain('/cc/mmx/office/supplies/reset-password?');
    expect((await reset(token!)).body.error.code).toBe('RESET_LINK_INVALID');
    shop.clock.now = new Date(shop.clock.now.getTime() + 61 * 60_000);
    const late = await shop
      .shopper('sba')
      .post('/account/password/reset', { token, password: 'a newly chosen phrase' });
    expect(late.body.error.code).toBe('RESET_LINK_INVALID');
  });

  it('a failing mail server fails no call', async () => {
    const push = shop.mails.push.bind(shop.mails);
    shop.mails.push = () => {
      throw new Error('the relay is away');
    };
    expect((await register(shop.shopper(), newName())).status).toBe(200);
    shop.mails.push = push;
    expect(shop.logged()).toContain('mail could not be sent');
  });
});

describe('sessions', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

  it('are listed by device, and can be ended one by one or all but the current one', async () => {
    const username = newName();
    const [here, phone, third] = [shop.shopper(), shop.shopper(), shop.shopper()];
    await register(here, username);
    const enter = (shopper: Shopper, agent: string) =>
      shopper.post('/account/signin', { username, password: PASSWORD }, { headers: { 'user-agent': agent } });
    await enter(here, FIREFOX);
    await enter(phone, PHONE);
    await enter(third, 'curl/8');
    const { sessions } = (await here.get('/account/sessions')).body.data;
    type Seen = { id: string; device: string; current: boolean };
    const find = (device: string) => (sessions as Seen[]).find((one) => one.device === device)!;
    expect(find('Firefox on Linux').current).toBe(true);
    expect(find('Unknown device').current).toBe(false);
    expect(
      (await here.remove(`/account/sessions/${find('Safari on iPhone').id}`)).body.data.sessions,
    ).toHaveLength(2);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await here.remove(`/account/sessions/${find('Safari on iPhone').id}`)).status).toBe(404);
    expect((await here.remove('/account/sessions')).body.data.sessions).toMatchObject([{ current: true }]);
    expect(await isSignedIn(third)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
  });
});
