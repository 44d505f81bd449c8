import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { changeToggle, listToggles, type ToggleChange, type Toggles } from './toggles.ts';

const Body = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100 }),
    on: Type.Boolean(),
    tenant: Type.Optional(OneOf(['sdc', 'sba'])),
  },
  { additionalProperties: false },
);

/**
 * Registers the endpoints of the toggles command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function togglesRoutes(app: FastifyInstance, db: Db, toggles: Toggles, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: ToggleChange }>(
    '/operator/toggles',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => {
      const done = await changeToggle(db, request.body);
      toggles.refresh();
      return { data: done };
    },
  );
  app.get('/operator/toggles', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { toggles: await listToggles(db) },
  }));
}
