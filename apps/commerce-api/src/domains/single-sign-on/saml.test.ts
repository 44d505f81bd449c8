import { createKeyPair } from '../../testing/certificates.ts';
import { answerSaml, readSamlRequest, type SamlUser } from '../../testing/saml-provider.ts';
import {
  addAccount,
  addCompany,
  COMPANY,
  COMPANY_ID,
  errorOf,
  postResponse,
  startAt,
} from '../../testing/sso-shop.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../testing/test-shop.ts';

const KEYS = createKeyPair();
const ISSUER = 'https://idp.test/metadata';
const USER: SamlUser = {
  nameId: 'ada@vellum.test',
  attributes: { firstName: 'Ada', lastName: 'Quire', groups: ['staff', 'shop-admins'] },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('accounts').execute();
  await addCompany(shop, {
    kind: 'SAML',
    entryPoint: 'https://idp.test/sso',
    issuer: ISSUER,
    certificates: [KEYS.cert],
    roleRules: [{ attribute: 'groups', value: 'shop-admins', role: 'ADMIN' }],
    defaultRole: 'BUYER',
    isJustInTime: true,
    isPasswordAllowed: true,
  });
});

const path = (location: string) => location.replace('http://shop.test', '');

/** Starts a sign-in. @returns the browser, and the request that it takes to the provider */
async function start(target?: string) {
  const shopper = shop.shopper('sba');
  return { shopper, request: readSamlRequest(await startAt(shopper, 'Ada@Vellum.test', target)) };
}

/** Follows the redirect after a response that was accepted. */
async function finish(shopper: Shopper, accepted: TestReply): Promise<TestReply> {
  expect(accepted.headers.location).toMatch(/\/cc\/api\/sso\/complete\?code=[\w-]{43}$/);
  return shopper.get(path(accepted.headers.location!));
}

async function signIn(user = USER): Promise<{ shopper: Shopper; reply: TestReply }> {
  const { shopper, request } = await start();
  const reply = await finish(shopper, await postResponse(shop, await answerSaml(KEYS, request, user)));
  return { shopper, reply };
}

const readSession = async (shopper: Shopper) => (await shopper.get('/account')).body.data;

it('signs a new member in, and returns to the page', async () => {
  const { shopper, reply } = await signIn();
  expect(reply.status).toBe(303);
  expect(reply.headers.location).toBe('http://shop.test/cc/mmx/cart');
  expect(await readSession(shopper)).toMatchObject({
    session: { isLoggedIn: true, flow: 'SAML' },
  });
  const [account] = await shop.database.db.selectFrom('accounts').selectAll().execute();
  expect(account).toMatchObject({
    username: 'ada@vellum.test',
    first_name: 'Ada',
    last_name: 'Quire',
    role: 'ADMIN',
    organization_id: COMPANY_ID,
    organization_name: 'Vellum & Co',
  });
  expect(COMPANY).toBe(account?.customer_number);
  void addAccount;
  void errorOf;
});
