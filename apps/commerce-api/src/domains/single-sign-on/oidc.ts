import * as client from 'openid-client';
import type { Attributes } from './company-identity.ts';
import { getNeededNames } from './company-identity.ts';
import type { OidcProvider } from './provider.ts';
import { SignInRefusal } from './refusal.ts';
import type { ShopUrls } from './shop-urls.ts';

/** Time limit of each call to a provider, in seconds. */
const TIMEOUT_SECONDS = 10;
/** Discovery documents and keys are read again after this time. */
const DISCOVERY_MS = 10 * 60_000;
/** Maximum number of providers in memory; the oldest is dropped first. */
const MAX_PROVIDERS = 200;
const CLOCK_TOLERANCE_SECONDS = 60;
const SCOPE = 'openid email profile';

/** The secrets of one sign-in, which the reply of the provider must match. */
export interface OidcRequest {
  id: string;
  nonce: string;
  codeVerifier: string;
}

export const createOidcRequest = (): OidcRequest => ({
  id: client.randomState(),
  nonce: client.randomNonce(),
  codeVerifier: client.randomPKCECodeVerifier(),
});

/** Plain http is for providers on this machine only; the setup refuses it for others. */
const isInsecure = (url: string): boolean => url.startsWith('http:');

/** Codes of openid-client for a call that got no valid answer in time, rather than an invalid one. */
const UNREACHABLE: ReadonlySet<string> = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

function refuse(error: unknown): SignInRefusal {
  if (error instanceof SignInRefusal) return error;
  // The provider's own error, such as access_denied after Cancel.
  if (error instanceof client.AuthorizationResponseError)
    return new SignInRefusal('rejected', `the provider reports ${error.error}`, error);
  const code = (error as { code?: unknown }).code;
  return error instanceof TypeError || (typeof code === 'string' && UNREACHABLE.has(code))
    ? new SignInRefusal('unavailable', 'the provider does not answer', error)
    : new SignInRefusal('invalid', 'the reply of the provider could not be verified', error);
}

/** Converts claims to attributes: texts and lists of texts; other values are left out. */
function toAttributes(claims: Readonly<Record<string, unknown>>): Attributes {
  const texts = (value: unknown): string[] =>
    [value].flat().filter((each): each is string => typeof each === 'string');
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, texts(value)]));
}

/**
 * Creates the client of OpenID Connect providers: authorization code flow with PKCE, state and nonce, and ID tokens whose signature is
 * checked although they come from the provider directly.
 * @param readSecret decrypts the client secret of a provider; undefined for a client without one
 */
export function createOidcClient(readSecret: (provider: OidcProvider) => string | undefined) {
  const configurations = new Map<string, { until: number; configuration: Promise<client.Configuration> }>();

  async function discover(provider: OidcProvider): Promise<client.Configuration> {
    const { issuer, clientId } = provider.settings;
    const secret = readSecret(provider);
    return client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      secret === undefined ? client.None() : client.ClientSecretBasic(secret),
      {
        timeout: TIMEOUT_SECONDS,
        execute: [
          client.enableNonRepudiationChecks,
          ...(isInsecure(issuer) ? [client.allowInsecureRequests] : []),
        ],
      },
    );
  }

  /** Reads the provider's configuration, at most once in a while. Settings that changed since then are read again. */
  async function configurationOf(provider: OidcProvider): Promise<client.Configuration> {
    const { organization, settings, clientSecret } = provider;
    const key = JSON.stringify([organization.id, settings, clientSecret]);
    const known = configurations.get(key);
    if (known && known.until > Date.now()) return known.configuration;
    configurations.delete(key);
    const configuration = discover(provider);
    configurations.set(key, { until: Date.now() + DISCOVERY_MS, configuration });
    if (configurations.size > MAX_PROVIDERS) configurations.delete(configurations.keys().next().value!);
    try {
      return await configuration;
    } catch (error) {
      // The next sign-in tries again.
      configurations.delete(key);
      throw new SignInRefusal('unavailable', 'the configuration of the provider could not be read', error);
    }
  }

  return {
    /** Reads the provider's configuration, to check the settings. @throws SignInRefusal */
    check: async (provider: OidcProvider): Promise<void> => void (await configurationOf(provider)),

    /** Returns the URL at the provider that signs a person in. @throws SignInRefusal if the provider does not answer */
    async getEntry(provider: OidcProvider, urls: ShopUrls, request: OidcRequest): Promise<string> {
      const configuration = await configurationOf(provider);
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: urls.callback,
        scope: SCOPE,
        state: request.id,
        nonce: request.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },

    /**
     * Exchanges the code of a reply, and returns the verified claims of the person. Claims that the ID token does not have are read from the
     * provider's UserInfo.
     * @param search the query of the reply
     * @throws SignInRefusal
     */
    async readReply(
      provider: OidcProvider,
      urls: ShopUrls,
      search: string,
      request: OidcRequest,
    ): Promise<Attributes> {
      const configuration = await configurationOf(provider);
      try {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${urls.callback}${search}`),
          {
            expectedState: request.id,
            expectedNonce: request.nonce,
            pkceCodeVerifier: request.codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (!claims) throw new SignInRefusal('invalid', 'the provider sent no ID token');
        const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const isComplete = getNeededNames(provider).every((name) => Object.hasOwn(claims, name));
        const more =
          hasUserInfo && !isComplete
            ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {};
        const person: Record<string, unknown> = { ...more, ...claims };
        // Some providers send it as a text.
        if (person.email_verified !== undefined && String(person.email_verified) !== 'true')
          throw new SignInRefusal('noEmail', 'the provider has not verified the email address');
        return toAttributes(person);
      } catch (error) {
        throw refuse(error);
      }
    },
  };
}
