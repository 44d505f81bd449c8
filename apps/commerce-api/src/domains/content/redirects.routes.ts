import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf, Reply } from '@foolscap/core/contract';
import { type RedirectData, RedirectDataSchema, RedirectQuery } from '@foolscap/content/contract';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { changeRedirects, followRedirect, listRedirects, type RedirectChange } from './redirects.ts';

/** Registers the call that looks up an unknown address. */
export function redirectRoutes(
  app: FastifyInstance,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
): void {
  app.get<{ Querystring: { address: string } }>(
    '/content/redirect',
    {
      schema: {
        tags: ['content'],
        summary: 'Find the page that replaces an address of an earlier shop; counts the visit',
        querystring: RedirectQuery,
        response: { 200: Reply(RedirectDataSchema) },
      },
    },
    async ({ query: { address }, tenant }): Promise<{ data: RedirectData }> => {
      const to = await followRedirect(db, tenant, address, now());
      if (to === undefined)
        throw notFound('REDIRECT_NOT_FOUND', operatorText('There is no redirect from this address.'));
      return { data: { to } };
    },
  );
}

const strict = { additionalProperties: false };
const tenant = OneOf(['sdc', 'sba']);
const Body = Type.Union([
  Type.Object(
    { tenant, add: Type.Array(Type.Object({ from: Type.String(), to: Type.String() }, strict)) },
    strict,
  ),
  Type.Object({ tenant, remove: Type.String() }, strict),
]);

/** Maximum size of a list of redirects. */
const BODY_LIMIT = 10_000_000;

/** Registers the endpoints of the redirects command for a shop on the embedded database. Loopback only, with the shop's token. */
export function redirectOperatorRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: RedirectChange }>(
    '/operator/redirects',
    { schema: { hide: true, body: Body } as object, onRequest, bodyLimit: BODY_LIMIT },
    async ({ body }) => ({ data: await changeRedirects(db, body) }),
  );
  app.get('/operator/redirects', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { redirects: await listRedirects(db) },
  }));
}
