import { randomUUID } from 'node:crypto';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { until } from '../../testing/until.ts';

const PASSWORD = 'a long phrase of mine';
/** The limit per name and minute; five times as many per hour and per address. */
const MOST = 2;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { SIGN_IN_ATTEMPTS_PER_MINUTE: String(MOST), TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('attempt_counters').execute();
});

let serial = 0;
const newName = () => `ada${(serial += 1)}@example.com`;
/** Returns a new client address on each call. */
const newAddress = () => `198.51.${Math.floor((serial += 1) / 250)}.${serial % 250}`;

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signIn = (shopper: Shopper, username: string, password = PASSWORD, address = newAddress()) =>
  shopper.post('/account/signin', { username, password }, from(address));
const register = (shopper: Shopper, username: string, special: object = {}, key?: string) =>
  shopper.post(
    '/account/register',
    { firstName: 'Ada', lastName: 'Page', username, password: PASSWORD, ...special },
    { ...from(newAddress()), ...(key ? { key } : {}) },
  );
const guess = (username: string, address?: string) =>
  signIn(shop.shopper(), username, 'a wrong guess', address);

async function lockOut(username: string): Promise<void> {
  for (let count = 0; count < MOST; count += 1) expect((await guess(username)).status).toBe(401);
  expect((await guess(username)).status).toBe(429);
}

async function registerOwner(username: string): Promise<Shopper> {
  const owner = shop.shopper();
  expect((await register(owner, username)).status).toBe(200);
  await owner.post('/account/signout');
  return owner;
}

describe('password guesses at one account', () => {
  it('are limited across client addresses, for existing and unknown names', async () => {
    const known = newName();
    await registerOwner(known);
    const refusals = [];
    for (const username of [known, newName()]) {
      for (let count = 0; count < MOST; count += 1) expect((await guess(username)).status).toBe(401);
      refusals.push(await guess(` ${username.toUpperCase()} `));
      // Even the correct password gets the same reply.
      expect((await signIn(shop.shopper(), username)).status).toBe(429);
    }
    const [one, other] = refusals.map(({ body }) => ({ ...(body.error as object), requestId: '' }));
    expect(one).toEqual(other);
  });

  it('report how long to wait, and are allowed again afterwards', async () => {
    const username = newName();
    await lockOut(username);
    shop.clock.now = new Date(shop.clock.now.getTime() + 20_000);
    const refused = await guess(username);
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.body.error).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 40 seconds, or choose a new password.',
    });
    shop.clock.now = new Date(shop.clock.now.getTime() + 40_000);
    expect((await guess(username)).status).toBe(401);
  });

  it('are also limited by the hour', async () => {
    const username = newName();
    for (let minute = 0; minute < 5; minute += 1) {
      for (let count = 0; count < MOST; count += 1) expect((await guess(username)).status).toBe(401);
      shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
    }
    const refused = await guess(username);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(55 * 60));
    expect(refused.body.error.message).toContain('Try again in 55 minutes');
  });

  it('are counted separately for each site', async () => {
    const username = newName();
    await lockOut(username);
    expect((await signIn(shop.shopper('sba'), username, 'x')).status).toBe(401);
  });
});

describe('the account owner', () => {
  it('can sign in on a known device despite guesses from elsewhere', async () => {
    const username = newName();
    const owner = await registerOwner(username);
    await lockOut(username);
    for (let count = 0; count < 3 * MOST; count += 1) {
      expect((await signIn(owner, username)).status).toBe(200);
      await owner.post('/account/signout');
    }
    // Unknown devices are still refused.
    expect((await guess(username)).status).toBe(429);
  });

  it('is not locked out by a shared address or a flood of sign-ins to the whole shop', async () => {
    const username = newName();
    const owner = await registerOwner(username);
    const address = newAddress();
    for (let count = 0; count < 5 * MOST; count += 1) await guess(newName(), address);
    expect((await guess(newName(), address)).status).toBe(429);
    await shop.database.db
      .insertInto('attempt_counters')
      .values({
        key: 'sign-in:total',
        count: 60 * MOST,
        expires_at: new Date(shop.clock.now.getTime() + 60_000),
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: 60 * MOST }))
      .execute();
    expect((await guess(newName())).status).toBe(429);
    expect((await signIn(owner, username, PASSWORD, address)).status).toBe(200);
  });

  it('has a limit of mistakes on a known device, which applies to the account used there', async () => {
    const [username, other] = [newName(), newName()];
    const owner = await registerOwner(username);
    await registerOwner(other);
    await lockOut(other);
    expect((await signIn(owner, other)).status).toBe(429);
    for (let count = 0; count < MOST; count += 1)
      expect((await signIn(owner, username, 'mistyped')).status).toBe(401);
    expect((await signIn(owner, username)).status).toBe(429);
    // The usual limits still apply to other devices.
    expect((await signIn(shop.shopper(), username)).status).toBe(200);
  });

  it('can regain access from an unknown device through a password link', async () => {
    const username = newName();
    await registerOwner(username);
    await lockOut(username);
    const device = shop.shopper();
    await device.post('/account/password/forgot', { username }, from(newAddress()));
    await until('the mail is sent', () => shop.mails.at(-1)?.kind === 'passwordReset');
    const token = /token=([\w-]+)/.exec(shop.mails.at(-1)!.text)![1];
    const password = 'paper-and-ink-and-glue';
    await device.post('/account/password/reset', { token, password }, from(newAddress()));
    expect((await signIn(device, username, password)).status).toBe(200);
  });

  it('keeps the device by a secret that scripts cannot read and that changes at each sign-in', async () => {
    const username = newName();
    const owner = await registerOwner(username);
    const reply = await signIn(owner, username);
    expect(reply.headers['set-cookie']).toMatch(
      /foolscap_device=[^;]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const secret = owner.cookies.get('foolscap_device')!;
    const { rows } = await shop.database.db
      .selectFrom('known_devices')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toContain(secret);
    // An attacker plants the cookie in the browser of another user, who then signs in. It grants no access.
    const planted = shop.shopper();
    planted.cookies.set('foolscap_device', secret);
    const victim = newName();
    await register(planted, victim);
    await lockOut(victim);
    const attacker = shop.shopper();
    attacker.cookies.set('foolscap_device', secret);
    expect((await signIn(attacker, victim, 'a guess')).status).toBe(429);
  });

  it('makes all other devices unknown by changing the password', async () => {
    const username = newName();
    const [here, there] = [await registerOwner(username), shop.shopper()];
    await signIn(there, username);
    await signIn(here, username);
    const newPassword = 'paper-and-ink-and-glue';
    const changed = await here.put(
      '/account/password',
      { password: PASSWORD, newPassword },
      from(newAddress()),
    );
    expect(changed.status).toBe(200);
    await shop.database.db.deleteFrom('attempt_counters').execute();
    await lockOut(username);
    expect((await signIn(there, username, newPassword)).status).toBe(429);
    await here.post('/account/signout');
    expect((await signIn(here, username, newPassword)).status).toBe(200);
  });
});

describe('one client address', () => {
  it('is limited across names, and IPv6 counts by network', async () => {
    for (let count = 0; count < 5 * MOST; count += 1)
      expect((await guess(newName(), `2001:db8:1:2::${count}`)).status).toBe(401);
    expect((await guess(newName(), '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess(newName(), '2001:db8:1:3::1')).status).toBe(401);
  });

  it('may sign in without limit with correct passwords', async () => {
    const username = newName();
    await registerOwner(username);
    const address = newAddress();
    for (let count = 0; count < 6 * MOST; count += 1)
      expect((await signIn(shop.shopper(), username, PASSWORD, address)).status).toBe(200);
  });
});

describe('registering under a taken name', () => {
  it('reveals nothing about the password', async () => {
    const username = newName();
    await registerOwner(username);
    const replies = [];
    for (const password of [PASSWORD, 'a wrong guess']) {
      const shopper = shop.shopper();
      replies.push(await register(shopper, username, { password }));
      expect(shopper.cookies.size).toBe(0);
      await shop.database.db.deleteFrom('attempt_counters').execute();
    }
    const [right, wrong] = replies.map(({ status, body }) => ({
      status,
      error: { ...(body.error as object), requestId: '' },
    }));
    expect(right).toMatchObject({ status: 409, error: { code: 'EMAIL_TAKEN', field: 'username' } });
    expect(right).toEqual(wrong);
  });

  it('is limited like signing in, by name and by address', async () => {
    const username = newName();
    await registerOwner(username);
    await shop.database.db.deleteFrom('attempt_counters').execute();
    for (let count = 0; count < MOST; count += 1)
      expect((await register(shop.shopper(), username)).status).toBe(409);
    const refused = await register(shop.shopper(), username);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    // The owner is still able to sign in.
    expect((await signIn(shop.shopper(), username)).status).toBe(200);
  });

  it('repeated with the same key after a lost reply is the same registration', async () => {
    const username = newName();
    const key = randomUUID();
    expect((await register(shop.shopper(), username, {}, key)).status).toBe(200);
    await shop.database.db.deleteFrom('attempt_counters').execute();
    const again = shop.shopper();
    const repeated = await register(again, username, {}, key);
    expect(repeated.body.data).toMatchObject({ session: { isLoggedIn: true }, userProfile: { username } });
    expect(shop.mails.filter(({ to }) => to === username)).toHaveLength(1);
    expect((await register(shop.shopper(), username, { password: 'another long phrase' }, key)).status).toBe(
      409,
    );
    await shop.database.db.deleteFrom('attempt_counters').execute();
    expect((await register(shop.shopper(), username, {}, randomUUID())).status).toBe(409);
  });
});
