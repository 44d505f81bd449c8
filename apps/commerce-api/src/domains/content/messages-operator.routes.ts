import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { closeMessage, listMessages, type MessageKind } from './messages.ts';
import { listSubscribers } from './newsletter.ts';

const strict = { additionalProperties: false };
const CloseBody = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }, strict);
const ListQuery = Type.Object(
  {
    kind: Type.Optional(OneOf(['contact', 'feedback'])),
    isOpen: Type.Optional(Type.Literal('true')),
  },
  strict,
);

/**
 * Registers the endpoints of the messages command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function messagesOperatorRoutes(
  app: FastifyInstance,
  db: Db,
  now: () => Date,
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.get<{ Querystring: { kind?: MessageKind; isOpen?: 'true' } }>(
    '/operator/messages',
    { schema: { hide: true, querystring: ListQuery } as object, onRequest },
    async ({ query: { isOpen, ...filter } }) => ({
      data: { messages: await listMessages(db, { ...filter, isOpen: isOpen === 'true' }) },
    }),
  );
  app.post<{ Body: { id: number } }>(
    '/operator/messages',
    { schema: { hide: true, body: CloseBody } as object, onRequest },
    async ({ body }) => ({ data: await closeMessage(db, body.id, now()) }),
  );
  app.get('/operator/subscribers', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { subscribers: await listSubscribers(db) },
  }));
}
