import { createHash, randomBytes } from 'node:crypto';
import { looksLikeEmail } from '@foolscap/account/model';
import type { Locale } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { decryptSecret } from './client-secrets.ts';
import { readIdentity } from './company-identity.ts';
import { admitMember, type Member } from './members.ts';
import { createOidcClient, createOidcRequest } from './oidc.ts';
import type { IdentityProvider, OidcProvider } from './provider.ts';
import { findProvider, findProviderOfDomain, findProviderOfOrganization } from './providers.repository.ts';
import { SignInRefusal, withStart } from './refusal.ts';
import { createRequestId, getSamlEntry, verifyResponse } from './saml.ts';
import { MAX_RESPONSE_BYTES, readResponseHead } from './saml-response.ts';
import { getShopUrls } from './shop-urls.ts';
import {
  deleteRequest,
  findOpenRequest,
  findVerified,
  insertRequest,
  keepIdentity,
  type SignInRequest,
  useAssertion,
  useRequest,
} from './sign-in-requests.repository.ts';

/** Lifetime of a sign-in at the provider, with a second factor and a forgotten password. */
const REQUEST_MS = 15 * 60_000;
/** Lifetime of the redirect that finishes a SAML sign-in. */
const CODE_MS = 2 * 60_000;
/** A secret of the shop: the cookie of a browser, or a code. */
const SECRET_FORM = /^[\w-]{43}$/;

const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Creates the value of the cookie that binds a sign-in to a browser, or of a code. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
export const isSecret = (text: string | undefined): text is string =>
  text !== undefined && SECRET_FORM.test(text);

const expired = (reason: string) => new SignInRefusal('expired', reason);

/** A person whom a provider has verified, in the browser that started the sign-in. */
export interface VerifiedSignIn {
  provider: IdentityProvider;
  member: Member;
  target: string;
  locale: Locale;
  /** Uses up the sign-in, in the transaction that signs the person in. @throws SignInRefusal if it was used up */
  claim(trx: Db): Promise<void>;
}

/** Creates the service of company sign-in (docs/decisions/single-sign-on.md). */
export function createSingleSignOnService({
  database: { db },
  settings,
  now,
}: Pick<ApiContext, 'database' | 'settings' | 'now'>) {
  const oidc = createOidcClient(({ clientSecret, organization }: OidcProvider) => {
    if (clientSecret === null) return undefined;
    if (settings.identityProviderKey === undefined)
      throw new SignInRefusal('unavailable', 'IDENTITY_PROVIDER_KEY is not set');
    return decryptSecret(settings.identityProviderKey, organization.id, clientSecret);
  });
  const later = (ms: number) => new Date(now().getTime() + ms);

  function checkBrowser({ browser_hash }: SignInRequest, browser: string | undefined): void {
    if (!isSecret(browser) || digest(browser) !== browser_hash)
      throw expired('the sign-in was started in another browser');
  }

  async function admit(
    provider: IdentityProvider,
    request: SignInRequest,
    identity: Parameters<typeof admitMember>[2],
  ): Promise<VerifiedSignIn> {
    const { target, locale } = request;
    const member = await admitMember(db, provider, identity, { now: now(), locale });
    return {
      provider,
      member,
      target,
      locale,
      claim: async (trx) => {
        if (!(await deleteRequest(trx, request.id))) throw expired('the sign-in was finished before');
      },
    };
  }

  return {
    /** Finds the provider of an email address, whose person may be unknown. @throws SignInRefusal */
    async findByEmail(email: string): Promise<IdentityProvider> {
      if (!looksLikeEmail(email)) throw new SignInRefusal('emailInvalid', 'the text is not an email address');
      const [, domain = ''] = getEmailKey(email).split('@');
      const provider = await findProviderOfDomain(db, domain);
      if (!provider) throw new SignInRefusal('unknownDomain', 'the domain has no provider');
      return provider;
    },

    /**
     * Starts a sign-in. @param start the origin of the shop, the secret of the browser's cookie, the page that follows
     * @returns the URL at the provider @throws SignInRefusal if the provider does not answer
     */
    async begin(
      provider: IdentityProvider,
      {
        origin,
        browser,
        target,
        locale,
      }: { origin: string; browser: string; target: string; locale: Locale },
    ): Promise<string> {
      const urls = getShopUrls(origin, provider.organization.customerNumber);
      const request = {
        organization_id: provider.organization.id,
        browser_hash: digest(browser),
        target,
        locale,
        expires_at: later(REQUEST_MS),
      };
      if (provider.kind === 'SAML') {
        const id = createRequestId();
        await insertRequest(db, { ...request, id, kind: 'SAML' });
        return getSamlEntry(provider, urls, id);
      }
      const { id, nonce, codeVerifier } = createOidcRequest();
      const entry = await oidc.getEntry(provider, urls, { id, nonce, codeVerifier });
      await insertRequest(db, { ...request, id, kind: 'OIDC', nonce, code_verifier: codeVerifier });
      return entry;
    },

    /**
     * Verifies a SAML response that the provider's page posted. The post is cross-site and has no cookies of the shop, so it signs in
     * no browser: it returns a code, with which the browser that started the sign-in finishes it.
     * @throws SignInRefusal
     */
    async acceptResponse(customerNumber: string, text: string, origin: string): Promise<string> {
      if (text.length > MAX_RESPONSE_BYTES) throw new SignInRefusal('invalid', 'the response is too long');
      const provider = await findProvider(db, customerNumber, 'SAML');
      if (!provider) throw new SignInRefusal('invalid', 'the organization has no SAML provider');
      const organizationId = provider.organization.id;
      const { inResponseTo } = readResponseHead(text);
      const request = await findOpenRequest(db, { id: inResponseTo, organizationId }, now());
      if (!request) throw expired('the response answers no open request');
      return withStart(request, async () => {
        const urls = getShopUrls(origin, customerNumber);
        const verified = await verifyResponse(provider, urls, text, request);
        const identity = readIdentity(provider, verified.attributes, verified.nameId);
        const code = createSecret();
        await db.transaction().execute(async (trx) => {
          if (!(await useRequest(trx, request.id, now()))) throw expired('the request was answered before');
          const { assertionId, expiresAt } = verified;
          if (!(await useAssertion(trx, { organizationId, assertionId, expiresAt })))
            throw expired('the assertion was used before');
          await keepIdentity(trx, request.id, {
            codeHash: digest(code),
            identity,
            expiresAt: later(CODE_MS),
          });
        });
        return code;
      });
    },

    /** Finishes a SAML sign-in. @param browser the value of the browser's cookie @throws SignInRefusal */
    async finishSaml(code: string, browser: string | undefined): Promise<VerifiedSignIn> {
      const request = isSecret(code) ? await findVerified(db, digest(code), now()) : undefined;
      if (!request) throw expired('the code is unknown');
      return withStart(request, async () => {
        checkBrowser(request, browser);
        const provider = await findProviderOfOrganization(db, request.organization_id);
        if (!provider) throw expired('the provider was removed');
        return admit(provider, request, request.identity);
      });
    },

    /**
     * Verifies the reply of an OpenID Connect provider. @param search the query of the reply @param browser the value of the browser's cookie
     * @throws SignInRefusal
     */
    async finishOidc(
      customerNumber: string,
      search: string,
      browser: string | undefined,
      origin: string,
    ): Promise<VerifiedSignIn> {
      const provider = await findProvider(db, customerNumber, 'OIDC');
      if (!provider) throw new SignInRefusal('invalid', 'the organization has no OpenID Connect provider');
      const id = new URLSearchParams(search).get('state') ?? '';
      const request = await findOpenRequest(db, { id, organizationId: provider.organization.id }, now());
      if (!request) throw expired('the reply answers no open request');
      return withStart(request, async () => {
        checkBrowser(request, browser);
        if (!(await useRequest(db, id, now()))) throw expired('the request was answered before');
        const { nonce, code_verifier: codeVerifier } = request;
        if (nonce === null || codeVerifier === null) throw expired('the request is of another kind');
        const urls = getShopUrls(origin, customerNumber);
        const attributes = await oidc.readReply(provider, urls, search, { id, nonce, codeVerifier });
        return admit(provider, request, readIdentity(provider, attributes));
      });
    },

    /** Finds a provider. @throws SignInRefusal */
    async find(customerNumber: string, kind: 'SAML' | 'OIDC'): Promise<IdentityProvider> {
      const provider = await findProvider(db, customerNumber, kind);
      if (!provider) throw new SignInRefusal('unknownDomain', 'the organization has no such provider');
      return provider;
    },

    checkOidc: oidc.check,
  };
}
