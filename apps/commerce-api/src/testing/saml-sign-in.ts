import { createKeyPair, type KeyPair } from './certificates.ts';
import { answerSaml, readSamlRequest, type SamlRequest, type SamlUser } from './saml-provider.ts';
import { addCompany, postResponse, startAt } from './sso-shop.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from './test-shop.ts';

export const EMAIL = 'ada@vellum.test';
export const USER: SamlUser = {
  nameId: EMAIL,
  attributes: { firstName: 'Ada', lastName: 'Quire', groups: ['staff', 'shop-admins'] },
};

export const withGroups = (...groups: string[]): SamlUser => ({
  ...USER,
  attributes: { ...USER.attributes, groups },
});

export const atShop = (location: string): string => location.replace('http://shop.test', '');

/** A shop with an organization whose identity provider is of SAML. */
export interface SamlShop {
  shop: TestShop;
  /** The key of the provider. */
  keys: KeyPair;
  /** Sets the provider's first settings again, and deletes all accounts. */
  reset(target?: TestShop): Promise<void>;
  /** Starts a sign-in. @returns the browser, and the request that it takes to the provider */
  start(target?: string, shopper?: Shopper): Promise<{ shopper: Shopper; request: SamlRequest }>;
  /** Follows the redirect after an accepted response. */
  finish(shopper: Shopper, accepted: TestReply): Promise<TestReply>;
  signIn(
    user?: SamlUser,
    options?: { target?: string; shopper?: Shopper },
  ): Promise<{ shopper: Shopper; reply: TestReply }>;
  isSignedIn(shopper: Shopper): Promise<boolean>;
}

export async function createSamlShop(): Promise<SamlShop> {
  const shop = await createTestShop({ products: [{ sku: 'ream' }] });
  const keys = createKeyPair();
  const start: SamlShop['start'] = async (target, shopper = shop.shopper('sba')) => ({
    shopper,
    request: readSamlRequest(await startAt(shopper, 'Ada@Vellum.test', target)),
  });
  const finish: SamlShop['finish'] = async (shopper, accepted) => {
    const { location = '' } = accepted.headers;
    if (!/^http:\/\/shop\.test\/cc\/api\/sso\/complete\?code=[\w-]{43}$/.test(location))
      throw new Error(location);
    return shopper.get(atShop(location));
  };
  return {
    shop,
    keys,
    start,
    finish,
    async reset(target = shop) {
      await target.database.db.deleteFrom('accounts').execute();
      await addCompany(target, {
        kind: 'SAML',
        entryPoint: 'https://idp.test/sso',
        issuer: 'https://idp.test/metadata',
        certificates: [keys.cert],
        audience: null,
        email: null,
        roleRules: [
          { attribute: 'groups', value: 'shop-admins', role: 'ADMIN' },
          { attribute: 'groups', value: 'staff', role: 'BUYER' },
        ],
        defaultRole: null,
        isJustInTime: true,
        isPasswordAllowed: true,
      });
    },
    async signIn(user = USER, { target, shopper } = {}) {
      const started = await start(target, shopper);
      const accepted = await postResponse(shop, await answerSaml(keys, started.request, user));
      return { shopper: started.shopper, reply: await finish(started.shopper, accepted) };
    },
    isSignedIn: async (shopper) => (await shopper.get('/account')).body.data.session.isLoggedIn as boolean,
  };
}
