import { SESSION_COOKIES } from '@foolscap/core/cookies';
import { add, readCart } from '../../testing/carts.ts';
import { createKeyPair } from '../../testing/certificates.ts';
import { answerSaml, readSamlRequest } from '../../testing/saml-provider.ts';
import { createSamlShop, EMAIL, type SamlShop, USER, withGroups } from '../../testing/saml-sign-in.ts';
import {
  addAccount,
  COMPANY,
  COMPANY_ID,
  errorOf,
  postResponse,
  readRefresh,
  setProvider,
} from '../../testing/sso-shop.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { hashPassword } from '../account/index.ts';

let saml: SamlShop;
let shop: TestShop;
beforeAll(async () => {
  saml = await createSamlShop();
  ({ shop } = saml);
});
afterAll(() => shop.close());
beforeEach(() => saml.reset());

const readAccount = (username = EMAIL) =>
  shop.database.db.selectFrom('accounts').selectAll().where('username', '=', username).executeTakeFirst();

describe('a sign-in', () => {
  it('creates a member, and returns to the page', async () => {
    const { shopper, reply } = await saml.signIn();
    expect(reply.status).toBe(303);
    expect(reply.headers.location).toBe('http://shop.test/cc/mmx/cart');
    expect((await shopper.get('/account')).body.data.session).toMatchObject({
      isLoggedIn: true,
      flow: 'SAML',
    });
    expect(await readAccount()).toMatchObject({
      first_name: 'Ada',
      last_name: 'Quire',
      role: 'ADMIN',
      organization_id: COMPANY_ID,
      organization_name: 'Vellum & Co',
      customer_number: COMPANY,
    });
    expect(shop.logged()).toContain('"msg":"company sign-in"');
  });

  it('gives the role of the first rule that matches, again each time', async () => {
    await saml.signIn(withGroups('staff', 'shop-admins'));
    expect((await readAccount())?.role).toBe('ADMIN');
    await saml.signIn(withGroups('staff'));
    expect((await readAccount())?.role).toBe('BUYER');
    const { shopper, reply } = await saml.signIn(withGroups('visitors'));
    expect(errorOf(reply)).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
    expect(await saml.isSignedIn(shopper)).toBe(false);
  });

  it('refuses a role that does not exist', async () => {
    const roleRules = [{ attribute: 'groups', value: 'staff', role: 'EMPEROR' }];
    await setProvider(shop, { kind: 'SAML', roleRules });
    expect(errorOf((await saml.signIn()).reply)).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
    expect(await readAccount()).toBeUndefined();
  });

  it('keeps the role of members without rules, and gives new ones the default', async () => {
    await setProvider(shop, { kind: 'SAML', roleRules: [], defaultRole: 'BUYER' });
    await addAccount(shop, EMAIL, { organization_id: COMPANY_ID, role: 'ADMIN' });
    await saml.signIn();
    expect(await readAccount()).toMatchObject({ role: 'ADMIN', first_name: 'Ada' });
    await saml.signIn({ ...USER, nameId: 'ben@vellum.test' });
    expect(await readAccount('ben@vellum.test')).toMatchObject({ role: 'BUYER' });
  });

  it('creates no account if the provider may not', async () => {
    await setProvider(shop, { kind: 'SAML', isJustInTime: false });
    expect(errorOf((await saml.signIn()).reply)).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
    await addAccount(shop, EMAIL, { organization_id: COMPANY_ID, role: 'BUYER' });
    expect((await saml.signIn()).reply.headers.location).toContain('/cc/mmx/cart');
  });

  it('reads the email address from the usual attribute, or from a named one', async () => {
    const claim = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress';
    await saml.signIn({ nameId: 'S-1-5-21', attributes: { ...USER.attributes, [claim]: 'Eve@Vellum.test' } });
    expect(await readAccount('eve@vellum.test')).toBeDefined();
    await setProvider(shop, { kind: 'SAML', email: 'workMail' });
    await saml.signIn({ nameId: EMAIL, attributes: { ...USER.attributes, workMail: 'kim@vellum.test' } });
    expect(await readAccount('kim@vellum.test')).toBeDefined();
    const { request } = await saml.start();
    const without = await answerSaml(saml.keys, request, USER);
    expect(errorOf(await postResponse(shop, without))).toBe('COMPANY_EMAIL_MISSING');
  });

  it('renews the session, and keeps the cart of the guest', async () => {
    const shopper = shop.shopper('sba');
    await add(shopper, 'ream', 2);
    const before = shopper.cookies.get(SESSION_COOKIES.session);
    expect(before).toBeDefined();
    await saml.signIn(USER, { shopper });
    expect(shopper.cookies.get(SESSION_COOKIES.session)).not.toBe(before);
    expect(shopper.cookies.has('foolscap_sso')).toBe(false);
    const thief = shop.shopper('sba');
    thief.cookies.set(SESSION_COOKIES.session, before!);
    expect((await thief.get('/account')).status).toBe(409);
    expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'ream' }]);
  });

  it('accepts the certificates of both keys while a key is replaced', async () => {
    await setProvider(shop, { kind: 'SAML', certificates: [createKeyPair().cert, saml.keys.cert] });
    expect((await saml.signIn()).reply.headers.location).toContain('/cart');
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'does not lead to %s afterwards',
    async (target) => {
      const { reply } = await saml.signIn(USER, { target });
      expect(reply.headers.location).toBe('http://shop.test/cc/mmx/');
    },
  );

  it('requires the members to use it if passwords are not allowed', async () => {
    const password_hash = await hashPassword('carbon-and-copy');
    await addAccount(shop, EMAIL, { organization_id: COMPANY_ID, role: 'BUYER', password_hash });
    const enter = (password: string) =>
      shop.shopper('sba').post('/account/signin', { username: EMAIL, password });
    expect((await enter('carbon-and-copy')).status).toBe(200);
    await setProvider(shop, { kind: 'SAML', isPasswordAllowed: false });
    const refused = await enter('carbon-and-copy');
    expect(refused.status).toBe(403);
    expect(refused.body.error.code).toBe('COMPANY_SIGN_IN_REQUIRED');
    expect((await enter('wrong-password')).body.error.code).toBe('SIGN_IN_FAILED');
    expect((await saml.signIn()).reply.headers.location).toContain('/cart');
  });
});

describe('accounts', () => {
  it.each([
    ['of another organization', { organization_id: '00000000-0000-4000-8000-0000000000b2', role: 'BUYER' }],
    ['without an organization', {}],
    ['that is deactivated', { organization_id: COMPANY_ID, role: 'BUYER', deactivated_at: new Date() }],
  ] as const)('never enters an account %s', async (_name, rest) => {
    await shop.database.db
      .insertInto('organizations')
      .values({ id: '00000000-0000-4000-8000-0000000000b2', name: 'Other', customer_number: '3030303030' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addAccount(shop, EMAIL, rest);
    const { shopper, reply } = await saml.signIn();
    expect(errorOf(reply)).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
    expect(await saml.isSignedIn(shopper)).toBe(false);
    expect((await readAccount())?.first_name).toBe('Old');
  });

  it('trusts the provider for its own domains only', async () => {
    const { shopper, request } = await saml.start();
    const response = await answerSaml(saml.keys, request, { ...USER, nameId: 'ceo@other.test' });
    expect(errorOf(await postResponse(shop, response))).toBe('COMPANY_ACCOUNT_NOT_ALLOWED');
    expect(await saml.isSignedIn(shopper)).toBe(false);
  });
});

describe('the sign-in page', () => {
  const enter = (email: string, headers = {}) =>
    shop.shopper('sba').post('/sso/start', new URLSearchParams({ email, locale: 'en-US' }).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('says the same for persons with and without an account', async () => {
    await addAccount(shop, EMAIL, { organization_id: COMPANY_ID, role: 'BUYER' });
    const [known, unknown] = [await enter(EMAIL), await enter('ben@vellum.test')];
    expect(known.headers.location).toBe(unknown.headers.location);
    const other = await enter('ada@elsewhere.test');
    expect(other.headers.location).toContain('/cc/mmx/office/supplies/company-sign-in?error=');
    expect(errorOf(other)).toBe('COMPANY_DOMAIN_UNKNOWN');
    expect(errorOf(await enter('ada'))).toBe('EMAIL_INVALID');
  });

  it('accepts no form of another site', async () => {
    const reply = await enter(EMAIL, { origin: 'https://evil.test' });
    expect(reply.status).toBe(403);
  });

  it('describes the shop to the provider', async () => {
    const reply = await shop.shopper('sba').get(`/sso/saml/${COMPANY}/metadata`);
    expect(reply.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(reply.text).toContain(`entityID="http://shop.test/cc/api/sso/saml/${COMPANY}/metadata"`);
    expect(reply.text).toContain(`Location="http://shop.test/cc/api/sso/saml/${COMPANY}/acs"`);
    expect(reply.text).toContain('WantAssertionsSigned="true"');
    expect((await shop.shopper('sba').get('/sso/saml/7/metadata')).status).toBe(404);
  });

  it('offers to try again, and returns to the same page then', async () => {
    const { shopper, request } = await saml.start('/quick-order');
    const reply = await postResponse(shop, await answerSaml(createKeyPair(), request, USER));
    expect(reply.headers.location).toBe(
      'http://shop.test/cc/mmx/office/supplies/company-sign-in?error=COMPANY_SIGN_IN_INVALID&TARGET=%2Fquick-order',
    );
    expect(await saml.isSignedIn(shopper)).toBe(false);
  });

  it('explains an error of the provider', async () => {
    const { request } = await saml.start();
    const status = await answerSaml(saml.keys, request, USER, {
      samlStatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Responder',
    });
    const failed = status.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, '');
    expect(errorOf(await postResponse(shop, failed))).toMatch(/^COMPANY_SIGN_IN_(REJECTED|INVALID)$/);
  });

  it('leads to the origin that the provider knows', async () => {
    const other = await createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } });
    try {
      await saml.reset(other);
      const shopper = other.shopper('sba');
      const path = `/sso/saml/${COMPANY}/login`;
      const away = readRefresh(await shopper.get(path, { host: 'business.shop.example' }));
      expect(away).toMatch(/^https:\/\/shop\.example\/cc\/api\/sso\/saml\/2020202020\/login\?/);
      const there = await shopper.get(path, { host: 'shop.example' });
      expect(readSamlRequest(readRefresh(there)).acs).toBe(
        `https://shop.example/cc/api/sso/saml/${COMPANY}/acs`,
      );
      expect(there.headers['set-cookie']).toMatch(/^__Host-foolscap_sso=.*Secure; SameSite=Lax/);
    } finally {
      await other.close();
    }
  });
});
