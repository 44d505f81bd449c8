import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { listDataRequests } from './privacy.repository.ts';

const ListQuery = Type.Object(
  { isOpen: Type.Optional(Type.Literal('true')) },
  { additionalProperties: false },
);

/**
 * Registers the endpoint of the data-requests command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function privacyOperatorRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  app.get<{ Querystring: { isOpen?: 'true' } }>(
    '/operator/data-requests',
    {
      schema: { hide: true, querystring: ListQuery } as object,
      onRequest: async (request) => access.admit(request),
    },
    async ({ query: { isOpen } }) => ({
      data: { requests: await listDataRequests(db, { isOpen: isOpen === 'true' }) },
    }),
  );
}
