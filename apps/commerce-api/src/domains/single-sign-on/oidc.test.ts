import {
  CLIENT_ID,
  CLIENT_SECRET,
  startOidcProvider,
  type TestOidcProvider,
} from '../../testing/oidc-provider.ts';
import { addCompany, COMPANY, COMPANY_ID, errorOf, setProvider, startAt } from '../../testing/sso-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';

const EMAIL = 'ada@vellum.test';
const CALLBACK = `http://shop.test/cc/api/sso/oidc/${COMPANY}/callback`;
const ADA = {
  email: EMAIL,
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Quire',
  groups: ['staff', 'shop-admins'],
};

let shop: TestShop;
let idp: TestOidcProvider;
beforeAll(async () => {
  idp = await startOidcProvider(CALLBACK);
  shop = await createTestShop({ env: { IDENTITY_PROVIDER_KEY: 'a key of the tests with 32 characters' } });
});
afterAll(async () => {
  await shop.close();
  await idp.close();
});
beforeEach(async () => {
  idp.forgery = undefined;
  idp.people.clear();
  idp.people.set('ada', ADA);
  await shop.database.db.deleteFrom('accounts').execute();
  await addCompany(shop, {
    kind: 'OIDC',
    issuer: idp.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    roleRules: [{ attribute: 'groups', value: 'shop-admins', role: 'ADMIN' }],
    defaultRole: 'BUYER',
    isJustInTime: true,
    isPasswordAllowed: true,
  });
});

const atShop = (location: string) => location.replace('http://shop.test', '');
const isSignedIn = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.session.isLoggedIn as boolean;
const readAccount = (username = EMAIL) =>
  shop.database.db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst();

/** Signs a person in at the provider. @returns the browser, and the URL that leads back */
async function leave(person = 'ada') {
  const shopper = shop.shopper('sba');
  const entry = await startAt(shopper, EMAIL);
  return { shopper, back: atShop(await idp.signIn(entry, person)) };
}

async function signIn(person?: string): Promise<{ shopper: Shopper; reply: TestReply }> {
  const { shopper, back } = await leave(person);
  return { shopper, reply: await shopper.get(back) };
}

it('creates a member from the claims of the provider, and returns to the page', async () => {
  const { shopper, reply } = await signIn();
  expect(reply.headers.location).toBe('http://shop.test/cc/mmx/cart');
  expect((await shopper.get('/account')).body.data.session).toMatchObject({ isLoggedIn: true, flow: 'SAML' });
  expect(await readAccount()).toMatchObject({
    first_name: 'Ada',
    last_name: 'Quire',
    role: 'ADMIN',
    organization_id: COMPANY_ID,
  });
});

it('ends the visit of an agent at a customer of the other site', async () => {
  const { db } = shop.database;
  await writeDemoAccounts(db);
  const agentOf = { username: 'agent@example.com', tenant: 'sdc' } as const;
  await db
    .updateTable('accounts')
    .set({ agent_kind: 'CSR' })
    .where('username', '=', agentOf.username)
    .where('tenant', '=', agentOf.tenant)
    .execute();
  const { password } = demoAccounts.find(
    ({ username, tenant }) => username === agentOf.username && tenant === agentOf.tenant,
  )!;
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', 'wendy@example.com')
    .where('tenant', '=', 'sdc')
    .executeTakeFirstOrThrow();
  const { shopper, back } = await leave();
  const agent = shop.shopper();
  for (const [name, value] of shopper.cookies) agent.cookies.set(name, value);
  await agent.post('/account/signin', { username: agentOf.username, password });
  expect((await agent.post('/agents/visits', { accountId })).status).toBe(200);
  for (const [name, value] of agent.cookies) shopper.cookies.set(name, value);
  expect((await shopper.get(back)).headers.location).toBe('http://shop.test/cc/mmx/cart');
  expect((await shopper.get('/account')).body.data.session).toMatchObject({ isLoggedIn: true });
  const sessions = await db
    .selectFrom('sessions')
    .select(['sdc_account_id', 'agent_visit_id'])
    .where('sba_account_id', 'is not', null)
    .execute();
  expect(sessions.at(-1)).toEqual({ sdc_account_id: null, agent_visit_id: null });
  const visits = await db
    .selectFrom('agent_visits')
    .select('end_reason')
    .where('account_id', '=', accountId)
    .execute();
  expect(visits).toEqual([{ end_reason: 'SIGNED_OUT' }]);
});

it('gives the role of this sign-in', async () => {
  await signIn();
  idp.people.set('ada', { ...ADA, groups: ['staff'] });
  await signIn();
  expect((await readAccount())?.role).toBe('BUYER');
});

it('refuses an email address that is not verified, or of another domain', async () => {
  idp.people.set('ada', { ...ADA, email_verified: false });
  expect(errorOf((await signIn()).reply)).toBe('COMPANY_EMAIL_MISSING');
  idp.people.set('ada', { ...ADA, email: 'ada@other.test' });
  expect(errorOf((await signIn()).reply)).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
});

it('uses a code, a verifier and a nonce', async () => {
  const entry = new URL(await startAt(shop.shopper('sba'), EMAIL));
  expect(Object.fromEntries(entry.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: CALLBACK,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

it('stores the client secret encrypted', async () => {
  const row = await shop.database.db.selectFrom('identity_providers').selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(CLIENT_SECRET);
  expect(row.client_secret).toMatch(/^[\w-]{60,}$/);
});

it('says that the provider does not answer', async () => {
  await setProvider(shop, { kind: 'OIDC', issuer: 'http://127.0.0.1:9', clientId: 'other' });
  const shopper = shop.shopper('sba');
  const page = await startAt(shopper, EMAIL);
  expect(new URL(page).searchParams.get('error')).toBe('COMPANY_SIGN_IN_UNAVAILABLE');
  expect(new URL(page).searchParams.get('TARGET')).toBe('/cart');
});

describe('attacks', () => {
  async function expectRefused(shopper: Shopper, back: string, code: string) {
    expect(errorOf(await shopper.get(back))).toBe(code);
    expect(await isSignedIn(shopper)).toBe(false);
    expect(await readAccount()).toBeUndefined();
  }

  it.each([
    ['another nonce', { claims: (claims: object) => ({ ...claims, nonce: 'another' }) }],
    ['no nonce', { claims: ({ nonce: _nonce, ...claims }: Record<string, unknown>) => claims }],
    ['another audience', { claims: (claims: object) => ({ ...claims, aud: 'another-shop' }) }],
    ['another issuer', { claims: (claims: object) => ({ ...claims, iss: 'https://evil.test' }) }],
    [
      'an expired token',
      { claims: (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 120 }) },
    ],
    ['the algorithm none', { algorithm: 'none' as const }],
    ['the signature of another key', { isOtherKey: true }],
  ])('refuses %s', async (_name, forgery) => {
    idp.forgery = forgery;
    const { shopper, back } = await leave();
    await expectRefused(shopper, back, 'COMPANY_SIGN_IN_INVALID');
  });

  it('accepts a token that is only signed again', async () => {
    idp.forgery = {};
    expect((await signIn()).reply.headers.location).toBe('http://shop.test/cc/mmx/cart');
  });

  it('refuses another state, and a state of another browser', async () => {
    const { shopper, back } = await leave();
    const changed = back.replace(/state=[^&]*/, 'state=another');
    await expectRefused(shopper, changed, 'COMPANY_SIGN_IN_EXPIRED');
    const victim = shop.shopper('sba');
    await startAt(victim, EMAIL);
    await expectRefused(victim, back, 'COMPANY_SIGN_IN_EXPIRED');
    // The browser that started is not affected.
    expect((await shopper.get(back)).headers.location).toContain('/cart');
  });

  it('refuses a code of another sign-in', async () => {
    const [mine, theirs] = [await leave(), await leave()];
    const code = /code=([^&]*)/.exec(theirs.back)![1]!;
    await expectRefused(
      mine.shopper,
      mine.back.replace(/code=[^&]*/, `code=${code}`),
      'COMPANY_SIGN_IN_INVALID',
    );
  });

  it('refuses a reply that was used before', async () => {
    const { shopper, back } = await leave();
    expect((await shopper.get(back)).headers.location).toContain('/cart');
    const other = shop.shopper('sba');
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    expect(errorOf(await other.get(back))).toBe('COMPANY_SIGN_IN_EXPIRED');
  });

  it('refuses a reply of another issuer', async () => {
    const { shopper, back } = await leave();
    const mixed = back.replace(/iss=[^&]*/, `iss=${encodeURIComponent('https://evil.test')}`);
    expect(mixed).not.toBe(back);
    await expectRefused(shopper, mixed, 'COMPANY_SIGN_IN_INVALID');
  });

  it('explains that the provider did not sign the person in', async () => {
    const shopper = shop.shopper('sba');
    const state = new URL(await startAt(shopper, EMAIL)).searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: idp.issuer });
    await expectRefused(shopper, `/sso/oidc/${COMPANY}/callback?${query}`, 'COMPANY_SIGN_IN_REJECTED');
  });
});
