import { randomBytes } from 'node:crypto';
import { type Profile, SAML, SamlStatusError, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Attributes } from './company-identity.ts';
import type { SamlProvider } from './provider.ts';
import { SignInRefusal } from './refusal.ts';
import { readResponseHead } from './saml-response.ts';
import type { ShopUrls } from './shop-urls.ts';

/** Tolerated difference between the clocks of the shop and the provider. */
const CLOCK_SKEW_MS = 60_000;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

const invalid = (reason: string, cause?: unknown) => new SignInRefusal('invalid', reason, cause);

/** An element as node-saml parses it: attributes in `$`, text in `_`, children in arrays under their local names. */
interface ParsedElement {
  $?: Record<string, string>;
  _?: string;
  [child: string]: ParsedElement[] | Record<string, string> | string | undefined;
}

const childrenOf = (element: ParsedElement | undefined, name: string): ParsedElement[] => {
  const children = element?.[name];
  return Array.isArray(children) ? children : [];
};

/** A statement about a person that both signatures cover. */
export interface VerifiedAssertion {
  assertionId: string;
  nameId: string | undefined;
  attributes: Attributes;
  /** The assertion is refused from then on, and need not be remembered any longer. */
  expiresAt: Date;
}

function createSaml(
  { settings }: SamlProvider,
  urls: ShopUrls,
  request: { id: string; createdAt?: string },
): SAML {
  const getCreation = async (id: string) => (id === request.id ? (request.createdAt ?? null) : null);
  return new SAML({
    entryPoint: settings.entryPoint,
    issuer: settings.audience ?? urls.metadata,
    audience: settings.audience ?? urls.metadata,
    callbackUrl: urls.acs,
    idpCert: settings.certificates,
    idpIssuer: settings.issuer,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
    acceptedClockSkewMs: CLOCK_SKEW_MS,
    signatureAlgorithm: 'sha256',
    generateUniqueId: () => request.id,
    validateInResponseTo: ValidateInResponseTo.always,
    // Requests are in the database, where each is used once; see `useRequest`.
    cacheProvider: { saveAsync: async () => null, getAsync: getCreation, removeAsync: async () => null },
  });
}

/** Creates the id of a request: an XML name that cannot be guessed. */
export const createRequestId = (): string => `_${randomBytes(24).toString('hex')}`;

/** Returns the URL at the provider that signs a person in. */
export const getSamlEntry = (provider: SamlProvider, urls: ShopUrls, id: string): Promise<string> =>
  createSaml(provider, urls, { id }).getAuthorizeUrlAsync('', undefined, {});

/** Describes the shop as a service provider, as XML. */
export const describeShop = (provider: SamlProvider, urls: ShopUrls): string =>
  createSaml(provider, urls, { id: createRequestId() }).generateServiceProviderMetadata(null);

/** Reads all attributes, also those that are stated in several elements of one name. */
function readAttributes(assertion: ParsedElement): Attributes {
  const values = new Map<string, string[]>();
  for (const statement of childrenOf(assertion, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, 'Attribute')) {
      const texts = childrenOf(attribute, 'AttributeValue').map((value) => value._ ?? '');
      const name = attribute.$?.Name ?? '';
      values.set(name, [...(values.get(name) ?? []), ...texts]);
    }
  return Object.fromEntries(values);
}

/** Checks that the assertion is for this shop, this request and now. node-saml leaves the recipient, and limits that are missing, to us. */
function checkConfirmation(assertion: ParsedElement, urls: ShopUrls, requestId: string): Date {
  const [subject] = childrenOf(assertion, 'Subject');
  const ends = childrenOf(subject, 'SubjectConfirmation')
    .filter(({ $ }) => $?.Method === BEARER)
    .flatMap((confirmation) => childrenOf(confirmation, 'SubjectConfirmationData'))
    .filter(({ $ }) => $?.Recipient === urls.acs && $.InResponseTo === requestId)
    .map(({ $ }) => Date.parse($?.NotOnOrAfter ?? ''))
    .filter((end) => end + CLOCK_SKEW_MS > Date.now());
  if (!ends.length) throw invalid('no confirmation of the assertion is for this shop, this request and now');
  const [conditions] = childrenOf(assertion, 'Conditions');
  if (!conditions) throw invalid('the assertion has no conditions');
  return new Date(Math.max(...ends) + CLOCK_SKEW_MS);
}

/**
 * Verifies a response: signed as a whole and its assertion signed again, both by a certificate of the provider; the answer to the given
 * request; for this shop; and not expired.
 * @param request whose id is in the response
 * @throws SignInRefusal
 */
export async function verifyResponse(
  provider: SamlProvider,
  urls: ShopUrls,
  text: string,
  request: { id: string },
): Promise<VerifiedAssertion> {
  const { destination } = readResponseHead(text);
  // The request has a lifetime of its own, which the caller has checked.
  const saml = createSaml(provider, urls, { id: request.id, createdAt: new Date().toISOString() });
  let profile: Profile | null;
  try {
    ({ profile } = await saml.validatePostResponseAsync({ SAMLResponse: text }));
  } catch (error) {
    // The status may be unsigned, but it only chooses the message.
    if (error instanceof SamlStatusError)
      throw new SignInRefusal('rejected', 'the provider reports an error', error);
    throw invalid('the response could not be verified', error);
  }
  if (!profile) throw invalid('the response has no assertion');
  if (profile.issuer !== provider.settings.issuer) throw invalid('the assertion is of another issuer');
  // Signed responses need a destination (SAML 2.0 bindings, 3.5.5.2).
  if (destination !== urls.acs) throw invalid('the response is for another address');
  const { Assertion: assertion } = (profile.getAssertion?.() ?? {}) as { Assertion?: ParsedElement };
  const assertionId = assertion?.$?.ID;
  if (!assertion || assertionId === undefined) throw invalid('the assertion has no id');
  const expiresAt = checkConfirmation(assertion, urls, request.id);
  return { assertionId, nameId: profile.nameID, attributes: readAttributes(assertion), expiresAt };
}
