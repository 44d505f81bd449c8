import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { ApiContext } from '../../kernel/context.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { changeThirdParties, listThirdPartyPrograms, type ThirdPartyChange } from './third-party-setup.ts';

const strict = { additionalProperties: false } as const;
const CustomerNumber = Type.String({ minLength: 1, maxLength: 40 });
const Code = Type.String({ pattern: '^[A-Z0-9][A-Z0-9_-]{0,39}$' });
const Name = Type.String({ minLength: 1, maxLength: 50 });

/** The page that signs third-party users in. */
const LOGIN_PAGE = '/office/supplies/tps-login';
/** Maximum lifetime of a link: 30 days. */
export const MAX_LINK_HOURS = 720;

/** A change to partner programs. The schema also validates what an operator enters at the command line. */
export const ThirdPartyChangeSchema = Type.Union([
  Type.Object(
    {
      customerNumber: CustomerNumber,
      program: Type.Object({ code: Code, name: Type.Union([Name, Type.Null()]) }, strict),
    },
    strict,
  ),
  Type.Object(
    {
      customerNumber: CustomerNumber,
      link: Type.Object(
        {
          tpsCode: Code,
          firstName: Name,
          lastName: Name,
          email: Type.String({ minLength: 1, maxLength: 254 }),
          hours: Type.Integer({ minimum: 1, maximum: MAX_LINK_HOURS }),
        },
        strict,
      ),
    },
    strict,
  ),
]);

/** Applies a change and describes it. The description of a new link contains its URL, which is not available anywhere else. */
export async function applyThirdPartyChange(
  { database: { db }, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  change: ThirdPartyChange,
  shop: { protocol: 'http' | 'https'; host: string },
): Promise<{ message: string }> {
  const { message, token } = await changeThirdParties(db, change, now());
  if (token === undefined) return { message };
  const url = createPageUrls(settings)({ tenant: 'sba', ...shop }, `${LOGIN_PAGE}?token=${token}`);
  return { message: `${message}\n${url}` };
}

/**
 * Registers the endpoints of the third-parties command for a shop that runs on the embedded database. Loopback only, and only with the
 * shop's token.
 */
export function thirdPartyRoutes(app: FastifyInstance, context: ApiContext, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: ThirdPartyChange }>(
    '/operator/third-parties',
    { schema: { hide: true, body: ThirdPartyChangeSchema } as object, onRequest },
    async (request) => ({
      data: await applyThirdPartyChange(context, request.body, {
        protocol: request.protocol,
        host: request.host,
      }),
    }),
  );
  app.get('/operator/third-parties', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { 'third-parties': await listThirdPartyPrograms(context.database.db, context.now()) },
  }));
}
