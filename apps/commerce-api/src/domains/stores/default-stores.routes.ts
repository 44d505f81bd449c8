import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { changeDefaultStore, type DefaultStoreChange, listDefaultStores } from './tenant-places.ts';

const Body = Type.Object(
  {
    tenant: OneOf(['sdc', 'sba']),
    storeNumber: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
    zipCode: Type.Optional(Type.String({ pattern: '^[0-9]{5}$' })),
    state: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  },
  { additionalProperties: false },
);

/**
 * Registers the endpoints of the default-store command for a shop that runs on the embedded database. Loopback only, and only with the
 * shop's token.
 */
export function defaultStoreRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: DefaultStoreChange }>(
    '/operator/default-stores',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => ({ data: await changeDefaultStore(db, request.body) }),
  );
  app.get('/operator/default-stores', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { 'default-stores': await listDefaultStores(db) },
  }));
}
