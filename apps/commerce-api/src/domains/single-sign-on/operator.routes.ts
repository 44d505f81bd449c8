import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { checkProvider } from './check-provider.ts';
import type { IdentityProvider } from './provider.ts';
import { changeProvider, type ProviderChange, ProviderChangeSchema } from './provider-setup.ts';
import { listProviders } from './providers.repository.ts';
import { getOrigin, getShopUrls } from './shop-urls.ts';
import { createSingleSignOnService } from './single-sign-on.service.ts';

type Context = Pick<ApiContext, 'database' | 'settings' | 'now'>;
type Shop = { protocol: 'http' | 'https'; host: string };

const describeRoles = ({ roleRules, defaultRole }: IdentityProvider): string =>
  [
    ...roleRules.map(({ attribute, value, role }) => `${attribute}=${value} is ${role}`),
    defaultRole === null ? 'others are refused' : `others are ${defaultRole}`,
  ].join(', ');

/** Describes the providers, several lines each, with the URLs that they need. Secrets are left out. */
export async function describeProviders(context: Context, shop: Shop): Promise<string[]> {
  const listed = await listProviders(context.database.db);
  return listed.flatMap(({ provider, isPasswordAllowed }) => {
    const { organization, settings } = provider;
    const urls = getShopUrls(getOrigin(context.settings, shop), organization.customerNumber);
    return [
      `${organization.customerNumber}  ${organization.name}  ${provider.kind}  ${settings.issuer}`,
      `  domains: ${provider.domains.join(', ')}`,
      `  roles: ${describeRoles(provider)}`,
      `  new members: ${provider.isJustInTime ? 'created at the first sign-in' : 'refused'}`,
      `  passwords: ${isPasswordAllowed ? 'allowed' : 'refused'}`,
      ...(provider.kind === 'SAML'
        ? [
            `  entry point: ${provider.settings.entryPoint}`,
            `  certificates: ${provider.settings.certificates.length}`,
            `  audience (entity id): ${provider.settings.audience ?? urls.metadata}`,
            `  reply URL (ACS): ${urls.acs}`,
            `  metadata: ${urls.metadata}`,
          ]
        : [
            `  client: ${provider.settings.clientId}, ${provider.clientSecret === null ? 'without a secret' : 'with a secret'}`,
            `  redirect URI: ${urls.callback}`,
          ]),
    ];
  });
}

/** Checks the provider of an organization. @returns what was found @throws ApiError 404 for an organization without one */
export async function testProvider(context: Context, customerNumber: string): Promise<string[]> {
  const listed = await listProviders(context.database.db);
  const found = listed.find(({ provider }) => provider.organization.customerNumber === customerNumber);
  if (!found)
    throw notFound('PROVIDER_NOT_FOUND', operatorText(`${customerNumber} has no identity provider.`));
  const { checkOidc } = createSingleSignOnService(context);
  return checkProvider(found.provider, checkOidc, context.now());
}

/**
 * Registers the endpoints of the identity-providers command for a shop that runs on the embedded database. Loopback only, and only with the
 * shop's token.
 */
export function identityProviderRoutes(app: FastifyInstance, context: Context, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: ProviderChange }>(
    '/operator/identity-providers',
    { schema: { hide: true, body: ProviderChangeSchema } as object, onRequest },
    async (request) => ({ data: await changeProvider(context, request.body) }),
  );
  app.get(
    '/operator/identity-providers',
    { schema: { hide: true } as object, onRequest },
    async (request) => ({
      data: { lines: await describeProviders(context, request) },
    }),
  );
  app.post<{ Body: { customerNumber: string } }>(
    '/operator/identity-providers/test',
    {
      schema: {
        hide: true,
        body: Type.Object(
          { customerNumber: Type.String({ maxLength: 40 }) },
          { additionalProperties: false },
        ),
      } as object,
      onRequest,
    },
    async (request) => ({ data: { lines: await testProvider(context, request.body.customerNumber) } }),
  );
}
