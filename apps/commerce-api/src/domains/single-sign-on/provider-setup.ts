import { X509Certificate } from 'node:crypto';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { isLoopbackHost } from '../../kernel/http/trusted-proxies.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { encryptSecret } from './client-secrets.ts';
import type { AttributeNames, OidcSettings, ProviderKind, SamlSettings } from './provider.ts';

const strict = { additionalProperties: false } as const;
const CustomerNumber = Type.String({ minLength: 1, maxLength: 40 });
const Url = Type.String({ minLength: 1, maxLength: 1000 });
const Id = Type.String({ minLength: 1, maxLength: 1000, pattern: '^\\S(.*\\S)?$' });
const Attribute = Type.String({ minLength: 1, maxLength: 200 });
const Role = Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,39}$' });
const Domain = Type.String({ maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$' });
const Name = Type.Optional(Type.Union([Attribute, Type.Null()]));

/** Values of both kinds of providers; absent values stay as they are. */
const common = {
  domains: Type.Optional(Type.Array(Domain, { minItems: 1, maxItems: 50, uniqueItems: true })),
  email: Name,
  firstName: Name,
  lastName: Name,
  roleRules: Type.Optional(
    Type.Array(Type.Object({ attribute: Attribute, value: Attribute, role: Role }, strict), {
      maxItems: 100,
    }),
  ),
  defaultRole: Type.Optional(Type.Union([Role, Type.Null()])),
  isJustInTime: Type.Optional(Type.Boolean()),
  isPasswordAllowed: Type.Optional(Type.Boolean()),
};

const SamlChange = Type.Object(
  {
    kind: Type.Literal('SAML'),
    entryPoint: Type.Optional(Url),
    issuer: Type.Optional(Id),
    certificates: Type.Optional(
      Type.Array(Type.String({ maxLength: 20_000 }), { minItems: 1, maxItems: 10 }),
    ),
    audience: Type.Optional(Type.Union([Id, Type.Null()])),
    ...common,
  },
  strict,
);
const OidcChange = Type.Object(
  {
    kind: Type.Literal('OIDC'),
    issuer: Type.Optional(Url),
    clientId: Type.Optional(Id),
    clientSecret: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 1000 }), Type.Null()])),
    ...common,
  },
  strict,
);

/** A change to the identity provider of an organization. The schema also validates what an operator enters at the command line. */
export const ProviderChangeSchema = Type.Union([
  Type.Object({ customerNumber: CustomerNumber, provider: SamlChange }, strict),
  Type.Object({ customerNumber: CustomerNumber, provider: OidcChange }, strict),
  Type.Object({ customerNumber: CustomerNumber, provider: Type.Null() }, strict),
]);
export type ProviderChange = Static<typeof ProviderChangeSchema>;
type ProviderValues = NonNullable<ProviderChange['provider']>;

const invalid = (text: string) => badRequest('INVALID_REQUEST', operatorText(text));

/** Checks the URL of a provider: https, or http on this machine for tests. @throws ApiError 400 */
function checkUrl(name: string, text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  const isAllowed =
    url &&
    !url.username &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname)));
  if (text === undefined || !isAllowed)
    throw invalid(
      `${name} must be a URL that begins with https://${text === undefined ? '' : `, but is "${text}"`}.`,
    );
  return text;
}

function checkCertificate(pem: string): string {
  try {
    return new X509Certificate(pem).toString();
  } catch {
    throw invalid('A certificate is not a valid X.509 certificate in PEM format.');
  }
}

/** Returns the settings of a kind, with the values that a change does not name. @throws ApiError 400 for missing or invalid ones */
function mergeSettings(
  change: ProviderValues,
  current: Partial<SamlSettings & OidcSettings>,
): SamlSettings | OidcSettings {
  if (change.kind === 'OIDC') {
    const { issuer = current.issuer, clientId = current.clientId } = change;
    if (clientId === undefined) throw invalid('The client id is missing.');
    return { issuer: checkUrl('The issuer', issuer), clientId };
  }
  const { entryPoint = current.entryPoint, issuer = current.issuer } = change;
  const { certificates = current.certificates, audience = current.audience ?? null } = change;
  if (issuer === undefined) throw invalid('The issuer is missing.');
  if (!certificates?.length) throw invalid('A certificate is missing.');
  return {
    entryPoint: checkUrl('The entry point', entryPoint),
    issuer,
    certificates: certificates.map(checkCertificate),
    ...(audience === null ? {} : { audience }),
  };
}

function mergeAttributes(change: ProviderValues, current: AttributeNames): AttributeNames {
  const names = Object.entries({
    email: change.email === undefined ? current.email : change.email,
    firstName: change.firstName === undefined ? current.firstName : change.firstName,
    lastName: change.lastName === undefined ? current.lastName : change.lastName,
  }).filter((entry) => typeof entry[1] === 'string');
  return Object.fromEntries(names);
}

/** Replaces the domains of a provider. @throws ApiError 400 for a domain of another organization */
async function writeDomains(trx: Db, organizationId: string, domains: readonly string[]): Promise<void> {
  await trx.deleteFrom('identity_provider_domains').where('organization_id', '=', organizationId).execute();
  for (const domain of domains) {
    const row = await trx
      .insertInto('identity_provider_domains')
      .values({ domain, organization_id: organizationId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('domain')
      .executeTakeFirst();
    if (!row) throw invalid(`The domain ${domain} belongs to the provider of another organization.`);
  }
}

/** Encrypts a new client secret; a change of issuer or client drops the old one. */
function getSecret(
  change: ProviderValues,
  organizationId: string,
  stored: string | null,
  key: string | undefined,
): string | null {
  if (change.kind === 'SAML') return null;
  const { clientSecret, issuer, clientId } = change;
  if (clientSecret === undefined) return issuer === undefined && clientId === undefined ? stored : null;
  if (clientSecret === null) return null;
  if (key === undefined)
    throw invalid(
      'Set IDENTITY_PROVIDER_KEY, which encrypts client secrets, in the environment of the shop.',
    );
  return encryptSecret(key, organizationId, clientSecret);
}

/** Finds the one organization with a number, and locks it. @throws ApiError 404, 400 if several have the number */
async function lockOrganization(trx: Db, customerNumber: string): Promise<{ id: string; name: string }> {
  const found = await trx
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('customer_number', '=', customerNumber)
    .orderBy('id')
    .forUpdate()
    .execute();
  const [organization] = found;
  if (!organization)
    throw notFound(
      'ORGANIZATION_NOT_FOUND',
      operatorText(`There is no organization with the number ${customerNumber}.`),
    );
  // The number is in the URLs that the provider knows.
  if (found.length > 1) throw invalid(`Several organizations have the number ${customerNumber}.`);
  return organization;
}

/**
 * Sets or removes the identity provider of an organization. Its members have the flow SAML from then on, so that their users are managed in
 * the company's directory. Sign-ins in progress are canceled.
 * @throws ApiError 404 for an unknown organization or provider, 400 for missing or invalid settings
 */
export async function changeProvider(
  { database: { db }, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  { customerNumber, provider }: ProviderChange,
): Promise<{ message: string }> {
  return db.transaction().execute(async (trx) => {
    const organization = await lockOrganization(trx, customerNumber);
    const { id, name } = organization;
    const current = await trx
      .selectFrom('identity_providers')
      .selectAll()
      .where('organization_id', '=', id)
      .executeTakeFirst();
    await trx.deleteFrom('sign_in_requests').where('organization_id', '=', id).execute();
    if (!provider) {
      if (!current) throw notFound('PROVIDER_NOT_FOUND', operatorText(`${name} has no identity provider.`));
      await trx.deleteFrom('identity_providers').where('organization_id', '=', id).execute();
      await setFlow(trx, id, null);
      return { message: `${name}: identity provider removed. Members sign in with a password.` };
    }
    const isSameKind = current?.kind === provider.kind;
    const merged = mergeSettings(provider, isSameKind ? current.settings : {});
    const values = {
      kind: provider.kind,
      settings: JSON.stringify(merged),
      client_secret: getSecret(
        provider,
        id,
        isSameKind ? current.client_secret : null,
        settings.identityProviderKey,
      ),
      attributes: JSON.stringify(mergeAttributes(provider, isSameKind ? current.attributes : {})),
      role_rules: JSON.stringify(provider.roleRules ?? current?.role_rules ?? []),
      default_role:
        provider.defaultRole === undefined ? (current?.default_role ?? null) : provider.defaultRole,
      just_in_time: provider.isJustInTime ?? current?.just_in_time ?? true,
      password_allowed: provider.isPasswordAllowed ?? current?.password_allowed ?? true,
      updated_at: now(),
    };
    await trx
      .insertInto('identity_providers')
      .values({ organization_id: id, ...values })
      .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(values))
      .execute();
    if (provider.domains) await writeDomains(trx, id, provider.domains);
    const { count } = await trx
      .selectFrom('identity_provider_domains')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('organization_id', '=', id)
      .executeTakeFirstOrThrow();
    if (!count) throw invalid('Name at least one domain of email addresses.');
    await setFlow(trx, id, 'SAML');
    return { message: `${name}: members sign in with ${describeKind(provider.kind)} at ${merged.issuer}.` };
  });
}

const describeKind = (kind: ProviderKind): string => (kind === 'SAML' ? 'SAML' : 'OpenID Connect');

/** Sets the flow, which marks organizations whose users are managed elsewhere, whatever the protocol is. */
async function setFlow(trx: Db, organizationId: string, flow: 'SAML' | null): Promise<void> {
  await trx.updateTable('organizations').set({ flow }).where('id', '=', organizationId).execute();
}
